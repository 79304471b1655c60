import { erasedBefore } from '../../domain/pass/erasure.ts'
import { tiranaDate } from '../../domain/time/calendar.ts'
import { database } from '../db/database.ts'
import { inSteps, type Job } from '../db/job.ts'
import { forgetTurns } from '../email/mailbox-turns.ts'
import { eraseAsked, eraseMessages, eraseStays, forgetEvents } from '../pass/erase.ts'
import { eraseOrphans } from '../pass/erase-orphans.ts'
import { eraseOldTyped } from '../pass/erase-typed.ts'
import { keySomeStays } from '../stay/stay-keys.ts'

const atOnce = 100
const keyedAtOnce = 25
/** Milliseconds after which a run starts no more steps. Later runs continue. */
const budget = 20_000
/** Milliseconds for which Stripe events are kept. Three times as long as Stripe keeps them. */
const eventAge = 90 * 24 * 3_600_000
const hour = 3_600_000

const hourOf = (at: Date) => Math.floor(at.getTime() / hour)

/**
 * Erases personal data once it is due (decision 0051) or a guest asks for it (decision 0056).
 * Also writes missing search keys and replaces outdated ones. The job `sweepPhotos` deletes the
 * photos of erased guests.
 */
export const erase: Job = async (env, now, { okAt }) => {
  const db = database(env)
  const end = Date.now() + budget
  const before = erasedBefore(now)
  // Only once a day, because each query reads the rows of all orphan payments.
  const isFirstOfDay = !okAt || tiranaDate(okAt) !== tiranaDate(now)
  // Only once an hour, because each step costs a query even if nothing is due.
  const isFirstOfHour = !okAt || hourOf(okAt) !== hourOf(now)
  const hourly = (step: () => Promise<number>, size: number) =>
    isFirstOfHour ? inSteps(step, size, end) : 0
  const eventsBefore = new Date(now.getTime() - eventAge)
  const counts = {
    stays: await inSteps(() => eraseStays(db, { before, limit: atOnce, now }), atOnce, end),
    asked: await eraseAsked(db, atOnce, now),
    typed: await inSteps(() => eraseOldTyped(db, before, atOnce), atOnce, end),
    orphans: isFirstOfDay ? await inSteps(() => eraseOrphans(db, before, atOnce), atOnce, end) : 0,
    messages: await inSteps(() => eraseMessages(db, before, atOnce), atOnce, end),
    turns: await hourly(() => forgetTurns(db, now, atOnce), atOnce),
    keyed: await hourly(() => keySomeStays(db, keyedAtOnce), keyedAtOnce),
    events: await hourly(() => forgetEvents(db, eventsBefore, atOnce), atOnce),
  }
  return { counts, failure: null }
}
