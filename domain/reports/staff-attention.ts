import type { Cents } from '../business/money.ts'
import type { ContactWay } from '../desk/uncollected.ts'
import type { DisputeStatus } from '../payments/money-rows.ts'
import type { Stay } from '../stay/stay-record.ts'
import type { CalendarDate } from '../time/calendar.ts'

/**
 * What staff have to look at, in the order in which it is shown: what costs money if it waits comes
 * first. Each has its way out, after which it is no longer found.
 */
export const attentionKinds = [
  /** A cardholder's bank asks for the money, and nobody has answered. */
  'dispute',
  /** Money that no rule accepted, and that is still with us. */
  'review',
  /** Money at Stripe that belongs to no stay. */
  'orphan',
  /** A refund came back, and the guest still waits for the money. */
  'refund_failed',
  /** The guest has paid too much, and no refund is on its way. */
  'to_refund',
  /** A guest asked for something that staff have to price and confirm. */
  'request',
  /** What was done without a line met a stay that somebody else had changed. */
  'conflict',
  /** More or fewer items are here than have a price. */
  'unpriced',
  /** The day has passed, and nobody has said that the guest came. */
  'not_come',
  /** Bags that nobody came for. */
  'uncollected',
  /** A guest who is gone still owes money. */
  'unpaid',
  /** A mail that was given up. */
  'email',
  /** A mailbox that was sent so many emails that others wait. */
  'mailbox',
] as const

export type AttentionKind = (typeof attentionKinds)[number]

/** What staff need to know of a stay to recognise it, and to reach its guest. */
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
  /** Of what it is about: the stay, payment, dispute or mail, or Stripe's intent. */
  id: string
  since: Instant
}

interface StayEntry<Kind extends AttentionKind, Instant> extends Entry<Kind, Instant> {
  stay: AttentionStay<Instant>
  /** How much it is about; nothing where it is no money. */
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

/** One try at reaching a guest, and what came of it. */
export interface ContactAttempt<Instant = string> {
  how: ContactWay
  reason: string
  at: Instant
  username: string | null
}

interface UncollectedEntry<Instant> extends StayEntry<'uncollected', Instant> {
  tags: number[]
  contacts: ContactAttempt<Instant>[]
  /** From when on the bags count as abandoned. */
  abandonedFrom: CalendarDate
}

interface OrphanEntry<Instant> extends Entry<'orphan', Instant> {
  /** Unknown of what was found before it was noted. */
  cents: Cents | null
  currency: string | null
}

interface EmailEntry<Instant> extends Entry<'email', Instant> {
  stay: AttentionStay<Instant> | null
  /** The kind of the mail, and of its last failure. */
  email: string
  lastError: string | null
}

/** Emails that wait, as their mailbox has had enough for now; its id is that of the first. */
interface MailboxEntry<Instant> extends Entry<'mailbox', Instant> {
  /** The stay of the first of them; `null` if that is about a message. */
  stay: AttentionStay<Instant> | null
  /** The address of the first of them. */
  email: string | null
  /** How many wait. */
  emails: number
  /** When one email tells of all of them. */
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

/** `GET /api/staff/attention`: the oldest of each kind first. */
export interface StaffAttention<Instant = string> {
  entries: AttentionEntry<Instant>[]
  /** Kinds of which there are more than are told at once. */
  more: AttentionKind[]
}

/** What was found, by kind and then by age, and no more of a kind than are told at once. */
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

/** `GET /api/staff/attention/count` */
export interface AttentionCount {
  count: number
  /** There are more of a kind than the list tells at once. */
  atLeast: boolean
}

/** A mail after staff looked after it. */
export interface ResolvedEmail<Instant = string> {
  id: string
  status: 'held' | 'queued' | 'sent' | 'dead'
  resolvedAt: Instant | null
}

/** Money of no stay that staff have settled at Stripe or with the guest. */
export interface ResolvedOrphan {
  id: string
  resolved: true
}

/** How a comparison with Stripe ended: in full, not all of it, or left to the run that is under way. */
export interface Reconciliation {
  outcome: 'done' | 'failed' | 'running'
}
