import type { StayStatus } from '../business/stay.ts'
import type { StayAuditAction, StayEmailKind, StayUpdate } from './stay-update.ts'

/** Changes and emails are sorted by time, oldest first. Bags are sorted by tag. */
export interface StayHistory<Instant = string> {
  changes: readonly PastChange<Instant>[]
  emails: readonly PastEmail<Instant>[]
  bags: readonly CustodyRecord<Instant>[]
}

export type StayNoteAction =
  | 'photo_taken'
  | 'photo_removed'
  | 'erasure_asked'
  | 'stripe_asked'
  | 'link_requested'
  | 'entry_dropped'

export interface PastChange<Instant = string> {
  id: string
  action: StayAuditAction | StayNoteAction
  actor: StayUpdate['actor']
  username: string | null
  /** Colleague who sent an offline action. `null` if `username` sent it. */
  sentBy: string | null
  fromStatus: StayStatus | null
  toStatus: StayStatus | null
  data: StayUpdate['data']
  /** When the change was made, even if offline. */
  happenedAt: Instant
  /** When the server recorded the change. */
  at: Instant
}

/**
 * - `held`: waits until staff release it.
 * - `dead`: given up, for example because it bounced. Only staff can have it sent again.
 */
export type EmailStatus = 'held' | 'queued' | 'sent' | 'dead'

export type PastEmailKind = StayEmailKind | 'closure_notice' | 'email_dead'

export interface PastEmail<Instant = string> {
  id: string
  kind: PastEmailKind
  status: EmailStatus
  createdAt: Instant
  sentAt: Instant | null
}

export interface CustodyRecord<Instant = string> {
  id: string
  inAt: Instant
  inBy: string | null
  outAt: Instant | null
  outBy: string | null
}

export interface CustodyRow extends CustodyRecord<Date> {
  tag: number
  inAuditId: string
  voidAuditId: string | null
}

function replacedBy(row: CustodyRow, rows: readonly CustodyRow[]): CustodyRow | undefined {
  const replaced = rows.filter(({ voidAuditId }) => voidAuditId === row.inAuditId)
  return replaced.find(({ tag }) => tag === row.tag) ?? replaced[0]
}

/**
 * Returns the row of the bag's original check-in.
 * Undoing a mistaken check-out or changing a tag adds a new row, although the bag never left.
 */
export function arrivalOf(row: CustodyRow, rows: readonly CustodyRow[]): CustodyRow {
  const before = replacedBy(row, rows)
  return before ? arrivalOf(before, rows) : row
}

export function custodyRecords(rows: readonly CustodyRow[]): CustodyRecord<Date>[] {
  return rows.map((row) => {
    const { inAt, inBy } = arrivalOf(row, rows)
    return { id: row.id, inAt, inBy, outAt: row.outAt, outBy: row.outBy }
  })
}
