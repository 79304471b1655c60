import { hasEnded } from '../../domain/business/stay.ts'
import { isRefused, type Refusal } from '../../domain/input/refusal.ts'
import { type OpeningTimes, regularOpeningTimes } from '../../domain/opening-hours/opening-times.ts'
import { openRequests } from '../../domain/payments/refund-plan.ts'
import { happenedAt } from '../../domain/stay/occasion.ts'
import type { StayUpdate } from '../../domain/stay/stay-change.ts'
import type { StayFile } from '../../domain/stay/stay-file.ts'
import type { Database } from '../db/database.ts'
import { assertSameRequest } from '../db/submission.ts'
import { AppError } from '../errors.ts'
import { fileAndChange, fileOfStay } from '../stay/stay-files.ts'
import { type Writing, writeChange } from '../stay/write-change.ts'
import { giveUpUnpaid } from './expire.ts'
import { sendAtOnce } from './refunds.ts'
import type { Payments } from './sync.ts'

/**
 * What became of it, with the stay as it is now. `lost`: someone else changed the stay first.
 * `refused`: the rules do not allow it as the stay stands.
 */
export type Acted = { file: StayFile } & (
  | { outcome: 'done' | 'lost' }
  | ({ outcome: 'refused' } & Refusal)
)

/** When an action happened, and when staff had last tried to reach the guest. */
export interface Moment extends Pick<Read, 'contactedAt'> {
  at: Date
}

/** Who does it and when. */
export interface Acting extends Omit<Writing, 'happenedAt'> {
  /** When a device did it offline, by its clock. */
  doneAt?: Date | undefined
}

interface Read {
  file: StayFile | null
  /** This very request had its effect on it before. */
  isRepeat: boolean
  /** When the last of its bags came; `null` if none has. */
  arrivedAt: Date | null
  /** When staff last tried to reach its guest; `null` if nobody has. */
  contactedAt: Date | null
  openingTimes: OpeningTimes
}

async function read(db: Database, stayId: string, { submission, now }: Writing): Promise<Read> {
  if (!submission) {
    const file = await fileOfStay(db, stayId)
    const never = { arrivedAt: null, contactedAt: null }
    return { file, isRepeat: false, ...never, openingTimes: regularOpeningTimes }
  }
  const { earlier, ...found } = await fileAndChange(db, stayId, submission.idempotencyKey, now)
  if (!earlier) return { ...found, isRepeat: false }
  if (earlier.stayId !== stayId) throw new AppError('idempotency_key_reused')
  assertSameRequest(earlier, submission)
  return { ...found, isRepeat: true }
}

/**
 * Does something to a stay in the name of a guest or of staff: decides by the stay in the database and by when it
 * happened, writes the change whole or not at all, and has Stripe make the refunds that follow. If the stay is
 * over without its guest, its open payment is closed. A request that is sent again is answered as before,
 * whatever the rules say now. Returns `null` for an unknown stay. Throws `idempotency_key_reused` for a key that
 * stands for another request.
 */
export async function act(
  payments: Payments,
  stayId: string,
  decide: (file: StayFile, openingTimes: OpeningTimes, moment: Moment) => StayUpdate | Refusal,
  { doneAt, ...writing }: Acting,
): Promise<Acted | null> {
  const { db } = payments
  const { file, isRepeat, arrivedAt, contactedAt, openingTimes } = await read(db, stayId, writing)
  if (!file) return null
  if (isRepeat) return { outcome: 'done', file }
  const following = [file.stay.createdAt, ...(arrivedAt ? [arrivedAt] : [])]
  const at = doneAt ? happenedAt(doneAt, writing.now, following) : writing.now
  const change = decide(file, openingTimes, { at, contactedAt })
  if (isRefused(change)) return { outcome: 'refused', ...change, file }
  // The guest's data has been erased, so this stay can't be reopened; they need a new one.
  if (file.stay.customerName === null && !hasEnded(change.status))
    return { outcome: 'refused', refused: 'not_allowed', file }
  const written = await writeChange(db, file, change, { ...writing, happenedAt: at })
  if (!written.won) {
    const since = await read(db, stayId, writing)
    return { outcome: since.isRepeat ? 'done' : 'lost', file: since.file ?? file }
  }
  // Earlier requests are left to the job, which first asks Stripe whether it has made them.
  const requests = openRequests(change)
  const sent = await sendAtOnce(payments, written.file, requests, writing.now)
  return { outcome: 'done', file: await giveUpUnpaid(payments, sent, writing.now) }
}
