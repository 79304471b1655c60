import type { StayStatus } from '../business/stay.ts'
import type { StayAuditAction, StayEmailKind, StayUpdate } from './stay-update.ts'

/** What happened to a stay and what was written of it, the oldest first, as staff read it. */
export interface StayHistory<Instant = string> {
  changes: readonly PastChange<Instant>[]
  emails: readonly PastEmail<Instant>[]
  /** Of each of its bags. */
  bags: readonly CustodyRecord<Instant>[]
}

/** What is noted of a stay or of one of its bags though it changes nothing of the stay. */
export type StayNoteAction =
  | 'photo_taken'
  | 'photo_removed'
  | 'erasure_asked'
  /** Staff asked Stripe how its payments stand. */
  | 'stripe_asked'
  /** The guest asked for the lost link. */
  | 'link_requested'

/** One change of a stay: who did what, and when. */
export interface PastChange<Instant = string> {
  id: string
  action: StayAuditAction | StayNoteAction
  actor: StayUpdate['actor']
  /** The member of staff, where one did it. */
  username: string | null
  /** The colleague who was signed in when it was sent, where somebody else had done it without a line. */
  sentBy: string | null
  fromStatus: StayStatus | null
  toStatus: StayStatus | null
  data: StayUpdate['data']
  /** When it was done, and when it was written down: a desk without a line writes later. */
  happenedAt: Instant
  at: Instant
}

/** `held`: waits for staff to release it. `dead`: nobody tries to send it any more. */
export type EmailStatus = 'held' | 'queued' | 'sent' | 'dead'

/** What a mail tells of a stay: a letter of its own, a closure, or that another mail was given up. */
export type PastEmailKind = StayEmailKind | 'closure_notice' | 'email_dead'

/** One mail about a stay. */
export interface PastEmail<Instant = string> {
  id: string
  kind: PastEmailKind
  status: EmailStatus
  createdAt: Instant
  sentAt: Instant | null
}

/** When a bag came and when it left, and which members of staff took it and gave it out. */
export interface CustodyRecord<Instant = string> {
  /** The bag's. */
  id: string
  inAt: Instant
  inBy: string | null
  /** Null while it is here. */
  outAt: Instant | null
  outBy: string | null
}

/** The row of a bag, with what the changes that wrote it tell. */
export interface CustodyRow extends CustodyRecord<Date> {
  tag: number
  /** The change by which it came, and the one that took its coming or leaving back. */
  inAuditId: string
  voidAuditId: string | null
}

/** The row of a bag that left by mistake, of which this row is the return. */
function beforeReturn(row: CustodyRow, rows: readonly CustodyRow[]): CustodyRow | undefined {
  const returned = rows.filter(
    ({ voidAuditId, outAt }) => voidAuditId === row.inAuditId && outAt !== null,
  )
  return returned.find(({ tag }) => tag === row.tag) ?? returned[0]
}

/** The row that tells since when a bag is really here: one that was given out by mistake never left. */
export function arrivalOf(row: CustodyRow, rows: readonly CustodyRow[]): CustodyRow {
  const before = beforeReturn(row, rows)
  return before ? arrivalOf(before, rows) : row
}

/** The custody record of a stay's bags, of all rows that they have. */
export function custodyRecords(rows: readonly CustodyRow[]): CustodyRecord<Date>[] {
  return rows.map((row) => {
    const { inAt, inBy } = arrivalOf(row, rows)
    return { id: row.id, inAt, inBy, outAt: row.outAt, outBy: row.outBy }
  })
}
