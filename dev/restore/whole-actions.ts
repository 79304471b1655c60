import type { AgreedStay, changedStay, WrittenDetails } from '../../domain/stay/stay-update.ts'
import type { Between, MergedTable, VersionedTable } from './merge-table.ts'
import { isSame, type Row } from './rows.ts'
import type { Table } from './tables.ts'

/**
 * Actions on stays between `restored` and `base`.
 * Each is merged completely or not at all. If a stay got an action's audit row but kept its old
 * version, the next action on the stay would fail.
 */
export interface ActionsBetween {
  /** Audit rows of the actions, by stay id (an SQL literal). */
  audit: ReadonlyMap<string, readonly Row[]>
  /** Returns the id (an SQL literal) of the stay that a row belongs to, or `null`. */
  stayOf: StayOf
}

type StayOf = (table: Table, row: Row) => string | null

export function actionsBetween(tables: readonly VersionedTable[]): ActionsBetween {
  const audit = new Map<string, Row[]>()
  const { now, base, restored } = tables.find(({ table }) => table.name === 'audit')?.versions ?? {}
  for (const [key, row] of now ?? []) {
    const id = row.get('stay_id')
    if (!id || restored?.has(key) || !isSame(row, base?.get(key))) continue
    audit.set(id, [...(audit.get(id) ?? []), row])
  }
  return { audit, stayOf: stayFinder(tables) }
}

function stayFinder(tables: readonly VersionedTable[]): StayOf {
  const byName = new Map(tables.map((entry) => [entry.table.name, entry]))
  const stayOf: StayOf = ({ name, references }, row) => {
    const own = row.get(name === 'stays' ? 'id' : 'stay_id') ?? 'NULL'
    if (own !== 'NULL') return own
    for (const { column, parent } of references) {
      const above = byName.get(parent)
      const found = above?.versions.now.get(row.get(column) ?? 'NULL')
      const id = above && found ? stayOf(above.table, found) : null
      if (id) return id
    }
    return null
  }
  return stayOf
}

/**
 * Returns the ids of stays whose actions between `restored` and `base` are merged.
 * Includes a stay only if the merge inserts at least one of its audit rows.
 */
export function keptStays({ audit }: ActionsBetween, merged: readonly MergedTable[]): Set<string> {
  const inserts = merged.find(({ table }) => table.name === 'audit')?.inserts ?? new Map()
  const ids = [...inserts.values()].map((row) => row.get('stay_id'))
  return new Set(ids.filter((id) => audit.has(id)))
}

/**
 * Tells which changes of a table between `restored` and `base` count as real work.
 * `stays` contains the ids (SQL literals) of stays whose actions count.
 */
export function workOf(
  { audit, stayOf }: ActionsBetween,
  table: Table,
  stays: ReadonlySet<string>,
): Between {
  const keptStay = (row: Row) => {
    const id = stayOf(table, row)
    return id && stays.has(id) ? id : null
  }
  return {
    isInserted: (row) => keptStay(row) !== null,
    isChanged: (row, column) => {
      // An email sent between `restored` and `base` must not be sent again.
      if (sentBetween.has(table.name)) return true
      const id = keptStay(row)
      if (!id) return false
      if (table.name !== 'stays') return changedByActions.has(table.name)
      const written = columnsOfStay.get(column)
      return written !== undefined && (audit.get(id) ?? []).some(written)
    },
  }
}

/** Tables whose rows change when emails are sent. */
const sentBetween = new Set(['outbox', 'mailbox_turns'])

/** Tables other than `stays` and `sentBetween` in which actions change existing rows. */
const changedByActions = new Set(['payments', 'refunds', 'disputes', 'bags', 'pass_links'])

type Changed = ReturnType<typeof changedStay>

/** Columns of a stay that every action writes. */
const ofEach: Record<Exclude<keyof Changed, keyof AgreedStay | keyof WrittenDetails>, string> = {
  status: 'status',
  endedAt: 'ended_at',
  conflictAt: 'conflict_at',
  unpricedAt: 'unpriced_at',
  version: 'version',
  updatedAt: 'updated_at',
  totalPrice: 'total_price',
  netPrice: 'net_price',
  received: 'received',
  refunded: 'refunded',
  chargedBack: 'charged_back',
  balance: 'balance',
  disputed: 'disputed',
  paymentStatus: 'payment_status',
}

/**
 * Columns of a stay that an action wrote if its audit row contains a replaced value.
 * The audit lacks replaced values of `storage_type` and `moved_late_at`, so values of other columns
 * stand in for them.
 */
const ofChanges: Record<keyof AgreedStay, [column: string, replaced: RegExp]> = {
  luggageCount: ['luggage_count', /"wasLuggageCount"/],
  storageType: ['storage_type', /"was(StartDate|EndDate|PickUpAt|Duration)"/],
  startDate: ['start_date', /"wasStartDate"/],
  endDate: ['end_date', /"wasEndDate"/],
  pickUpAt: ['pick_up_at', /"wasPickUpAt"/],
  duration: ['duration', /"wasDuration"/],
  movedLateAt: ['moved_late_at', /"wasStartDate"/],
}

/**
 * Columns of a stay that an action wrote if its audit row names the detail.
 * The detail `email` covers three columns.
 */
const ofWritten: Record<keyof WrittenDetails | 'emailKey', [column: string, named: RegExp]> = {
  customerName: ['customer_name', /"details":"[^"]*name/],
  customerEmail: ['customer_email', /"details":"[^"]*email/],
  emailKey: ['email_key', /"details":"[^"]*email/],
  // Correcting the email address doesn't always raise the link number. If the number is unchanged,
  // there is nothing to merge.
  linkNumber: ['link_number', /"details":"[^"]*email/],
  customerPhone: ['customer_phone', /"details":"[^"]*phone/],
  deskNote: ['desk_note', /"details":"note"/],
}

/**
 * Functions by column of a stay.
 * Each returns true if the action of an audit row may have written the column.
 */
const columnsOfStay = new Map<string, (row: Row) => boolean>([
  ...Object.values(ofEach).map((column) => [column, () => true] as const),
  ...[...Object.values(ofChanges), ...Object.values(ofWritten)].map(
    ([column, replaced]) => [column, (row: Row) => replaced.test(row.get('data') ?? '')] as const,
  ),
])
