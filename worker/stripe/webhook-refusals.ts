import { sql } from 'drizzle-orm'
import { tiranaDate } from '../../domain/time/calendar.ts'
import type { AppMiddleware } from '../context.ts'
import { type Database, database } from '../db/database.ts'
import { webhookRefusals } from '../db/schema/watch.ts'
import type { Bindings } from '../env.ts'
import { AppError } from '../errors.ts'
import { errorFacts, log } from '../log.ts'

/**
 * Minimum milliseconds between two log lines of an isolate.
 * Strangers can send any number of requests.
 */
const pause = 10_000

interface Refusals {
  /** Refusals since the last log line. */
  count: number
  /** True if one of the refused requests may have come from Stripe. */
  isFresh: boolean
  writtenAt: number
}

const refusalsOf = new WeakMap<D1Database, Refusals>()

/** Maximum difference in milliseconds between a signature's time and ours. */
const tolerance = 300_000

/**
 * Returns `true` if the time in a signature is within `tolerance` of `now`.
 * Stripe's signatures are fresh even if our secret is wrong.
 */
function isFresh(signature: string | undefined, now: Date): boolean {
  const [, seconds] = /(?:^|,)t=(\d+)/.exec(signature ?? '') ?? []
  return seconds !== undefined && Math.abs(Number(seconds) * 1000 - now.getTime()) <= tolerance
}

/**
 * Logs refused webhook requests, at most one line per `pause`.
 * Also counts them if one of them may have come from Stripe (see `isFresh`).
 */
async function noteRefusal(
  env: Bindings,
  { reason, signature }: { reason: string; signature: string | undefined },
  now: Date,
): Promise<void> {
  const refusals = refusalsOf.get(env.DB) ?? { count: 0, isFresh: false, writtenAt: 0 }
  refusalsOf.set(env.DB, refusals)
  refusals.count += 1
  refusals.isFresh ||= isFresh(signature, now)
  if (now.getTime() < refusals.writtenAt + pause) return
  const { count, isFresh: mayBeStripes } = refusals
  Object.assign(refusals, { count: 0, isFresh: false, writtenAt: now.getTime() })
  log('warn', 'webhook_refused', { reason, count })
  if (!mayBeStripes) return
  try {
    await countRefusals(database(env), count, now)
  } catch (error) {
    log('warn', 'webhook_refusal_not_counted', errorFacts(error))
  }
}

async function countRefusals(db: Database, count: number, now: Date): Promise<void> {
  const { date } = webhookRefusals
  await db
    .insert(webhookRefusals)
    .values({ date: tiranaDate(now), count, lastAt: now })
    .onConflictDoUpdate({
      target: date,
      set: { count: sql`${webhookRefusals.count} + ${count}`, lastAt: now },
    })
}

/**
 * Passes requests that get a 4xx status to `noteRefusal`, without delaying the response.
 * Otherwise, refused events would only be listed in Stripe's dashboard.
 */
export const noteRefused: AppMiddleware = async (c, next) => {
  await next()
  if (c.res.status < 400 || c.res.status >= 500) return
  const reason = c.error instanceof AppError ? (c.error.details.reason ?? c.error.code) : 'unknown'
  const signature = c.req.header('stripe-signature')
  c.executionCtx.waitUntil(noteRefusal(c.env, { reason, signature }, new Date()))
}
