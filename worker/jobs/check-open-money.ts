import type { ErrorCode } from '../../domain/input/errors.ts'
import { database } from '../db/database.ts'
import type { Job } from '../db/job.ts'
import { settingsOf } from '../env.ts'
import { failureOf } from '../failure.ts'
import { log } from '../log.ts'
import { syncOrExpire } from '../stripe/expire.ts'
import { type DuePayment, takeDuePayments, takeDueReturns } from '../stripe/open-money.ts'
import { isOutOfReach, stripeClient } from '../stripe/stripe.ts'
import type { Payments } from '../stripe/sync.ts'

/** A Worker may have six connections open at once. */
const atOnce = 5
/** Within what one run of a Worker may ask of D1 and Stripe. */
const roundsPerRun = 40
/** Milliseconds; the job of the next minute goes on. */
const budget = 40_000
/** What is due, by the name under which it is counted: payments, and those with a refund or a dispute. */
const takes = [
  ['payments', takeDuePayments],
  ['returns', takeDueReturns],
] as const

interface Look {
  /** The code of the failure that was logged. */
  failure: ErrorCode | null
  isOutOfReach: boolean
}

/** Looks after one payment, and logs why it could not. */
async function syncOpenMoney(payments: Payments, due: DuePayment, now: Date): Promise<Look> {
  try {
    await syncOrExpire(payments, due.id, now)
    return { failure: null, isOutOfReach: false }
  } catch (error) {
    // The next look at it is already due in a few minutes; the others need not wait for it.
    const { code, details } = failureOf(error)
    log('error', 'payment_check_failed', { bookingId: due.stayId, code, reason: details.reason })
    return { failure: code, isOutOfReach: isOutOfReach(error) }
  }
}

/**
 * Looks after payments, refunds and disputes that are open and whose events may be lost, and gives up
 * bookings that nobody paid.
 */
export const checkOpenMoney: Job = async (env, now) => {
  const payments = { db: database(env), stripe: stripeClient(settingsOf(env)) }
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
