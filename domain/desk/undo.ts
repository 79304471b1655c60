import type { Cents } from '../business/money.ts'
import type { StayStatus } from '../business/stay.ts'
import type { Refusal } from '../input/refusal.ts'
import { type DrawerMovement, takenBack } from '../payments/drawer.ts'
import type { Charge, ChargeKind, Payment } from '../payments/money-rows.ts'
import { agreedBefore, unpricedBefore } from '../stay/audited-update.ts'
import { passBack } from '../stay/collectors.ts'
import type { Bag, StayRecord } from '../stay/stay-record.ts'
import {
  type ActionContext,
  type StayAuditAction,
  type StayUpdate,
  unchanged,
} from '../stay/stay-update.ts'

/** For how many minutes a mistake at the counter can be taken back. */
export const undoMinutes = 30

const undoable: readonly StayAuditAction[] = [
  'walked_in',
  'check_in',
  'check_out',
  'bags_collected',
  'payment_taken',
  'fiscal_noted',
]

/** The last thing that was done to a stay, with the rows that it wrote; Stripe's news of its refunds apart. */
export interface LastChange {
  action: StayAuditAction
  actor: StayUpdate['actor']
  /** Its own; news of Stripe's may have raised the stay's since. */
  version: number
  /** The stay's, now: whatever else happened since has raised it. */
  stayVersion: number
  fromStatus: StayStatus | null
  data: StayUpdate['data']
  at: Date
  charges: readonly Charge[]
  /** Ids of the bags that it took in or gave out, and of the payments that it began. */
  bags: readonly string[]
  payments: readonly string[]
}

/**
 * Takes back the last thing that staff did to a stay: what came in is out again, what went out is in,
 * money that was noted is voided, and each charge gets its counter-row. Money that went back stays
 * where it is, and is due again. Bags that come back hang under their own tags, or under `tags`.
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
  if (payments.some(({ refundedCents }) => refundedCents > 0)) return { refused: 'nothing_to_undo' }
  return {
    ...unchanged(record, context.actor),
    action: 'undone',
    data: { undone: last.action, version: last.version },
    // A guest who came without a booking has none to go back to.
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

/** The tags of the bags that left by it. */
function leftBy({ bags }: StayRecord, last: LastChange): number[] {
  const left = bags.filter(({ id, status }) => last.bags.includes(id) && status === 'collected')
  return left.map(({ tag }) => tag)
}

/** The rows of bags that were taken in, as if they had not been, and of those that left, inside again. */
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
  // The photo goes with the bag.
  const before = own.map(
    (bag): Bag => ({ ...bag, status: 'voided', photo: left.includes(bag) ? null : bag.photo }),
  )
  return [...before, ...back]
}

/** The row whose fiscal number was noted by mistake, without it. */
function unnumbered<Row extends { id: string }>(
  rows: readonly Row[],
  id: unknown,
  { action }: LastChange,
): (Row & { fiscalNumber: null })[] {
  if (action !== 'fiscal_noted') return []
  return rows.filter((row) => row.id === id).map((row) => ({ ...row, fiscalNumber: null }))
}

/** The cash of a payment leaves the drawer as it came. */
function cashBack({ drawer }: StayRecord, { payments }: LastChange): DrawerMovement[] {
  const isTaken = ({ kind, paymentId }: DrawerMovement) =>
    kind === 'payment' && payments.includes(paymentId ?? '')
  return drawer.filter(isTaken).map(takenBack)
}

function voided(payment: Payment, at: Date): Payment {
  return { ...payment, status: 'voided', receivedCents: 0, voidedAt: at }
}

/** Kinds that have one sign alone are reversed by the kind that has the other. */
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
