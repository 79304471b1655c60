import type { Cents } from '../business/money.ts'
import type { StayStatus } from '../business/stay.ts'
import type { Refusal } from '../input/refusal.ts'
import { type DrawerMovement, takenBack } from '../payments/drawer.ts'
import type { Charge, ChargeKind, Payment } from '../payments/money-rows.ts'
import { agreedBefore, unpricedBefore } from '../stay/audited-update.ts'
import { isPromised, passBack } from '../stay/collectors.ts'
import type { Bag, StayRecord } from '../stay/stay-record.ts'
import {
  type ActionContext,
  type StayAuditAction,
  type StayUpdate,
  unchanged,
} from '../stay/stay-update.ts'

export const undoMinutes = 30

const undoable: readonly StayAuditAction[] = [
  'walked_in',
  'check_in',
  'bags_added',
  'check_out',
  'bags_collected',
  'payment_taken',
  'fiscal_noted',
  'complete',
]

/** Latest update that an undo would reverse (see `lastChange` in the Worker). */
export interface LastChange {
  action: StayAuditAction
  actor: StayUpdate['actor']
  /** Version of the stay after this update. Later updates may have raised the stay's version. */
  version: number
  /** Version of the stay when this update was read. */
  stayVersion: number
  fromStatus: StayStatus | null
  data: StayUpdate['data']
  at: Date
  charges: readonly Charge[]
  bags: readonly string[]
  payments: readonly string[]
}

/**
 * Undoes the last staff action on a stay, within `undoMinutes`, if it is `undoable`.
 * Its refunds stay, so the guest owes that money again. Bags that come back get `tags`, by default
 * their own.
 */
export function undo(
  record: StayRecord,
  last: LastChange,
  tags: readonly number[] | undefined,
  context: ActionContext,
): StayUpdate | Refusal {
  const isLast = last.stayVersion === record.stay.version
  if (!isLast || last.actor !== 'staff' || !undoable.includes(last.action))
    return { refused: 'nothing_to_undo' }
  if (context.at.getTime() - last.at.getTime() > undoMinutes * 60_000)
    return { refused: 'undo_too_late' }
  const left = leftBy(record, last)
  const under = tags ?? left
  const bags = bagsBack(record, last, under, context)
  const payments = record.payments.filter(({ id }) => last.payments.includes(id))
  if (!bags) return { refused: 'tags_invalid' }
  if (under.some((tag) => !left.includes(tag) && isPromised(record, tag)))
    return { refused: 'tags_invalid' }
  if (payments.some(({ refundedCents }) => refundedCents > 0)) return { refused: 'nothing_to_undo' }
  return {
    ...unchanged(record, context.actor),
    action: 'undone',
    data: { undone: last.action, version: last.version },
    // A walk-in has no earlier status, so undoing it cancels the stay.
    status: last.fromStatus ?? 'cancelled',
    agreed: agreedBefore(last.data),
    ...unpricedBefore(last.data),
    charges: reversed(last.charges),
    payments: [
      ...payments.map((payment) => voided(payment, context.at)),
      ...unnumbered(record.payments, last.data.payment, last),
    ],
    refunds: unnumbered(record.refunds, last.data.refund, last),
    drawer: cashBack(record, last),
    bags,
    collectors: passBack(record, last.data, left, under),
  }
}

function leftBy({ bags }: StayRecord, last: LastChange): number[] {
  const left = bags.filter(({ id, status }) => last.bags.includes(id) && status === 'collected')
  return left.map(({ tag }) => tag)
}

/**
 * Voids the rows of the update's bags, and adds new rows for bags that come back.
 * Returns `null` unless there is one unique tag for each of them.
 */
function bagsBack(
  record: StayRecord,
  last: LastChange,
  under: readonly number[],
  { newId }: ActionContext,
): Bag[] | null {
  const own = record.bags.filter(({ id }) => last.bags.includes(id))
  const left = own.filter(({ status }) => status === 'collected')
  if (new Set(under).size < under.length || under.length !== left.length) return null
  const back = under.map((tag, place): Bag => {
    const photo = left[place]?.photo ?? null
    return { id: newId(), tag, status: 'inside', outTo: null, collectorId: null, photo }
  })
  const before = own.map(
    (bag): Bag => ({ ...bag, status: 'voided', photo: left.includes(bag) ? null : bag.photo }),
  )
  return [...before, ...back]
}

function unnumbered<Row extends { id: string }>(
  rows: readonly Row[],
  id: unknown,
  { action }: LastChange,
): (Row & { fiscalNumber: null })[] {
  if (action !== 'fiscal_noted') return []
  return rows.filter((row) => row.id === id).map((row) => ({ ...row, fiscalNumber: null }))
}

function cashBack({ drawer }: StayRecord, { payments }: LastChange): DrawerMovement[] {
  const isTaken = ({ kind, paymentId }: DrawerMovement) =>
    kind === 'payment' && payments.includes(paymentId ?? '')
  return drawer.filter(isTaken).map(takenBack)
}

function voided(payment: Payment, at: Date): Payment {
  return { ...payment, status: 'voided', receivedCents: 0, voidedAt: at }
}

/** Undoable charge kinds with only one valid sign, each with the kind that reverses it. */
const counterKinds: Partial<Record<ChargeKind, ChargeKind>> = {
  quote: 'not_due',
  reinstated: 'not_due',
  not_due: 'reinstated',
}

function reversed(charges: readonly Charge[]): Charge[] {
  return charges.map(({ kind, cents }) => {
    const back: Cents = -cents
    return { kind: counterKinds[kind] ?? kind, cents: back }
  })
}
