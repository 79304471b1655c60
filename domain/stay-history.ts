import type { StayStatus } from './stay.ts'
import type { StayAction, StayChange, StayLetter } from './stay-change.ts'

/** What happened to a stay and what was written of it, the oldest first, as staff read it. */
export interface StayHistory<Instant = string> {
  changes: readonly PastChange<Instant>[]
  mails: readonly PastMail<Instant>[]
}

/** What staff do to a bag's photo, which is no change of its stay. */
export type PhotoAction = 'photo_taken' | 'photo_removed'

/** A guest's wish to be forgotten, which is no change of the stay either. */
export type ErasureAction = 'erasure_asked'

/** One change of a stay: who did what, and when. */
export interface PastChange<Instant = string> {
  id: string
  action: StayAction | PhotoAction | ErasureAction
  actor: StayChange['actor']
  /** The member of staff, where one did it. */
  username: string | null
  /** The colleague who was signed in when it was sent, where somebody else had done it without a line. */
  sentBy: string | null
  fromStatus: StayStatus | null
  toStatus: StayStatus | null
  data: StayChange['data']
  /** When it was done, and when it was written down: a desk without a line writes later. */
  happenedAt: Instant
  at: Instant
}

/** `held`: waits for staff to release it. `dead`: nobody tries to send it any more. */
export type MailState = 'held' | 'queued' | 'sent' | 'dead'

/** What a mail tells of a stay: a letter of its own, a closure, or that another mail was given up. */
export type PastMailKind = StayLetter | 'closure_notice' | 'mail_dead'

/** One mail about a stay. */
export interface PastMail<Instant = string> {
  id: string
  kind: PastMailKind
  state: MailState
  createdAt: Instant
  sentAt: Instant | null
}
