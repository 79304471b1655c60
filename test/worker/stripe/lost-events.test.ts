import { describe, expect, it } from 'vitest'
import { cancelStay } from '../../../domain/desk/stay-actions.ts'
import type { Pass } from '../../../domain/pass/pass.ts'
import { refundGoodwill } from '../../../domain/stay/refund-actions.ts'
import type { StayRecord } from '../../../domain/stay/stay-record.ts'
import type { ActionContext } from '../../../domain/stay/stay-update.ts'
import { stays } from '../../../worker/db/schema/stays.ts'
import { linkToken } from '../../../worker/pass/links.ts'
import { openDesk } from '../support/desk.ts'
import { forgetGuest } from '../support/forgotten-guest.ts'
import { takeErrors } from '../support/logs.ts'
import { linkSecret, officeAddress } from '../support/names.ts'
import { guest, submitKey, threeDays } from '../support/requests.ts'
import { openTill } from '../support/till.ts'

const till = openTill('lost_events')
const { site, stripe } = till
const desk = await openDesk(till)
const month = 30 * 24 * 60

const cancel = (record: StayRecord, context: ActionContext) => cancelStay(record, 'ill', context)
const goodwill = (cents: number) => (record: StayRecord, context: ActionContext) =>
  refundGoodwill(record, cents, 'sorry', context)

const onIntent = (id: string, what: string, body: object = {}) =>
  stripe.control<{ id: string }>('POST', `/payment-intents/${id}/${what}`, body)
const settleRefund = (id: string | undefined, outcome: 'failed' | 'succeeded') =>
  stripe.control('POST', `/refunds/${id}/settle`, { outcome })
const refundsStart = (start: string) => stripe.control('POST', '/refunds', { start })

async function paid() {
  const intent = await till.book(threeDays)
  await stripe.pay(intent.paymentIntentId)
  await till.deliverAll(intent.paymentIntentId)
  return { ...intent, tell: () => till.deliverAll(intent.paymentIntentId) }
}

/** How much of an intent was refunded, according to Stripe. */
async function returnedAtStripe(id: string): Promise<number> {
  const { data } = await stripe.api.refunds.list({ payment_intent: id, limit: 100 })
  return data
    .filter(({ status }) => status !== 'failed' && status !== 'canceled')
    .reduce((sum, { amount }) => sum + amount, 0)
}

async function expectSameSum({ bookingId, paymentIntentId }: Awaited<ReturnType<typeof paid>>) {
  const { stay, payments } = await till.record(bookingId)
  const cents = await returnedAtStripe(paymentIntentId)
  expect([stay.refunded, payments[0]?.refundedCents]).toEqual([cents, cents])
  expect(stay.refunded).toBeLessThanOrEqual(stay.received)
}

describe('promise 11: with every event of a month lost', () => {
  it('one run of the job finds payments, refunds and disputes, open and closed', async () => {
    const unheard = await till.book(threeDays)
    await stripe.pay(unheard.paymentIntentId)
    const unpaid = await till.book(threeDays)
    const [partly, fully, open, lost, won] = [
      await paid(),
      await paid(),
      await paid(),
      await paid(),
      await paid(),
    ]
    await onIntent(partly.paymentIntentId, 'refund', { amount: 600 })
    await onIntent(fully.paymentIntentId, 'refund')
    await onIntent(open.paymentIntentId, 'dispute')
    for (const [{ paymentIntentId }, status] of [
      [lost, 'lost'],
      [won, 'won'],
    ] as const) {
      const { id } = await onIntent(paymentIntentId, 'dispute')
      await stripe.control('POST', `/disputes/${id}/close`, { status })
    }

    // No stay becomes a no-show before that.
    const later = new Date(Date.now() + 2 * month * 60_000)
    await till.db.update(stays).set({ endDate: later, pickUpAt: later })
    await site.runJobs(month)
    const statusOf = async ({ bookingId }: { bookingId: string }) => {
      const { stay } = await till.record(bookingId)
      const disputed = stay.disputed ? ' disputed' : ''
      return `${stay.status} ${stay.paymentStatus} ${stay.refunded} ${stay.balance}${disputed}`
    }
    expect(await statusOf(unheard)).toBe('confirmed paid 0 0')
    expect(await statusOf(unpaid)).toBe('expired canceled 0 0')
    expect(await statusOf(partly)).toBe('confirmed partially_refunded 600 0')
    expect(await statusOf(fully)).toBe('cancelled refunded 1800 0')
    expect(await statusOf(open)).toBe('confirmed paid 0 0 disputed')
    expect(await statusOf(lost)).toBe('confirmed refunded 0 1800')
    expect(await statusOf(won)).toBe('confirmed paid 0 0')
  })
})

describe('promise 11: with the event of a dispute lost', () => {
  it('the ledger shows that an inquiry became a dispute', async () => {
    const { bookingId, paymentIntentId, tell } = await paid()
    const { id } = await onIntent(paymentIntentId, 'dispute', { inquiry: true })
    await tell()
    await stripe.control('POST', `/disputes/${id}/escalate`, {})
    await site.runJobs(1)
    expect((await till.record(bookingId)).disputes).toMatchObject([{ status: 'open' }])
  })
})

describe('promise 13: refunds add up', () => {
  it('by staff and in the dashboard, delivered twice: our sum is Stripe’s', async () => {
    const stay = await paid()
    const { bookingId, paymentIntentId } = stay
    for (const cents of [100, 250, 50]) {
      await desk.does(bookingId, goodwill(cents))
      await onIntent(paymentIntentId, 'refund', { amount: 2 * cents })
      await stay.tell()
      await stay.tell()
      await expectSameSum(stay)
    }
    await expect(onIntent(paymentIntentId, 'refund', { amount: 601 })).rejects.toThrow()
    await desk.does(bookingId, cancel)
    await stay.tell()
    await expectSameSum(stay)
    expect(await till.lineOf(bookingId)).toMatch(/^cancelled refunded 1800 1800 0/)
  })
})

describe('promise 14: a dispute', () => {
  it('is flagged while it is open, and emailed to the office when it opens and closes', async () => {
    const { bookingId, paymentIntentId, reference, tell } = await paid()
    const alerts = () =>
      site.mailbox.sent.filter(
        ({ to, subject }) => to === officeAddress && subject.includes(reference),
      ).length
    const { id } = await onIntent(paymentIntentId, 'dispute', { inquiry: true })
    await tell()
    expect([(await till.record(bookingId)).stay.disputed, alerts()]).toEqual([true, 1])
    await stripe.control('POST', `/disputes/${id}/escalate`, {})
    await tell()
    expect([(await till.record(bookingId)).stay.disputed, alerts()]).toEqual([true, 2])
    await stripe.control('POST', `/disputes/${id}/close`, { status: 'lost' })
    await tell()
    await tell()
    expect([(await till.record(bookingId)).stay.disputed, alerts()]).toEqual([false, 3])
  })
})

describe('promise 14: a dispute of a stay whose guest was erased', () => {
  it('is emailed to the office, without data of the guest', async () => {
    const { bookingId, paymentIntentId, reference, tell } = await paid()
    await forgetGuest(bookingId)
    await onIntent(paymentIntentId, 'dispute')
    await tell()
    const alerts = site.mailbox.sent.filter(
      ({ to, subject }) => to === officeAddress && subject.includes(reference),
    )
    expect(alerts).toHaveLength(1)
    expect(alerts[0]?.text).toContain('Reference')
    for (const personal of Object.values(guest)) {
      expect(JSON.stringify(alerts)).not.toContain(personal)
    }
    expect((await till.record(bookingId)).stay).toMatchObject({
      disputed: true,
      customerName: null,
      customerEmail: null,
      customerPhone: null,
    })
  })
})

describe('promise 29: every refund is known', () => {
  it.each([
    ['by staff', async ({ bookingId }) => void (await desk.does(bookingId, goodwill(700)))],
    [
      'by staff, pending for weeks',
      async ({ bookingId }) => {
        await refundsStart('pending')
        await desk.does(bookingId, cancel)
        await refundsStart('succeeded')
      },
    ],
    [
      'by the guest, from the pass',
      async ({ bookingId: id }) => {
        const token = await linkToken(linkSecret, { purpose: 'guest', id })
        const headers = { authorization: `Bearer ${token}`, ...submitKey() }
        const pass = await (await site.fetch('/api/pass', { headers })).json<Pass>()
        const body = { shown: pass.cancelling }
        expect((await site.post('/api/pass/cancel', body, headers)).status).toBe(200)
      },
    ],
    [
      'in the dashboard',
      async ({ paymentIntentId }) =>
        void (await onIntent(paymentIntentId, 'refund', { amount: 700 })),
    ],
    [
      'by staff, and failed later',
      async ({ bookingId, paymentIntentId }) => {
        await desk.does(bookingId, cancel)
        const { data } = await stripe.api.refunds.list({ payment_intent: paymentIntentId })
        await settleRefund(data[0]?.id, 'failed')
      },
    ],
    [
      'in the dashboard, and failed later',
      async ({ paymentIntentId }) => {
        const { id } = await onIntent(paymentIntentId, 'refund', { amount: 700 })
        await site.runJobs(1)
        await settleRefund(id, 'failed')
      },
    ],
    [
      'by staff, with a lost response, and failed at once',
      async ({ bookingId, paymentIntentId }) => {
        const fault = { kind: 'reset', phase: 'after', times: 2, path: '/v1/refunds' }
        await stripe.control('POST', '/faults', fault)
        expect(await desk.does(bookingId, cancel)).toBe('done')
        expect(takeErrors('refund_unsent')).toHaveLength(1)
        const { data } = await stripe.api.refunds.list({ payment_intent: paymentIntentId })
        await settleRefund(data[0]?.id, 'failed')
      },
    ],
  ] satisfies [string, (stay: Awaited<ReturnType<typeof paid>>) => Promise<void>][])(
    '%s, with every event lost: exact after the next run of the job',
    async (_, giveBack) => {
      const stay = await paid()
      await giveBack(stay)
      await site.runJobs(24 * 60)
      await expectSameSum(stay)
      const { refunds } = await till.record(stay.bookingId)
      expect(refunds.length).toBeGreaterThan(0)
      expect(refunds.map(({ status }) => status)).not.toContain('requested')
    },
  )
})
