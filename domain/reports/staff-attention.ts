import type { Cents } from '../business/money.ts'
import type { DroppedEntry } from '../desk/dropped-entry.ts'
import type { OpenDay } from '../desk/till.ts'
import type { ContactWay } from '../desk/uncollected.ts'
import type { DisputeStatus } from '../payments/money-rows.ts'
import type { OrphanGuest, OrphanMoney } from '../payments/orphan.ts'
import type { Stay } from '../stay/stay-record.ts'
import type { CalendarDate } from '../time/calendar.ts'
import type { EmailProblem } from './email-problem.ts'
import type { HeldWork } from './hold.ts'
import type { StaffMessage } from './staff-lists.ts'

/** Kinds of issues, in display order. */
export const attentionKinds = [
  /** A dispute that staff haven't responded to. */
  'dispute',
  'review',
  'orphan',
  'refund_failed',
  'to_refund',
  /** A request that staff have to confirm or cancel. */
  'request',
  'message',
  /** Contradictory data, such as an offline action sent after the stay had changed. */
  'conflict',
  /** A dropped entry with money that wasn't handed back. */
  'dropped',
  /** The price is for another number of items. */
  'unpriced',
  'not_come',
  'uncollected',
  'unpaid',
  /** An earlier day that hasn't been closed with a count of its cash. */
  'till_open',
  'email',
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
  /** Id of what the entry is about, depending on `kind`. `drawer` for a shared drawer. */
  id: string
  since: Instant
}

interface StayEntry<Kind extends AttentionKind, Instant> extends Entry<Kind, Instant> {
  stay: AttentionStay<Instant>
  /** `null` if the entry isn't about an amount. */
  cents: Cents | null
}

interface ReviewEntry<Instant> extends StayEntry<'review', Instant> {
  /** Currency of `cents`, which needn't be `EUR`. */
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
  /**
   * Amount in the smallest unit of `currency`.
   * `null` if the orphan payment was found before amounts were recorded.
   */
  cents: Cents | null
  /** `null` if `cents` is. */
  currency: string | null
  guest: OrphanGuest
  money: OrphanMoney<Instant>
}

interface EmailEntry<Instant> extends Entry<'email', Instant> {
  stay: AttentionStay<Instant> | null
  /** Kind of the email, such as `refunded`. */
  email: string
  problem: EmailProblem
  /** Code with details of the problem. `null` if there is none. */
  lastError: string | null
}

interface DroppedAttention<Instant> extends Entry<'dropped', Instant> {
  dropped: DroppedEntry<Instant>
}

interface TillEntry<Instant> extends Entry<'till_open', Instant>, OpenDay {}

/**
 * Emails waiting because their mailbox is over its limit.
 * `id` is the id of the first of these emails.
 */
interface MailboxEntry<Instant> extends Entry<'mailbox', Instant> {
  /** Stay of the first waiting email. `null` if that email isn't about a stay. */
  stay: AttentionStay<Instant> | null
  /** The guest's email address. `null` if unknown. */
  email: string | null
  /** Number of waiting emails. */
  emails: number
  /** When the waiting emails are due, combined into one summary if there are several. */
  toldAt: Instant
}

interface MessageEntry<Instant> extends Entry<'message', Instant> {
  message: StaffMessage<Instant>
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
  | MessageEntry<Instant>
  | DroppedAttention<Instant>
  | TillEntry<Instant>

export interface StaffAttention<Instant = string> {
  /** `null` unless the jobs are held. */
  hold: HeldWork<Instant> | null
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
  return { entries, more } satisfies Pick<StaffAttention<Date>, 'entries' | 'more'>
}

export interface AttentionCount {
  count: number
  /** True if some entries aren't counted. */
  atLeast: boolean
  /** The open day of the caller's own drawer, or of the shared one. `null` if there is none. */
  openDay: CalendarDate | null
}

export interface ResolvedEmail<Instant = string> {
  id: string
  status: 'held' | 'queued' | 'sent' | 'dead'
  resolvedAt: Instant | null
}

export interface ReleasedHold {
  released: true
}

/** An orphan payment or a dropped entry that staff have resolved. */
export interface ResolvedEntry {
  id: string
  resolved: true
}

/**
 * - `failed`: the reconciliation could not be completed.
 * - `running`: another reconciliation is in progress, or the jobs are held.
 */
export interface Reconciliation {
  outcome: 'done' | 'failed' | 'running'
}
