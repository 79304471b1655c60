import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { AttentionEntry, StaffAttention } from '../../../domain/reports/staff-attention.ts'
import type { StayRecord } from '../../../domain/stay/stay-record.ts'
import { drawer } from '../../../worker/db/schema/till.ts'
import { asStaff } from '../support/access.ts'
import { bookingPrice, submitKey } from '../support/requests.ts'
import { errorOf, openTill } from '../support/till.ts'

const till = openTill('pay_out')
const { site, stripe, db } = till
const drita = await asStaff({ email: 'drita@pay-out.example' })

// Cash is only given back out of a drawer that holds it.
const float = { kind: 'float', cash: { cents: 10_000, lek: 10_000 }, reason: 'change' }
await site.post('/api/staff/till/movements', float, { ...drita, ...submitKey() })

const ask = (id: string, what: string, body: object, key = submitKey()) =>
  site.post(`/api/staff/stays/${id}/${what}`, body, { ...drita, ...key })

async function done(id: string, what: string, body: object) {
  const answer = await ask(id, what, body)
  expect([answer.status, answer.ok || (await errorOf(answer.clone()))]).toEqual([200, true])
  return answer.json<StayRecord<string>>()
}

async function entriesOf(stayId: string): Promise<AttentionEntry[]> {
  const answer = await site.fetch('/api/staff/attention', { headers: drita })
  const { entries } = await answer.json<StaffAttention>()
  return entries.filter((entry) => 'stay' in entry && entry.stay?.id === stayId)
}
const kindsOf = async (id: string) => (await entriesOf(id)).map(({ kind }) => kind)

async function paid() {
  const { paymentIntentId: intent, bookingId: id } = await till.book()
  await stripe.pay(intent)
  await till.deliverAll(intent)
  return { intent, id }
}

/** A paid booking, cancelled in time, whose card has been closed since. */
async function cardClosed() {
  const { intent, id } = await paid()
  await done(id, 'cancel', { reason: 'ill', inPerson: false })
  const { data } = await stripe.api.refunds.list({ payment_intent: intent })
  await stripe.control('POST', `/refunds/${data[0]?.id}/settle`, { outcome: 'failed' })
  await till.deliverAll(intent)
  return { intent, id }
}

const refundAtStripe = (intent: string) =>
  stripe.api.refunds.create({ payment_intent: intent, amount: bookingPrice })

const cursor = async () =>
  (await env.DB.prepare(`SELECT cursor, failed_at FROM job_runs WHERE name = 'reconcile'`).first<{
    cursor: number
    failed_at: number | null
  }>()) ?? { cursor: 0, failed_at: null }

describe('promise 13: a pay-out in cash', () => {
  it('replaces a refund to a closed card, once, and clears the list', async () => {
    const { id } = await cardClosed()
    expect(await kindsOf(id)).toEqual(['refund_failed'])
    const key = submitKey()
    const body = { reason: 'card closed', cashCurrency: 'ALL' }
    for (let time = 0; time < 2; time += 1)
      expect((await ask(id, 'pay-out', body, key)).ok).toBe(true)
    expect(await kindsOf(id)).toEqual([])
    const { stay, payments, refunds } = await till.record(id)
    expect(stay).toMatchObject({ refunded: bookingPrice, balance: 0, paymentStatus: 'refunded' })
    expect(payments).toMatchObject([{ method: 'stripe', refundedCents: bookingPrice }])
    const cash = refunds.filter(({ method }) => method === 'cash')
    expect(cash).toMatchObject([
      { status: 'succeeded', cents: bookingPrice, reason: 'card closed' },
    ])
    const [row, ...others] = await db
      .select()
      .from(drawer)
      .where(eq(drawer.refundId, cash[0]?.id ?? ''))
    expect(row).toMatchObject({ kind: 'refund', cents: -bookingPrice, givenLek: bookingPrice })
    expect(others).toEqual([])
    const again = await ask(id, 'pay-out', body)
    expect((await errorOf(again)).code).toBe('nothing_to_return')
  })

  it('is a conflict if the money is then also refunded in Stripe’s dashboard', async () => {
    const { id, intent } = await cardClosed()
    await done(id, 'pay-out', { reason: 'card closed' })
    await refundAtStripe(intent)
    await till.deliverAll(intent)
    const { stay, payments, refunds } = await till.record(id)
    expect(payments).toMatchObject([{ refundedCents: bookingPrice, receivedCents: bookingPrice }])
    expect(refunds.filter(({ status }) => status === 'succeeded')).toHaveLength(2)
    // The guest got the money twice, and owes one of them.
    expect(stay).toMatchObject({ refunded: bookingPrice, balance: bookingPrice })
    expect(stay.conflictAt).toBeInstanceOf(Date)
    expect(await kindsOf(id)).toContain('conflict')
    expect((await till.auditOf(id)).at(-1)).toMatchObject({
      action: 'payment_synced',
      data: { attention: 'returned_twice', twice: bookingPrice },
    })
    await till.deliverAll(intent)
    const audits = await till.auditOf(id)
    await site.runJobs(60)
    expect(await till.auditOf(id)).toHaveLength(audits.length)
    await done(id, 'resolve', { reason: 'the guest brings it back' })
    expect(await kindsOf(id)).not.toContain('conflict')
  })

  it('that is also refunded at Stripe does not block reconciliation, even without events', async () => {
    const { id, intent } = await cardClosed()
    await done(id, 'pay-out', { reason: 'card closed' })
    await site.runJobs(1)
    const before = await cursor()
    await new Promise((resolve) => setTimeout(resolve, 1100))
    await refundAtStripe(intent)
    await site.runJobs(2)
    const after = await cursor()
    expect(after.cursor).toBeGreaterThan(before.cursor)
    expect((await till.record(id)).stay).toMatchObject({ balance: bookingPrice })
    expect(await kindsOf(id)).toContain('conflict')
  })

  it('returns what a lost dispute left of a cancelled booking', async () => {
    const { id, intent } = await paid()
    const { id: dispute } = await stripe.control<{ id: string }>(
      'POST',
      `/payment-intents/${intent}/dispute`,
      { amount: 200 },
    )
    await till.deliverAll(intent)
    await done(id, 'cancel', { reason: 'ill', inPerson: false })
    const early = await ask(id, 'pay-out', { reason: 'ill' })
    expect((await errorOf(early)).code).toBe('nothing_to_return')
    await stripe.control('POST', `/disputes/${dispute}/close`, { status: 'lost' })
    await till.deliverAll(intent)
    expect((await till.record(id)).stay.balance).toBe(200 - bookingPrice)
    const online = await ask(id, 'refunds', { reason: 'rest', inPerson: true })
    expect((await errorOf(online)).code).toBe('nothing_to_return')
    const { stay } = await done(id, 'pay-out', { reason: 'rest' })
    expect(stay).toMatchObject({ balance: 0, chargedBack: 200, refunded: bookingPrice - 200 })
    expect(await kindsOf(id)).toEqual([])
  })

  it('is refused if the card can be refunded after an inquiry', async () => {
    const { id, intent } = await paid()
    const { id: dispute } = await stripe.control<{ id: string }>(
      'POST',
      `/payment-intents/${intent}/dispute`,
      { inquiry: true },
    )
    await till.deliverAll(intent)
    await done(id, 'cancel', { reason: 'ill', inPerson: false })
    await stripe.control('POST', `/disputes/${dispute}/close`, { status: 'warning_closed' })
    await till.deliverAll(intent)
    expect(await kindsOf(id)).toEqual(['to_refund'])
    const kept = await ask(id, 'keep-overpayment', { reason: 'never came back' })
    expect((await errorOf(kept)).code).toBe('not_allowed')
    const inCash = await ask(id, 'pay-out', { reason: 'ill' })
    expect((await errorOf(inCash)).code).toBe('nothing_to_return')
    const { stay } = await done(id, 'refunds', { reason: 'ill', inPerson: false })
    expect(stay).toMatchObject({ balance: 0, refunded: bookingPrice, chargedBack: 0 })
    expect(await kindsOf(id)).toEqual([])
  })
})

describe('promise 5: a payment in another currency', () => {
  it('needs no review once a lost dispute has taken it back', async () => {
    const { paymentIntentId: intent, bookingId: id } = await till.book()
    await stripe.control('PATCH', `/payment-intents/${intent}`, { currency: 'usd' })
    await stripe.pay(intent)
    await till.deliverAll(intent)
    expect(await kindsOf(id)).toEqual(['review'])
    const { id: dispute } = await stripe.control<{ id: string }>(
      'POST',
      `/payment-intents/${intent}/dispute`,
      {},
    )
    await stripe.control('POST', `/disputes/${dispute}/close`, { status: 'lost' })
    await till.deliverAll(intent)
    expect(await kindsOf(id)).toEqual([])
    expect((await till.record(id)).stay.paymentStatus).not.toBe('needs_review')
  })
})
