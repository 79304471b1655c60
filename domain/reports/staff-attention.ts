import type { Cents } from '../business/money.ts'
import type { ContactWay } from '../desk/uncollected.ts'
import type { DisputeStatus } from '../payments/money-rows.ts'
import type { Stay } from '../stay/stay-record.ts'
import type { CalendarDate } from '../time/calendar.ts'

/**
 * In display order: issues that cost money by waiting come first.
 * Each can be resolved and then disappears.
 */
export const attentionKinds = [
  /** A dispute that staff haven't answered. */
  'dispute',
  /** Money that no rule accepted and we still hold. */
  'review',
  /** Money at Stripe without a stay. */
  'orphan',
  /** The guest is still owed the money. */
  'refund_failed',
  'to_refund',
  /** Staff have to price and confirm it. */
  'request',
  /** An offline action met a changed stay. */
  'conflict',
  /** More or fewer items are here than have a price. */
  'unpriced',
  /** The day passed without a check-in. */
  'not_come',
  'uncollected',
  'unpaid',
  'email',
  /** A mailbox over its limit, with emails waiting. */
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
  /** Stay, payment, dispute, email or Stripe intent. */
  id: string
  since: Instant
}

interface StayEntry<Kind extends AttentionKind, Instant> extends Entry<Kind, Instant> {
  stay: AttentionStay<Instant>
  /** `null` if it isn't about money. */
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
  /** `null` for orphans found before amounts were noted. */
  cents: Cents | null
  currency: string | null
}

interface EmailEntry<Instant> extends Entry<'email', Instant> {
  stay: AttentionStay<Instant> | null
  email: string
  lastError: string | null
}

/**
 * Emails waiting for a mailbox over its limit.
 * The entry's id is the first email's.
 */
interface MailboxEntry<Instant> extends Entry<'mailbox', Instant> {
  /** Stay of the first email, `null` if about a message. */
  stay: AttentionStay<Instant> | null
  email: string | null
  emails: number
  /** Time when one email reports all of them. */
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
  /** True if a kind has more entries than listed. */
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
 * `failed`: the comparison is incomplete.
 * `running`: another run is in progress.
 */
export interface Reconciliation {
  outcome: 'done' | 'failed' | 'running'
}
