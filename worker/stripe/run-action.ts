import type { SQL } from 'drizzle-orm'
import { hasEnded } from '../../domain/business/stay.ts'
import { isRefused, type Refusal } from '../../domain/input/refusal.ts'
import { type OpeningTimes, regularOpeningTimes } from '../../domain/opening-hours/opening-times.ts'
import { openRequests } from '../../domain/payments/refund-plan.ts'
import { happenedAt } from '../../domain/stay/client-context.ts'
import type { StayRecord } from '../../domain/stay/stay-record.ts'
import type { BagEnd, StayUpdate } from '../../domain/stay/stay-update.ts'
import type { Database } from '../db/database.ts'
import { assertSameRequest } from '../db/idempotency.ts'
import { AppError } from '../errors.ts'
import { recordAndUpdate, recordOfStay } from '../stay/stay-records.ts'
import { type WriteContext, writeChange } from '../stay/write-update.ts'
import { giveUpUnpaid } from './expire.ts'
import { sendAtOnce } from './refunds.ts'
import type { Payments } from './sync.ts'

/**
 * `lost`: nothing was written, because a condition of `writeChange` wasn't met.
 * For example, the stay, or the drawer of a cash refund, changed first.
 */
export type Acted = { record: StayRecord } & (
  | { outcome: 'done' | 'lost' }
  | ({ outcome: 'refused' } & Refusal)
)

export interface Moment extends Pick<Read, 'contactedAt' | 'ended'> {
  at: Date
}

export interface Acting extends Omit<WriteContext, 'happenedAt' | 'onlyIf'> {
  /** When an offline action was done, by the device's clock. `undefined` for other actions. */
  doneAt?: Date | undefined
  /**
   * Returns another condition for writing the update, or `null` if there is none.
   * Throws to refuse the update.
   */
  condition?: ((update: StayUpdate) => Promise<SQL | null>) | undefined
}

interface Read {
  record: StayRecord | null
  isRepeat: boolean
  arrivedAt: Date | null
  /** Last attempt to contact the guest. `null` if none, or if there is no idempotency key. */
  contactedAt: Date | null
  /** Updates that ended rows of the stay's bags. Empty if there is no idempotency key. */
  ended: BagEnd[]
  openingTimes: OpeningTimes
}

async function read(
  db: Database,
  stayId: string,
  { idempotent, now }: WriteContext,
): Promise<Read> {
  if (!idempotent) {
    const record = await recordOfStay(db, stayId)
    const never = { arrivedAt: null, contactedAt: null, ended: [] }
    return { record, isRepeat: false, ...never, openingTimes: regularOpeningTimes }
  }
  const { earlier, ...found } = await recordAndUpdate(db, stayId, idempotent.idempotencyKey, now)
  if (!earlier) return { ...found, isRepeat: false }
  if (earlier.stayId !== stayId) throw new AppError('idempotency_key_reused')
  assertSameRequest(earlier, idempotent)
  return { ...found, isRepeat: true }
}

/**
 * Runs an action of a guest or staff on a stay, then sends its refunds to Stripe.
 * A repeat of a request whose update was written succeeds, even if the rules would refuse it now.
 * Refuses with `not_allowed` to reopen an erased guest's stay. Returns `null` for an unknown stay.
 * Throws `idempotency_key_reused` if the key belongs to another request, or if the guest has since
 * been erased. Also throws like `writeChange`, `decide` and `condition`.
 */
export async function runAction(
  payments: Payments,
  stayId: string,
  decide: (record: StayRecord, openingTimes: OpeningTimes, moment: Moment) => StayUpdate | Refusal,
  { doneAt, condition, ...writing }: Acting,
): Promise<Acted | null> {
  const { db } = payments
  const { record, isRepeat, arrivedAt, openingTimes, ...last } = await read(db, stayId, writing)
  if (!record) return null
  if (isRepeat) return { outcome: 'done', record }
  const following = [record.stay.createdAt, ...(arrivedAt ? [arrivedAt] : [])]
  const at = doneAt ? happenedAt(doneAt, writing.now, following) : writing.now
  const change = decide(record, openingTimes, { at, ...last })
  if (isRefused(change)) return { outcome: 'refused', ...change, record }
  // An erased guest's stay can't be reopened.
  if (record.stay.customerName === null && !hasEnded(change.status))
    return { outcome: 'refused', refused: 'not_allowed', record }
  const onlyIf = (await condition?.(change)) ?? undefined
  const written = await writeChange(db, record, change, { ...writing, happenedAt: at, onlyIf })
  if (!written.won) {
    const since = await read(db, stayId, writing)
    return { outcome: since.isRepeat ? 'done' : 'lost', record: since.record ?? record }
  }
  // Only sends this update's refunds. Stripe may already have made earlier ones, so their payments
  // need a sync first.
  const requests = openRequests(change)
  const sent = await sendAtOnce(payments, written.record, requests, writing.now)
  return { outcome: 'done', record: await giveUpUnpaid(payments, sent, writing.now) }
}
