import { hasEnded, type StayStatus } from '../business/stay.ts'
import { accountOf, returnedOf } from '../payments/account.ts'
import type { CashCurrency, DrawerMovement } from '../payments/drawer.ts'
import type {
  Account,
  Charge,
  Dispute,
  MoneyRows,
  Payment,
  Refund,
} from '../payments/money-rows.ts'
import type { AuditData } from './audit-data.ts'
import type { Bag, Collector, Stay, StayRecord } from './stay-record.ts'
import type { StayTransitionName } from './stay-transition.ts'

/** Mails about a stay; `worker/email/` writes each. */
export type StayEmailKind =
  | 'booking_confirmed'
  | 'reservation_confirmed'
  | 'request_noted'
  | 'request_expired'
  | 'drop_off_reminder'
  | 'pick_up_reminder'
  | 'stay_changed'
  | 'stay_cancelled'
  | 'no_show'
  | 'luggage_abandoned'
  | 'luggage_collected'
  | 'refunded'
  | 'refund_delayed'
  | 'receipt'
  | 'overpayment'
  | 'pass_link'
  | 'new_booking'
  | 'request_received'
  | 'payment_expired'
  | 'payment_declined'
  | 'change_declined'
  | 'change_not_applied'
  | 'payment_in_review'
  | 'payment_review'
  | 'dispute_opened'
  | 'dispute_lost'
  | 'dispute_closed'
  | 'refund_failed'

/** What guests, staff, Stripe and the timed jobs do to a stay, as the audit names it. */
export type StayAuditAction =
  | 'booked'
  | 'requested'
  | 'reserved'
  | 'walked_in'
  | 'payment_synced'
  | 'payment_expired'
  | 'change_payment_started'
  | 'review_accepted'
  | 'refund_requested'
  | 'refund_refused'
  | 'changed'
  | 'bags_collected'
  | 'payment_taken'
  | 'price_set'
  | 'undone'
  | 'resolved'
  | 'written_off'
  | 'overpayment_kept'
  | 'paid_out'
  | 'fiscal_noted'
  | 'contacted'
  | 'collector_named'
  | 'collector_revoked'
  | Exclude<StayTransitionName, 'take_in'>

/** Why staff have to look at a stay: what no row tells by itself. */
export type AttentionReason = 'conflict' | 'unpriced'

/** The parts of a stay that a guest or staff may change. */
export type AgreedStay = Pick<
  Stay,
  'luggageCount' | 'storageType' | 'startDate' | 'endDate' | 'pickUpAt' | 'duration'
>

/**
 * One change of a stay, with everything that follows from it: it is written whole, or, where someone
 * else changed the stay first, not at all. Rows of payments, refunds, disputes and bags stand here as they
 * are to be, whether they are new or known.
 */
export interface StayUpdate {
  action: StayAuditAction
  actor: 'guest' | 'staff' | 'stripe' | 'system'
  /** Facts and staff's reasons for the audit; no name, address or phone number. */
  data: AuditData
  status: StayStatus
  agreed?: Partial<AgreedStay>
  /** Reasons to look at the stay that it brings, or that stand again since then; false where it settles one. */
  attention?: Partial<Record<AttentionReason, boolean | Date>>
  charges: readonly Charge[]
  payments: readonly Payment[]
  refunds: readonly Refund[]
  disputes: readonly Dispute[]
  bags: readonly Bag[]
  /** Cash that goes over the counter; such a row is only ever added. */
  drawer: readonly DrawerMovement[]
  /** Pick-up passes as they are to be, new or known. */
  collectors: readonly Collector[]
  emails: readonly StayEmailKind[]
}

/** When it is done, and the ids of new rows: what a pure rule cannot know. */
interface Circumstances {
  at: Date
  newId: () => string
}

export interface StaffContext extends Circumstances {
  actor: 'staff'
  /** The guest stands at the counter, and staff hand over what goes back by hand. */
  inPerson: boolean
  /** Cash goes back in this currency; in euros unless it is said. */
  cashCurrency?: CashCurrency | undefined
  /** It was done while the line was down: a fact, to be recorded wherever the stay stands by now. */
  hasHappened?: boolean
  /** When staff last tried to reach the guest; `null` if nobody has. */
  contactedAt?: Date | null | undefined
}

interface OtherContext extends Circumstances {
  actor: Exclude<StayUpdate['actor'], 'staff'>
}

/** Who does something to a stay. */
export type ActionContext = StaffContext | OtherContext

export function hasHappened(context: ActionContext): boolean {
  return context.actor === 'staff' && context.hasHappened === true
}

/** A change that changes nothing: every rule starts from it. */
export function unchanged(
  { stay }: StayRecord,
  actor: ActionContext['actor'],
): Omit<StayUpdate, 'action'> {
  const { status } = stay
  const noRows = { charges: [], payments: [], refunds: [], disputes: [], drawer: [] }
  return { actor, data: {}, status, ...noRows, bags: [], collectors: [], emails: [] }
}

function merged<Row extends { id: string }>(rows: readonly Row[], changed: readonly Row[]): Row[] {
  const known = new Set(rows.map(({ id }) => id))
  const after = new Map(changed.map((row) => [row.id, row]))
  return [
    ...rows.map((row) => after.get(row.id) ?? row),
    ...changed.filter(({ id }) => !known.has(id)),
  ]
}

/** The rows after a change. Payments that the change does not touch are the same objects as before. */
export function rowsAfter(rows: MoneyRows, change: Partial<MoneyRows>): MoneyRows {
  const refunds = merged(rows.refunds, change.refunds ?? [])
  return {
    charges: [...rows.charges, ...(change.charges ?? [])],
    payments: merged(rows.payments, change.payments ?? []).map((row) => refundedBy(refunds, row)),
    refunds,
    disputes: merged(rows.disputes, change.disputes ?? []),
  }
}

/** The payment with what its refunds make of it. */
function refundedBy(refunds: readonly Refund[], payment: Payment): Payment {
  const { cents } = returnedOf(refunds, payment)
  return cents === payment.refundedCents ? payment : { ...payment, refundedCents: cents }
}

type ChangedStay = Partial<AgreedStay> &
  Account &
  Pick<Stay, 'status' | 'endedAt' | 'conflictAt' | 'unpricedAt' | 'version' | 'updatedAt'>

/** What a change writes to the stay's own row, never the guest's own words or the desk's note. */
export function changedStay(record: StayRecord, change: StayUpdate, at: Date): ChangedStay {
  const { status, attention } = change
  const { endedAt, conflictAt, unpricedAt, version } = record.stay
  return {
    ...change.agreed,
    ...accountOf(rowsAfter(record, change)),
    status,
    endedAt: hasEnded(status) ? (endedAt ?? at) : null,
    conflictAt: sinceWhen(conflictAt, attention?.conflict, at),
    unpricedAt: sinceWhen(unpricedAt, attention?.unpriced, at),
    version: version + 1,
    updatedAt: at,
  }
}

/** Since when a reason stands: one that is noted twice, since the first time. */
function sinceWhen(before: Date | null, stands: boolean | Date | undefined, at: Date): Date | null {
  if (stands === undefined) return before
  if (stands instanceof Date) return stands
  return stands ? (before ?? at) : null
}

/** A stay's file after a change: rows, account, state and version; the database holds the same. */
export function recordAfter(record: StayRecord, change: StayUpdate, at: Date): StayRecord {
  const stay = { ...record.stay, ...changedStay(record, change, at) }
  const bags = merged(record.bags, change.bags)
  const drawer = [...record.drawer, ...change.drawer]
  const collectors = merged(record.collectors, change.collectors)
  return { stay, ...rowsAfter(record, change), bags, drawer, collectors }
}

/** Two changes as one, the second of which was made of the file after the first; it keeps the first's name. */
export function joined(first: StayUpdate, second: StayUpdate): StayUpdate {
  return {
    ...first,
    status: second.status,
    data: { ...first.data, ...second.data },
    agreed: { ...first.agreed, ...second.agreed },
    attention: { ...first.attention, ...second.attention },
    charges: [...first.charges, ...second.charges],
    payments: merged(first.payments, second.payments),
    refunds: merged(first.refunds, second.refunds),
    disputes: merged(first.disputes, second.disputes),
    bags: merged(first.bags, second.bags),
    drawer: [...first.drawer, ...second.drawer],
    collectors: merged(first.collectors, second.collectors),
    emails: [...new Set([...first.emails, ...second.emails])],
  }
}
