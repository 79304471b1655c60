import type { Cents } from '../business/money.ts'
import type { ContactWay } from '../desk/uncollected.ts'
import type { DisputeStatus } from '../payments/money-rows.ts'
import type { Stay } from '../stay/stay-record.ts'
import type { CalendarDate } from '../time/calendar.ts'

/**
 * Kinds of issues in display order. Those that cost more money the longer they wait come first.
 * Staff can resolve every issue, after which it's no longer listed.
 */
export const attentionKinds = [
  /** A dispute that staff haven't responded to. */
  'dispute',
  /** We hold money that no rule accepts. */
  'review',
  /** Money at Stripe that belongs to no stay. */
  'orphan',
  /** A refund failed, so we still owe the guest the money. */
  'refund_failed',
  'to_refund',
  /** A request that staff have to price and confirm. */
  'request',
  /**
   * Something contradicts the stay, such as an offline action sent after the stay had changed, or a double
   * refund.
   */
  'conflict',
  /** More or fewer items are stored than the price is for. */
  'unpriced',
  /** The drop-off day has passed without a check-in. */
  'not_come',
  'uncollected',
  'unpaid',
  'email',
  /** A mailbox is over its limit, so emails to it are waiting. */
  'mailbox',
] as const

export type AttentionKind = (typeof attentionKinds)[number]

export type AttentionStay<Instant = string> = Pick<
  Stay<Instant>,
  | 'id'
  | 'reference'
  | 'customerName'
  | 'customerEmail'
  | 'customerPhone'
  | 'serviceType'
  | 'luggageCount'
  | 'status'
  | 'startDate'
  | 'pickUpAt'
>

interface Entry<Kind extends AttentionKind, Instant> {
  kind: Kind
  /** Id of a stay, payment, dispute, email or Stripe intent. */
  id: string
  since: Instant
}

interface StayEntry<Kind extends AttentionKind, Instant> extends Entry<Kind, Instant> {
  stay: AttentionStay<Instant>
  /** `null` if the entry isn't about money. */
  cents: Cents | null
}

interface ReviewEntry<Instant> extends StayEntry<'review', Instant> {
  currency: string
  paymentIntentId: string | null
}

interface DisputeEntry<Instant> extends StayEntry<'dispute', Instant> {
  status: DisputeStatus
  dueBy: Instant | null
}

export interface ContactAttempt<Instant = string> {
  how: ContactWay
  reason: string
  at: Instant
  username: string | null
}

interface UncollectedEntry<Instant> extends StayEntry<'uncollected', Instant> {
  tags: number[]
  contacts: ContactAttempt<Instant>[]
  abandonedFrom: CalendarDate
}

interface OrphanEntry<Instant> extends Entry<'orphan', Instant> {
  /** `null` if the orphan was found before amounts were recorded. */
  cents: Cents | null
  currency: string | null
}

interface EmailEntry<Instant> extends Entry<'email', Instant> {
  stay: AttentionStay<Instant> | null
  email: string
  lastError: string | null
}

/**
 * Emails that are waiting because their mailbox is over its limit.
 * `id` is the id of the first of these emails.
 */
interface MailboxEntry<Instant> extends Entry<'mailbox', Instant> {
  /** Stay that the first email is about. `null` if that email is about a message. */
  stay: AttentionStay<Instant> | null
  email: string | null
  emails: number
  /** Time when a single summary replaces the waiting emails. */
  toldAt: Instant
}

export type AttentionEntry<Instant = string> =
  | StayEntry<
      'refund_failed' | 'to_refund' | 'request' | 'conflict' | 'unpriced' | 'not_come' | 'unpaid',
      Instant
    >
  | ReviewEntry<Instant>
  | DisputeEntry<Instant>
  | UncollectedEntry<Instant>
  | OrphanEntry<Instant>
  | EmailEntry<Instant>
  | MailboxEntry<Instant>

export interface StaffAttention<Instant = string> {
  entries: AttentionEntry<Instant>[]
  more: AttentionKind[]
}

export function entriesInOrder(found: readonly AttentionEntry<Date>[], atOnce: number) {
  const ofKind = attentionKinds.map((kind) =>
    found
      .filter((entry) => entry.kind === kind)
      .toSorted((one, other) => one.since.getTime() - other.since.getTime()),
  )
  const entries = ofKind.flatMap((own) => own.slice(0, atOnce))
  const more = attentionKinds.filter((_, index) => (ofKind[index]?.length ?? 0) > atOnce)
  return { entries, more } satisfies StaffAttention<Date>
}

export interface AttentionCount {
  count: number
  /** True if there are more entries of some kind than are counted. */
  atLeast: boolean
}

export interface ResolvedEmail<Instant = string> {
  id: string
  status: 'held' | 'queued' | 'sent' | 'dead'
  resolvedAt: Instant | null
}

export interface ResolvedOrphan {
  id: string
  resolved: true
}

/**
 * Outcome of comparing our payments with Stripe's:
 * - `failed`: the comparison could not be completed.
 * - `running`: another comparison is in progress.
 */
export interface Reconciliation {
  outcome: 'done' | 'failed' | 'running'
}
