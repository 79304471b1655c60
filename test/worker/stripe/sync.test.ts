import { describe, expect, it } from 'vitest'
import { asStaff } from '../support/access.ts'
import { takeErrors } from '../support/logs.ts'
import { officeAddress } from '../support/names.ts'
import { bookingPrice } from '../support/requests.ts'
import { slowDelivery } from '../support/slow-delivery.ts'
import { openTill } from '../support/till.ts'

const till = openTill('sync')
const { site, stripe } = till

describe('promise 5: wrong amount, currency or booking on an intent', () => {
  it.each([
    ['amount', { amount: 100 }],
    ['currency', { currency: 'all' }],
    ['booking', { metadata: { bookingId: crypto.randomUUID() } }],
    ['no booking at all', { metadata: {} }],
  ])(
    '%s: needs review, staff and guest are notified, and nothing is confirmed',
    async (_, bent) => {
      const { bookingId, paymentIntentId } = await till.book()
      await stripe.pay(paymentIntentId)
      await stripe.control('PATCH', `/payment-intents/${paymentIntentId}`, bent)
      await till.deliverAll(paymentIntentId)

      const row = await till.booking(bookingId)
      expect(row).toMatchObject({ paymentStatus: 'needs_review', status: 'pending' })
      const emails = (await till.mailsOf(bookingId)).map(({ kind }) => kind)
      expect(emails.toSorted()).toEqual(['payment_in_review', 'payment_review'])
      const about = site.mailbox.sent.filter(({ subject }) => subject.includes(row.reference))
      expect(about.map(({ to }) => to).toSorted()).toEqual([row.customerEmail, officeAddress])
      const list = await site.fetch('/api/bookings', { headers: await asStaff() })
      const seen = await list.json<{ id: string; paymentStatus: string }[]>()
      expect(seen.find(({ id }) => id === bookingId)?.paymentStatus).toBe('needs_review')
    },
  )

  it('an intent with a wrong amount: the guest is notified once it took money', async () => {
    const { bookingId, paymentIntentId } = await till.book()
    const kinds = async () => (await till.mailsOf(bookingId)).map(({ kind }) => kind)
    await stripe.control('PATCH', `/payment-intents/${paymentIntentId}`, { amount: 100 })
    await till.deliverAll(paymentIntentId)
    expect(await kinds()).toEqual(['payment_review'])
    await stripe.pay(paymentIntentId)
    await till.deliverAll(paymentIntentId)
    expect(await kinds()).toEqual(['payment_review', 'payment_in_review'])
  })

  it('a second payment of a paid booking needs review', async () => {
    const { bookingId, paymentIntentId, reference } = await till.book()
    await stripe.pay(paymentIntentId)
    await till.deliverAll(paymentIntentId)
    const second = await stripe.api.paymentIntents.create({
      amount: bookingPrice,
      currency: 'eur',
      metadata: { bookingId, reference },
    })
    await till.deliverAll(second.id)
    expect(await till.booking(bookingId)).toMatchObject({ paymentStatus: 'paid' })
    await stripe.pay(second.id)
    await till.deliverAll(second.id)
    expect(await till.booking(bookingId)).toMatchObject({
      paymentStatus: 'needs_review',
      paymentIntentId,
    })
  })

  describe('a booking in review', () => {
    async function paidTwice() {
      const first = await till.book()
      await stripe.pay(first.paymentIntentId)
      await till.deliverAll(first.paymentIntentId)
      return { ...first, second: await payBeside(first.bookingId) }
    }

    async function payBeside(bookingId: string) {
      const { id } = await stripe.api.paymentIntents.create({
        amount: bookingPrice,
        currency: 'eur',
        metadata: { bookingId },
      })
      await stripe.pay(id)
      await till.deliverAll(id)
      return id
    }

    async function refund(id: string, part: object) {
      await stripe.control('POST', `/payment-intents/${id}/refund`, part)
      await till.deliverAll(id)
    }

    it('counts further refunds, and is refunded once all is returned', async () => {
      const { bookingId, paymentIntentId, second } = await paidTwice()
      await refund(paymentIntentId, { amount: 200 })
      expect(await till.booking(bookingId)).toMatchObject({
        paymentStatus: 'needs_review',
        amountRefunded: 200,
      })
      await refund(paymentIntentId, {})
      expect(await till.booking(bookingId)).toMatchObject({ paymentStatus: 'needs_review' })
      // The other payment keeps its money until staff refund it.
      await refund(second, {})
      expect(await till.booking(bookingId)).toMatchObject({
        paymentStatus: 'refunded',
        amountRefunded: 2 * bookingPrice,
        balance: 0,
        status: 'cancelled',
      })
      const emails = await till.mailsOf(bookingId)
      expect(emails.filter(({ kind }) => kind === 'payment_review')).toMatchObject([
        { data: { intent: second } },
      ])
    })

    it('is paid and confirmed again once the other payment is refunded', async () => {
      const { bookingId, second } = await paidTwice()
      await refund(second, {})
      expect(await till.booking(bookingId)).toMatchObject({
        paymentStatus: 'paid',
        status: 'confirmed',
        balance: 0,
      })
    })

    it('notifies the office of each wrong payment once', async () => {
      const { bookingId, reference, second } = await paidTwice()
      const third = await payBeside(bookingId)
      await till.deliverAll(second)
      const alerts = site.mailbox.sent.filter(
        ({ to, subject }) => String(to).startsWith('office@') && subject.includes(reference),
      )
      expect(alerts).toHaveLength(2)
      expect(alerts[0]?.text).toContain(second)
      expect(alerts[1]?.text).toContain(third)
    })
  })

  it('an orphan payment is reported to the office', async () => {
    const orphan = await stripe.api.paymentIntents.create({
      amount: bookingPrice,
      currency: 'eur',
      metadata: { bookingId: crypto.randomUUID() },
    })
    await stripe.pay(orphan.id)
    await till.deliverAll(orphan.id)
    expect(takeErrors('orphan_payment').length).toBeGreaterThan(0)
    expect(await till.mailsOf(orphan.id)).toMatchObject([{ kind: 'orphan_payment' }])
    expect(site.mailbox.sent.filter(({ subject }) => subject.includes(orphan.id))).toHaveLength(1)
  })
})

describe('promise 8: after a decline, the same booking can be paid with another card', () => {
  it('declined, then paid: one confirmed booking', async () => {
    const intent = await till.book()
    await stripe.pay(intent.paymentIntentId, 'pm_card_chargeDeclined')
    await till.deliverAll(intent.paymentIntentId)
    expect(await till.booking(intent.bookingId)).toMatchObject({
      paymentStatus: 'failed',
      status: 'pending',
    })
    await stripe.pay(intent.paymentIntentId)
    await till.deliverAll(intent.paymentIntentId)
    expect(await till.booking(intent.bookingId)).toMatchObject({
      paymentStatus: 'paid',
      status: 'confirmed',
    })
  })
})

describe('promise 9: 3-D Secure and delayed methods do not confirm early', () => {
  it('a card that waits for its owner stays pending', async () => {
    const intent = await till.book()
    await stripe.pay(intent.paymentIntentId, 'pm_card_threeDSecure2Required')
    await till.deliverAll(intent.paymentIntentId)
    const answer = await till.comeBack(intent)
    expect(await answer.json()).toMatchObject({ paymentStatus: 'pending', status: 'pending' })
    expect(await till.mailsOf(intent.bookingId)).toEqual([])
  })

  it('a slow bank is processing, then paid or failed', async () => {
    const [good, bad] = [await till.book(), await till.book()]
    for (const { paymentIntentId, bookingId } of [good, bad]) {
      await stripe.pay(paymentIntentId, 'pm_card_standin_processing')
      await till.deliverAll(paymentIntentId)
      expect(await till.booking(bookingId)).toMatchObject({
        paymentStatus: 'processing',
        status: 'pending',
      })
    }
    const settle = (id: string, outcome: string) =>
      stripe.control('POST', `/payment-intents/${id}/settle`, { outcome })
    await settle(good.paymentIntentId, 'succeeded')
    await settle(bad.paymentIntentId, 'failed')
    await till.deliverAll(good.paymentIntentId)
    await till.deliverAll(bad.paymentIntentId)
    expect(await till.booking(good.bookingId)).toMatchObject({ paymentStatus: 'paid' })
    expect(await till.booking(bad.bookingId)).toMatchObject({
      paymentStatus: 'failed',
      status: 'pending',
    })
  })
})

describe('promise 10: the return page and the webhook may race', () => {
  it('page, deliveries and job at once: one transition, one email', async () => {
    for (let round = 0; round < 3; round += 1) {
      const intent = await till.book()
      await stripe.pay(intent.paymentIntentId)
      const events = await stripe.eventsOf(intent.paymentIntentId)
      await Promise.all([
        till.comeBack(intent),
        ...events.map(({ id }) => till.deliver(id)),
        site.runJobs(6),
        till.comeBack(intent),
      ])
      expect(await till.historyOf(intent.bookingId)).toEqual([
        ['booked', 'pending'],
        ['payment_synced', 'succeeded'],
      ])
      expect(await till.mailsOf(intent.bookingId)).toHaveLength(1)
      // If the job made the change, the job of the next minute sends the email.
      await site.runJobs(7)
      const emails = site.mailbox.sent.filter(({ subject }) => subject.includes(intent.reference))
      expect(emails).toHaveLength(1)
    }
  })
})

describe('a sync that loses the race for a booking', () => {
  it('asks Stripe again, so that older data never replaces newer', async () => {
    const { bookingId, paymentIntentId } = await till.book()
    await stripe.pay(paymentIntentId, 'pm_card_standin_processing')
    const [processing] = (await stripe.eventsOf(paymentIntentId)).slice(-1)

    // A slow delivery has read `processing`, and is paused just before it writes that.
    const slow = await slowDelivery('sync', processing?.id ?? '')

    // The bank accepts. A second delivery reads `succeeded`; the slow one writes first.
    const path = `/payment-intents/${paymentIntentId}/settle`
    await stripe.control('POST', path, { outcome: 'succeeded' })
    const [succeeded] = (await stripe.eventsOf(paymentIntentId)).slice(-1)
    site.meter.reset()
    site.meter.meanwhile = async (trip) => {
      if (trip !== 3) return
      slow.goOn()
      await slow.response
    }
    expect((await till.deliver(succeeded?.id ?? '')).status).toBe(200)
    site.meter.reset()

    expect(await till.historyOf(bookingId)).toEqual([
      ['booked', 'pending'],
      ['payment_synced', 'processing'],
      ['payment_synced', 'succeeded'],
    ])
    expect(await till.booking(bookingId)).toMatchObject({ paymentStatus: 'paid' })
  })
})

describe('promise 13: refunds add up', () => {
  it('two parts made at Stripe, delivered twice: our sum is Stripe’s', async () => {
    const { bookingId, paymentIntentId } = await till.book()
    await stripe.pay(paymentIntentId)
    await till.deliverAll(paymentIntentId)
    for (const [amount, sum] of [
      [200, 200],
      [100, 300],
    ]) {
      await stripe.control('POST', `/payment-intents/${paymentIntentId}/refund`, { amount })
      await till.deliverAll(paymentIntentId)
      await till.deliverAll(paymentIntentId)
      expect(await till.booking(bookingId)).toMatchObject({
        paymentStatus: 'partially_refunded',
        amountRefunded: sum,
        status: 'confirmed',
      })
    }
  })
})
