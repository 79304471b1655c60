import type { Job } from '../db/job.ts'
import { type JobRun, moveCursor, movePlace } from '../db/job-runs.ts'
import { failureOf } from '../failure.ts'
import { log } from '../log.ts'
import { differingEntries } from '../stripe/known-money.ts'
import { entryOf, entryOfDispute, type LedgerEntry } from '../stripe/ledger-entries.ts'
import { stripePayments } from '../stripe/payments.ts'
import { syncAndRefund } from '../stripe/refunds.ts'
import { stripePageSize, wholeList } from '../stripe/stripe-lists.ts'
import type { Payments } from '../stripe/sync.ts'

/** Seconds in an hour. */
const hour = 3600
/**
 * Number of seconds that the first run looks back.
 * Twice as long as Stripe keeps events.
 */
const firstLook = 60 * 24 * hour
/** Seconds before the cursor that are read again, because Stripe may add entries late. */
const overlap = hour
const mostDisputes = 10_000
/** Milliseconds after which a run syncs nothing more. The next run continues. */
const budget = 40_000

/** The point from which the next run continues. */
interface Place {
  /** The range that earlier runs couldn't finish. `null` if there is none. */
  range: Range | null
  /** Ids and `created` (epoch seconds) of entries in the overlap that were already compared. */
  seen: [string, number][]
  failed: string[]
}

/**
 * Entries that are still to be read.
 * They were created at `since` or later, and are older than the transaction with the id `after`.
 * `newest` becomes the cursor. `since` and `newest` are in seconds, like Stripe's `created`.
 */
interface Range {
  since: number
  newest: number
  after: string
}

interface Comparison {
  payments: Payments
  now: Date
  /** When the run stops and leaves the rest to later runs, in epoch milliseconds. */
  end: number
  seen: Map<string, number>
  failed: Set<string>
  synced: number
  failure: string | null
}

/**
 * Compares Stripe's ledger and disputes with our records, and syncs intents that differ.
 * This finds money and disputes whose events were lost. Intents that couldn't be synced are retried
 * in later runs.
 */
export const reconcile: Job = async (env, now, run) => {
  const { range, seen, failed }: Place = run.place ? JSON.parse(run.place) : emptyPlace
  const comparison: Comparison = {
    payments: stripePayments(env),
    now,
    end: Date.now() + budget,
    seen: new Map(seen),
    failed: new Set(failed),
    synced: 0,
    failure: null,
  }
  await syncAll(comparison, failed)
  await readLedger(comparison, run, range)
  const counts = { synced: comparison.synced, failed: comparison.failed.size }
  return { counts, failure: comparison.failure }
}

/**
 * Returns a job that compares the last `days` days again, and anything older that hasn't been
 * compared yet. If the job has no cursor yet, it looks back as far as a first run.
 */
export function reconcileDays(days: number): Job {
  return (env, now, run) => {
    const requested = Math.floor(now.getTime() / 1000) - days * 24 * hour
    const { range, failed }: Place = run.place ? JSON.parse(run.place) : emptyPlace
    const unread = range ? range.since + overlap : requested
    const cursor = run.cursor && Math.min(run.cursor, requested, unread)
    const place = JSON.stringify({ ...emptyPlace, failed })
    return reconcile(env, now, { ...run, cursor, place })
  }
}

const emptyPlace: Place = { range: null, seen: [], failed: [] }

/**
 * Compares Stripe's disputes and ledger entries with our records, newest first.
 * Continues an earlier run at `left`, whose disputes are compared already. Starts anew if `left` is
 * `null`. Stops when out of time. Moves the cursor only once all entries have been read.
 */
async function readLedger(comparison: Comparison, run: JobRun, left: Range | null): Promise<void> {
  const { payments, now, end } = comparison
  const { db, stripe } = payments
  const firstSince = Math.floor(now.getTime() / 1000) - firstLook
  const since = left?.since ?? (run.cursor === null ? firstSince : run.cursor - overlap)
  // Leaves entries after `now` to the next run, because everything that this run writes is dated
  // `now`.
  const created = { gte: since, lte: Math.floor(now.getTime() / 1000) }
  const listed = { created, limit: stripePageSize }
  const pageAfter = (after?: string) =>
    stripe.balanceTransactions.list({
      ...listed,
      expand: ['data.source'],
      ...(after && { starting_after: after }),
    })
  let page = await pageAfter(left?.after)
  const newest = left?.newest ?? page.data[0]?.created ?? run.cursor
  if (!left) {
    const disputes = await wholeList(stripe.disputes.list(listed), mostDisputes)
    await compareNew(comparison, disputes.map(entryOfDispute))
  }
  for (;;) {
    await compareNew(comparison, page.data.map(entryOf))
    const last = page.data.at(-1)
    if (!page.has_more || !last || newest === null) break
    const range = { since, newest, after: last.id }
    await movePlace(db, run, placeOf(comparison, range, newest))
    if (Date.now() > end) {
      comparison.failure ??= 'out_of_time'
      return
    }
    page = await pageAfter(last.id)
  }
  const place = placeOf(comparison, null, newest)
  if (newest !== run.cursor || place !== run.place) await moveCursor(db, run, newest, place)
}

function placeOf({ seen, failed }: Comparison, range: Range | null, newest: number | null): string {
  const recent = [...seen].filter(([, created]) => created >= (newest ?? 0) - overlap)
  const place: Place = { range, seen: recent, failed: [...failed] }
  return JSON.stringify(place)
}

async function compareNew(
  comparison: Comparison,
  found: readonly (LedgerEntry | null)[],
): Promise<void> {
  const { payments, seen } = comparison
  const fresh = found.filter((entry) => entry !== null).filter(({ id }) => !seen.has(id))
  const differing = await differingEntries(payments.db, fresh)
  await syncAll(comparison, new Set(differing.map((entry) => entry.paymentIntentId)))
  for (const { id, created } of fresh) seen.set(id, created)
}

async function syncAll(comparison: Comparison, paymentIntentIds: Iterable<string>): Promise<void> {
  const { payments, now, end, failed } = comparison
  for (const paymentIntentId of paymentIntentIds) {
    if (Date.now() > end) {
      comparison.failure ??= 'out_of_time'
      failed.add(paymentIntentId)
      continue
    }
    comparison.synced += 1
    try {
      await syncAndRefund(payments, paymentIntentId, now)
      failed.delete(paymentIntentId)
    } catch (error) {
      const { code, details } = failureOf(error)
      comparison.failure ??= code
      // Moves the intent to the end, so that a slow intent doesn't delay the others in every run.
      failed.delete(paymentIntentId)
      failed.add(paymentIntentId)
      log('error', 'reconcile_failed', { paymentIntentId, code, reason: details.reason })
    }
  }
}
