import { beforeEach, describe, expect, it } from 'vitest'
import { addDays, tiranaDate, tiranaInstant } from '../../../domain/time/calendar.ts'
import { jobRuns } from '../../../worker/db/schema/post.ts'
import { moneyDays } from '../../../worker/db/schema/watch.ts'
import { takeErrors, takeLines } from '../support/logs.ts'
import { openMinutes } from '../support/passing-minutes.ts'
import { bookingPrice } from '../support/requests.ts'
import { openSite } from '../support/site.ts'
import { stripeAccount } from '../support/stripe.ts'
import { openTill } from '../support/till.ts'

const till = openTill('compare_money')
const { site, stripe, db } = till
const { pass, moveTo, status, ageSeconds } = openMinutes(site)
const today = tiranaDate(new Date())
const begun = new Date()
const night = tiranaInstant(addDays(today, 1), '01:00')

async function paid() {
  const intent = await till.book()
  await stripe.pay(intent.paymentIntentId)
  await till.deliverAll(intent.paymentIntentId)
  return intent
}

beforeEach(async () => {
  moveTo(begun)
  await db.delete(moneyDays)
  await db.delete(jobRuns)
  site.mailbox.alerts = []
})

describe('promise 40: a day at Stripe and in the books', () => {
  it('is logged once, when it is over, with both sums', async () => {
    await paid()
    await site.runJobs()
    expect(takeLines('daily_money').map(({ date }) => date)).not.toContain(today)
    moveTo(night)
    await site.runJobs()
    await site.runJobs(1)
    expect(takeLines('daily_money')).toMatchObject([
      { level: 'info', date: today, stripeCents: bookingPrice, booksCents: bookingPrice },
    ])
    expect((await status()).books).toMatchObject({ state: 'agree', day: { date: today } })
  })

  it('agrees where a payment was made before midnight and is heard of after it', async () => {
    const late = await till.book()
    await stripe.pay(late.paymentIntentId)
    moveTo(night)
    await site.runJobs()
    expect(takeLines('daily_money')[0]?.level).toBe('info')
    moveTo(new Date(night.getTime() + 24 * 3_600_000))
    await site.runJobs()
    expect(takeLines('daily_money')).toMatchObject([{ level: 'info', stripeCents: 0 }])
    for (const { id } of await stripe.eventsOf(late.paymentIntentId)) {
      await till.deliver(id, { ageSeconds: ageSeconds() })
    }
  })

  it('agrees if Stripe pays out in another currency', async () => {
    await stripe.control('POST', '/settling', { dollarRate: 1.234 })
    await paid()
    await site.runJobs()
    await stripe.control('POST', '/settling', { dollarRate: null })
    moveTo(night)
    await site.runJobs()
    expect(takeLines('daily_money').at(-1)).toMatchObject({ level: 'info', date: today })
  })

  it('is compared later if no job ran that night', async () => {
    moveTo(night)
    await site.runJobs()
    moveTo(new Date(night.getTime() + 3 * 24 * 3_600_000))
    await site.runJobs()
    const dates = takeLines('daily_money').map(({ date }) => date)
    expect(dates).toEqual([0, 1, 2, 3].map((days) => addDays(today, days)))
  })

  it('agrees where money of no stay came in, which staff have under To do, and went again', async () => {
    const { id } = await stripe.api.paymentIntents.create({
      amount: 700,
      currency: 'eur',
      metadata: { bookingId: crypto.randomUUID() },
    })
    await stripe.pay(id)
    await stripe.control('POST', `/payment-intents/${id}/refund`, { amount: 200 })
    await stripe.control('POST', `/payment-intents/${id}/dispute`, {})
    moveTo(night)
    await site.runJobs()
    expect(takeErrors('orphan_payment')).toHaveLength(1)
    expect(takeErrors('orphan_setback')).toHaveLength(1)
    moveTo(new Date(night.getTime() + 24 * 3_600_000))
    await site.runJobs()
    const { data } = await stripe.api.balanceTransactions.list({ limit: 100 })
    const charges = data.filter(({ reporting_category: category }) => category === 'charge')
    const paidIn = charges.map(({ amount, exchange_rate: rate }) =>
      Math.round(amount / (rate ?? 1)),
    )
    const cents = paidIn.reduce((total, amount) => total + amount, 0)
    expect(takeLines('daily_money')).toMatchObject([
      { level: 'info', date: today, stripeCents: cents, booksCents: cents },
      { level: 'info', stripeCents: 0, booksCents: 0 },
    ])
  })

  it('that differs is one email and leaves the site healthy; it is well once it agrees', async () => {
    await paid()
    // The keys of another account: everything works, and nothing is there.
    const other = stripeAccount('compare_money_other')
    const moved = openSite({ STRIPE_SECRET_KEY: other.secretKey, EMAIL: site.bindings.EMAIL })
    moveTo(night)
    await moved.runJobs()
    expect(takeLines('daily_money')).toMatchObject([{ level: 'warn', date: today, stripeCents: 0 }])
    expect(await pass(12, { as: moved })).not.toContain(503)
    expect((await status(moved)).books).toMatchObject({ state: 'differ', day: { date: today } })
    expect(site.mailbox.alerts.map(({ subject }) => subject)).toEqual([
      'Website alert: Our records and Stripe differ',
    ])
    expect(site.mailbox.alerts[0]?.text).toContain(`Day: ${today}`)

    await pass(11)
    expect((await status()).books.state).toBe('agree')
    const [day] = await db.select().from(moneyDays)
    expect(day?.stripeCents).toBeGreaterThan(0)
    expect(day?.booksCents).toBe(day?.stripeCents)
  })
})
