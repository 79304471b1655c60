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
  | 'stay_noted'
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
  | 'bags_added'
  | 'tag_changed'
  | 'checked_in_again'
  | 'checked_out_again'
  | 'payment_taken'
  | 'price_set'
  | 'undone'
  | 'resolved'
  | 'written_off'
  | 'overpayment_kept'
  | 'paid_out'
  | 'fiscal_noted'
  | 'contacted'
  | 'ride_entered'
  | 'details_corrected'
  | 'desk_noted'
  | 'collector_named'
  | 'collector_revoked'
  | Exclude<StayTransitionName, 'take_in'>

/** Issues that need attention and can't be derived from the stay's rows. */
export type AttentionReason = 'conflict' | 'unpriced'

export type AgreedStay = Pick<
  Stay,
  'luggageCount' | 'storageType' | 'startDate' | 'endDate' | 'pickUpAt' | 'duration' | 'movedLateAt'
>

export type WrittenDetails = Pick<
  Stay,
  'customerName' | 'customerEmail' | 'customerPhone' | 'deskNote' | 'linkNumber'
>

/**
 * Changes to a stay that are written together.
 * If the stay has changed in the meantime, nothing is written. Payments, refunds, disputes, bags
 * and collectors are complete rows in their final state, new or existing.
 */
export interface StayUpdate {
  action: StayAuditAction
  actor: 'guest' | 'staff' | 'stripe' | 'system'
  /** Must not contain the guest's name or contact details. */
  data: AuditData
  status: StayStatus
  agreed?: Partial<AgreedStay>
  /** If set, the whole update is only written if the guest's data hasn't been erased. */
  written?: Partial<WrittenDetails>
  /** `true` raises an issue, `false` resolves it. A date raises it again with its original time. */
  attention?: Partial<Record<AttentionReason, boolean | Date>>
  charges: readonly Charge[]
  payments: readonly Payment[]
  refunds: readonly Refund[]
  disputes: readonly Dispute[]
  bags: readonly Bag[]
  /** New rows only, because existing ones never change. */
  drawer: readonly DrawerMovement[]
  collectors: readonly Collector[]
  emails: readonly StayEmailKind[]
}

interface Circumstances {
  at: Date
  newId: () => string
}

export interface StaffContext extends Circumstances {
  actor: 'staff'
  /** True if the guest is at the desk and can take refunds there. */
  inPerson: boolean
  /** Currency of cash refunds. Euros by default. */
  cashCurrency?: CashCurrency | undefined
  /** True if the action was done offline and must therefore be recorded. */
  hasHappened?: boolean
  contactedAt?: Date | null | undefined
  /** Id of the staff member who did the action. Omitted on a device and for a new stay. */
  staffId?: string
  /** Updates that ended rows of the stay's bags. Omitted on a device and for a new stay. */
  ended?: readonly BagEnd[]
}

/** The update that ended a bag's row, such as a check-out or a tag change. */
export interface BagEnd {
  bagId: string
  action: string
  at: Date
  staffId: string | null
}

interface OtherContext extends Circumstances {
  actor: Exclude<StayUpdate['actor'], 'staff'>
}

export type ActionContext = StaffContext | OtherContext

export function hasHappened(context: ActionContext): boolean {
  return context.actor === 'staff' && context.hasHappened === true
}

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

/** Payments that don't change remain the same objects. */
export function rowsAfter(rows: MoneyRows, change: Partial<MoneyRows>): MoneyRows {
  const refunds = merged(rows.refunds, change.refunds ?? [])
  return {
    charges: [...rows.charges, ...(change.charges ?? [])],
    payments: merged(rows.payments, change.payments ?? []).map((row) => refundedBy(refunds, row)),
    refunds,
    disputes: merged(rows.disputes, change.disputes ?? []),
  }
}

function refundedBy(refunds: readonly Refund[], payment: Payment): Payment {
  const { cents } = returnedOf(refunds, payment)
  return cents === payment.refundedCents ? payment : { ...payment, refundedCents: cents }
}

type ChangedStay = Partial<AgreedStay> &
  Partial<WrittenDetails> &
  Account &
  Pick<Stay, 'status' | 'endedAt' | 'conflictAt' | 'unpricedAt' | 'version' | 'updatedAt'>

export function changedStay(record: StayRecord, change: StayUpdate, at: Date): ChangedStay {
  const { status, attention } = change
  const { endedAt, conflictAt, unpricedAt, version } = record.stay
  return {
    ...change.agreed,
    ...change.written,
    ...accountOf(rowsAfter(record, change)),
    status,
    endedAt: hasEnded(status) ? (endedAt ?? at) : null,
    conflictAt: sinceWhen(conflictAt, attention?.conflict, at),
    unpricedAt: sinceWhen(unpricedAt, attention?.unpriced, at),
    version: version + 1,
    updatedAt: at,
  }
}

function sinceWhen(before: Date | null, stands: boolean | Date | undefined, at: Date): Date | null {
  if (stands === undefined) return before
  if (stands instanceof Date) return stands
  return stands ? (before ?? at) : null
}

export function recordAfter(record: StayRecord, change: StayUpdate, at: Date): StayRecord {
  const stay = { ...record.stay, ...changedStay(record, change, at) }
  const bags = merged(record.bags, change.bags)
  const drawer = [...record.drawer, ...change.drawer]
  const collectors = merged(record.collectors, change.collectors)
  return { stay, ...rowsAfter(record, change), bags, drawer, collectors }
}

/**
 * Merges two updates under the `action` of the first.
 * The second must be based on the record after the first.
 */
export function joined(first: StayUpdate, second: StayUpdate): StayUpdate {
  return {
    ...first,
    status: second.status,
    data: { ...first.data, ...second.data },
    agreed: { ...first.agreed, ...second.agreed },
    ...((first.written ?? second.written) && {
      written: { ...first.written, ...second.written },
    }),
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
