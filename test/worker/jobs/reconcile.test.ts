import { eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { jobRuns } from '../../../worker/db/schema/post.ts'
import { audit } from '../../../worker/db/schema/stays.ts'
import { takeErrors } from '../support/logs.ts'
import { openTill } from '../support/till.ts'

const till = openTill('reconcile')
const { site, stripe, db } = till

const job = () => db.select().from(jobRuns).where(eq(jobRuns.name, 'reconcile')).get()
const stripeFails = (paymentIntentId: string, times: number) => {
  const path = `/v1/payment_intents/${paymentIntentId}`
  return stripe.control('POST', '/faults', { kind: 'error', times, path })
}
const refundAtStripe = (paymentIntentId: string) =>
  stripe.control('POST', `/payment-intents/${paymentIntentId}/refund`, {})

async function paid() {
  const intent = await till.book()
  await stripe.pay(intent.paymentIntentId)
  await till.deliverAll(intent.paymentIntentId)
  return intent
}

const failedIntents = (run: Awaited<ReturnType<typeof job>>): string[] =>
  JSON.parse(run?.place ?? '{}').failed

const refundedOf = async (id: string) => (await till.record(id)).stay.refunded

describe('promise 11: the comparison with Stripe’s ledger', () => {
  it('tries an intent again that failed, though newer money was compared since', async () => {
    const [failing, other] = [await paid(), await paid()]
    await refundAtStripe(failing.paymentIntentId)
    await stripeFails(failing.paymentIntentId, 4)
    await site.runJobs(1)
    await refundAtStripe(other.paymentIntentId)
    await site.runJobs(2)
    expect(takeErrors('reconcile_failed')).toHaveLength(2)
    expect(await refundedOf(other.bookingId)).toBe(other.totalPrice)
    expect(await refundedOf(failing.bookingId)).toBe(0)
    expect(await job()).toMatchObject({ okAt: null, lastError: 'payment_unavailable' })
    await site.runJobs(3)
    expect(await refundedOf(failing.bookingId)).toBe(failing.totalPrice)
    expect(await job()).toMatchObject({ lastError: null })
  })

  it('tries an intent that takes all the time last in the next run', async () => {
    const pair = [await paid(), await paid()].map(({ paymentIntentId }) => paymentIntentId)
    for (const intent of pair) {
      await refundAtStripe(intent)
      await stripeFails(intent, 2)
    }
    await site.runJobs(1)
    expect(takeErrors('reconcile_failed')).toHaveLength(2)
    const [first, second] = failedIntents(await job())
    await stripeFails(String(first), 2)
    const slow = stopAfterFailure()
    await site.runJobs(2)
    slow.mockRestore()
    expect(failedIntents(await job())).toEqual([second, first])
    await site.runJobs(3)
    expect(failedIntents(await job())).toEqual([])
  })

  it('continues after the page at which time ran out, and moves its cursor at the end', async () => {
    await site.runJobs(4)
    const before = (await job())?.cursor
    await new Promise((done) => setTimeout(done, 1100))
    const foreign = Array.from({ length: 230 }, () =>
      stripe.api.paymentIntents.create({
        amount: 500,
        currency: 'eur',
        confirm: true,
        payment_method: 'pm_card_visa',
        return_url: 'https://other.example',
      }),
    )
    await Promise.all(foreign)
    const known = () => db.$count(audit, eq(audit.action, 'foreign_payment'))
    const pages: unknown[] = []
    for (let minute = 5; minute < 8; minute += 1) {
      const slow = stopAfter(90)
      await site.runJobs(minute)
      slow.mockRestore()
      const { cursor = null, place = null, lastError } = (await job()) ?? {}
      pages.push(JSON.parse(place ?? '').range?.after)
      expect(lastError).toBe('out_of_time')
      expect(cursor === before).toBe(minute < 7)
    }
    // Two full pages and the rest.
    expect(pages).toEqual([expect.any(String), expect.any(String), undefined])
    expect(pages[0]).not.toBe(pages[1])
    await site.runJobs(8)
    expect(await known()).toBe(230)
    expect(await job()).toMatchObject({ lastError: null })
  })
})

/** Time runs out once somebody looked at the clock so many times. */
function stopAfter(looks: number) {
  const began = Date.now()
  let looked = 0
  return vi.spyOn(Date, 'now').mockImplementation(() => {
    looked += 1
    return looked > looks ? began + 60_000 : began
  })
}

/** Time runs out once an intent couldn't be synced. */
function stopAfterFailure() {
  const began = Date.now()
  const failures: unknown[] = []
  return vi.spyOn(Date, 'now').mockImplementation(() => {
    failures.push(...takeErrors('reconcile_failed'))
    return failures.length > 0 ? began + 60_000 : began
  })
}
