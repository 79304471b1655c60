import { erasedBefore } from '../../domain/erasure.ts'
import { database } from '../db/database.ts'
import { eraseAsked, eraseMessages, eraseStays, forgetEvents } from '../db/erase.ts'
import type { Job } from './job.ts'

/** Of each kind, in one step. */
const atOnce = 100
/** Milliseconds; the run of the next minute goes on. */
const budget = 20_000
/** Milliseconds: three times as long as Stripe keeps its events. */
const eventAge = 90 * 24 * 3_600_000

/** Takes steps until one finds less than it may, or the time is over; answers with what they did. */
async function whole(step: () => Promise<number>, end: number): Promise<number> {
  let done = 0
  for (let isMore = true; isMore && Date.now() < end; ) {
    const count = await step()
    done += count
    isMore = count === atOnce
  }
  return done
}

/** Forgets guests, a year after their stay or message, or sooner where they asked, and Stripe's old events. Photos: `sweepPhotos`. */
export const erase: Job = async (env, now) => {
  const db = database(env)
  const end = Date.now() + budget
  const before = erasedBefore(now)
  const counts = {
    stays: await whole(() => eraseStays(db, { before, limit: atOnce, now }), end),
    asked: await eraseAsked(db, atOnce, now),
    messages: await whole(() => eraseMessages(db, before, atOnce), end),
    events: await whole(() => forgetEvents(db, new Date(now.getTime() - eventAge), atOnce), end),
  }
  return { counts, failure: null }
}
