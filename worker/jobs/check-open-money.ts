import type { ErrorCode } from '../../domain/input/errors.ts'
import type { Job } from '../db/job.ts'
import { failureOf } from '../failure.ts'
import { log } from '../log.ts'
import { syncOrExpire } from '../stripe/expire.ts'
import { type DuePayment, takeDuePayments, takeDueReturns } from '../stripe/open-money.ts'
import { stripePayments } from '../stripe/payments.ts'
import { isOutOfReach } from '../stripe/stripe.ts'
import type { Payments } from '../stripe/sync.ts'

/**
 * Maximum number of due rows to claim per table and round.
 * Small, because a Worker can have at most six open connections.
 */
const atOnce = 5
/**
 * Maximum number of rounds per entry of `takes`.
 * Keeps a run within the limits of D1 and Stripe.
 */
const roundsPerRun = 40
/** Milliseconds after which a run starts no more rounds. The next run continues. */
const budget = 40_000
/**
 * Names in `counts`, each with the function that claims due payments for this run.
 * `returns` are payments with a due refund or dispute.
 */
const takes = [
  ['payments', takeDuePayments],
  ['returns', takeDueReturns],
] as const

interface Look {
  failure: ErrorCode | null
  isOutOfReach: boolean
}

async function syncOpenMoney(payments: Payments, due: DuePayment, now: Date): Promise<Look> {
  try {
    await syncOrExpire(payments, due.id, now)
    return { failure: null, isOutOfReach: false }
  } catch (error) {
    // Doesn't throw, so that the other payments of this round are still checked.
    const { code, details } = failureOf(error)
    log('error', 'payment_check_failed', { bookingId: due.stayId, code, reason: details.reason })
    return { failure: code, isOutOfReach: isOutOfReach(error) }
  }
}

/**
 * Syncs open payments, refunds and disputes with Stripe, because events may have been lost.
 * Also sends open refunds, and expires unpaid payments (see `syncOrExpire`).
 */
export const checkOpenMoney: Job = async (env, now) => {
  const payments = stripePayments(env)
  const end = Date.now() + budget
  const counts = { payments: 0, returns: 0, failed: 0 }
  let failure: string | null = null
  for (const [kind, take] of takes) {
    let isMore = true
    for (let round = 0; isMore && round < roundsPerRun && Date.now() < end; round++) {
      const due = await take(payments.db, now, atOnce)
      const looks = await Promise.all(due.map((payment) => syncOpenMoney(payments, payment, now)))
      const failed = looks.filter((look) => look.failure)
      counts[kind] += due.length
      counts.failed += failed.length
      failure ??= failed[0]?.failure ?? null
      if (looks.some((look) => look.isOutOfReach)) return { counts, failure }
      isMore = due.length === atOnce
    }
    if (isMore) failure ??= 'out_of_time'
  }
  return { counts, failure }
}
