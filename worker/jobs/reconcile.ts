import type Stripe from 'stripe'
import type { ErrorCode } from '../../domain/input/errors.ts'
import type { Job } from '../db/job.ts'
import { moveCursor } from '../db/job-runs.ts'
import { failureOf } from '../failure.ts'
import { log } from '../log.ts'
import { type KnownMoney, knownMoney } from '../stripe/known-money.ts'
import { stripePayments } from '../stripe/payments.ts'
import { syncAndRefund } from '../stripe/refunds.ts'
import { stripePageSize, wholeList } from '../stripe/stripe-lists.ts'
import type { Payments } from '../stripe/sync.ts'

const day = 86_400
/**
 * Seconds that the first run looks back.
 * Twice as long as Stripe keeps its events.
 */
const firstLook = 60 * day
/** Seconds that a run looks back before `cursor`. */
const overlap = day
const mostDisputes = 10_000
/**
 * Milliseconds per run.
 * If time runs out, the next run starts over, but quickly skips what is already synced.
 */
const budget = 40_000

interface Entry {
  category: string
  sourceId: string
  paymentIntentId: string
  cents: number
}

/** Returns `null` for payouts, fees and the like. */
function entryOf(transaction: Stripe.BalanceTransaction): Entry | null {
  const { source, amount, reporting_category: category } = transaction
  if (!source || typeof source === 'string' || !('payment_intent' in source)) return null
  const { payment_intent: intent } = source
  const paymentIntentId = typeof intent === 'string' ? intent : intent?.id
  return paymentIntentId ? { category, sourceId: source.id, paymentIntentId, cents: amount } : null
}

/** Disputes are listed separately, because inquiries aren't in the ledger. */
function entryOfDispute({ id, payment_intent: intent, amount }: Stripe.Dispute): Entry | null {
  const paymentIntentId = typeof intent === 'string' ? intent : intent?.id
  return paymentIntentId
    ? { category: 'dispute', sourceId: id, paymentIntentId, cents: -amount }
    : null
}

/**
 * Returns `true` if our records contain the entry.
 * `false` for unknown categories, so that they are always synced.
 */
function isKnown(
  { category, sourceId, paymentIntentId, cents }: Entry,
  known: KnownMoney,
): boolean {
  if (known.orphans.has(paymentIntentId)) return true
  switch (category) {
    case 'charge':
      return known.received.get(paymentIntentId) === cents
    case 'refund':
      return known.refunded.has(sourceId)
    case 'refund_failure':
      return known.failed.has(sourceId)
    case 'dispute':
      return known.disputed.has(sourceId)
    case 'dispute_reversal':
      return known.reversed.has(sourceId)
    default:
      return false
  }
}

/**
 * Syncs intents whose entries differ from our records.
 * Returns one result per synced intent: `null` if it succeeded, otherwise the error code, which is also logged.
 */
async function compare(
  payments: Payments,
  found: readonly (Entry | null)[],
  now: Date,
): Promise<(ErrorCode | null)[]> {
  const entries = found.filter((entry) => entry !== null)
  if (entries.length === 0) return []
  const ids = entries.flatMap(({ sourceId, paymentIntentId }) => [sourceId, paymentIntentId])
  const known = await knownMoney(payments.db, [...new Set(ids)])
  const unknown = entries.filter((entry) => !isKnown(entry, known))
  const asked: (ErrorCode | null)[] = []
  for (const paymentIntentId of new Set(unknown.map((entry) => entry.paymentIntentId))) {
    try {
      await syncAndRefund(payments, paymentIntentId, now)
      asked.push(null)
    } catch (error) {
      const { code, details } = failureOf(error)
      asked.push(code)
      log('error', 'reconcile_failed', { paymentIntentId, code, reason: details.reason })
    }
  }
  return asked
}

/**
 * Compares Stripe's ledger and disputes with our records.
 * Reads entries since the last run, to find moved money and disputes even if their events were lost. The cursor
 * only moves if every difference was synced.
 */
export const reconcile: Job = async (env, now, run) => {
  const payments = stripePayments(env)
  const end = Date.now() + budget
  const since = run.cursor ? run.cursor - overlap : Math.floor(now.getTime() / 1000) - firstLook
  const listed = { created: { gte: since }, limit: stripePageSize }
  const list = { ...listed, expand: ['data.source'] }
  let page = await payments.stripe.balanceTransactions.list(list)
  const newest = page.data[0]?.created
  const disputes = await wholeList(payments.stripe.disputes.list(listed), mostDisputes)
  const asked = await compare(payments, disputes.map(entryOfDispute), now)
  let isLeft = false
  for (;;) {
    asked.push(...(await compare(payments, page.data.map(entryOf), now)))
    const last = page.data.at(-1)
    if (!page.has_more || !last) break
    isLeft = Date.now() > end
    if (isLeft) break
    page = await payments.stripe.balanceTransactions.list({ ...list, starting_after: last.id })
  }
  const failed = asked.filter((failure) => failure !== null)
  const failure = failed[0] ?? (isLeft ? 'out_of_time' : null)
  if (!failure && newest) await moveCursor(payments.db, run, newest)
  return { counts: { asked: asked.length, failed: failed.length }, failure }
}
