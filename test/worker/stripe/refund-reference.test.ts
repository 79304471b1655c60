import { beforeEach, describe, expect, it } from 'vitest'
import { cancelStay } from '../../../domain/desk/stay-actions.ts'
import type { OwnData } from '../../../domain/pass/own-data.ts'
import type { Pass } from '../../../domain/pass/pass.ts'
import { refundGoodwill } from '../../../domain/stay/refund-actions.ts'
import type { StayRecord } from '../../../domain/stay/stay-record.ts'
import { linkToken } from '../../../worker/pass/links.ts'
import { asStaff } from '../support/access.ts'
import { openDesk } from '../support/desk.ts'
import { linkSecret } from '../support/names.ts'
import { threeDays } from '../support/requests.ts'
import { slowDelivery } from '../support/slow-delivery.ts'
import { openTill } from '../support/till.ts'

const till = openTill('refund_reference')
const { site, stripe } = till
const desk = await openDesk(till)
const staff = await asStaff()
const day = 24 * 60

const refundsStart = (body: object) => stripe.control('POST', '/refunds', body)
const onRefund = (id: string, what: string, body: object = {}) =>
  stripe.control('POST', `/refunds/${id}/${what}`, body)

/** A stay that was paid by card, cancelled and refunded in full. */
async function cancelled() {
  const intent = await till.book(threeDays)
  await stripe.pay(intent.paymentIntentId)
  await till.deliverAll(intent.paymentIntentId)
  await desk.does(intent.bookingId, (record, context) => cancelStay(record, 'ill', context))
  const [refund] = await refundsAtStripe(intent.paymentIntentId)
  return { ...intent, refundId: refund?.id ?? '' }
}

const refundsAtStripe = async (id: string) =>
  (await stripe.api.refunds.list({ payment_intent: id })).data
const referenceAtStripe = async (id: string) =>
  (await stripe.api.refunds.retrieve(id)).destination_details?.card?.reference

async function refundOf(bookingId: string) {
  const [refund] = (await till.record(bookingId)).refunds
  if (!refund) throw new Error('no refund')
  return refund
}

/** The jobs run once on each of these days from now. */
async function runDaily(from: number, to: number) {
  for (let today = from; today <= to; today += 1) await site.runJobs(today * day + 1)
}

const emailsTo = (reference: string) =>
  site.mailbox.sent.filter(({ subject }) => subject.includes(reference))

beforeEach(() => refundsStart({ reference: 'pending' }))

describe('promise 29: the bank reference of a refund', () => {
  it('arrives by an event days later, and guest, staff and download have it', async () => {
    const { bookingId, refundId, paymentIntentId, reference } = await cancelled()
    expect(await refundOf(bookingId)).toMatchObject({ status: 'succeeded', bankReference: null })
    await site.runJobs(1)
    const emails = emailsTo(reference).length
    await onRefund(refundId, 'reference')
    const bankReference = await referenceAtStripe(refundId)
    const [updated] = (await stripe.eventsOf(paymentIntentId)).slice(-2)
    expect(updated?.type).toBe('refund.updated')
    expect((await till.deliver(updated?.id ?? '')).status).toBe(200)
    expect(bankReference).toMatch(/^\d{23}$/)
    expect(await refundOf(bookingId)).toMatchObject({ bankReference, checkAt: null })

    const token = await linkToken(linkSecret, { purpose: 'guest', id: bookingId })
    const headers = { authorization: `Bearer ${token}` }
    const pass = await (await site.fetch('/api/pass', { headers })).json<Pass>()
    expect(pass.refunds).toMatchObject([{ status: 'succeeded', bankReference, isReversal: false }])
    const data = await (await site.fetch('/api/pass/data', { headers })).json<OwnData>()
    expect(data['money in euros'].refunds).toMatchObject([
      { "the bank's reference": bankReference },
    ])
    const path = `/api/staff/stays/${bookingId}`
    const record = await (await site.fetch(path, { headers: staff })).json<StayRecord<string>>()
    expect(record.refunds).toMatchObject([{ bankReference }])
    // Nothing else has changed, and no email is sent.
    expect(record.stay).toMatchObject({ status: 'cancelled', refunded: 1800, balance: 0 })
    await site.runJobs(2)
    expect(emailsTo(reference)).toHaveLength(emails)
  })

  it('is stored once by events that are repeated or older', async () => {
    const { bookingId, refundId, paymentIntentId } = await cancelled()
    await onRefund(refundId, 'reference')
    const bankReference = await referenceAtStripe(refundId)
    const [first, second] = (await stripe.eventsOf(paymentIntentId)).slice(-2)
    expect(second?.type).toBe('charge.refund.updated')
    await till.deliver(second?.id ?? '')
    const { version } = (await till.record(bookingId)).stay
    await till.deliver(first?.id ?? '')
    await till.deliver(second?.id ?? '')
    await till.deliverAll(paymentIntentId)
    expect(await refundOf(bookingId)).toMatchObject({ bankReference })
    expect((await till.record(bookingId)).stay.version).toBe(version)
  })

  it('stays if Stripe loses it later, or if the refund fails', async () => {
    const { bookingId, refundId, paymentIntentId } = await cancelled()
    await onRefund(refundId, 'reference')
    const bankReference = await referenceAtStripe(refundId)
    await till.deliverAll(paymentIntentId)
    await onRefund(refundId, 'reference', { status: 'pending' })
    await till.deliverAll(paymentIntentId)
    expect(await refundOf(bookingId)).toMatchObject({ bankReference, checkAt: null })
    await onRefund(refundId, 'settle', { outcome: 'failed' })
    await till.deliverAll(paymentIntentId)
    expect(await refundOf(bookingId)).toMatchObject({ status: 'failed', bankReference })
    expect((await till.record(bookingId)).stay).toMatchObject({ balance: -1800 })
  })

  it('is not lost by a slow delivery with older data', async () => {
    await refundsStart({ start: 'pending', reference: 'pending' })
    const { bookingId, refundId, paymentIntentId } = await cancelled()
    await onRefund(refundId, 'settle', { outcome: 'succeeded' })
    const [succeeded] = (await stripe.eventsOf(paymentIntentId)).slice(-1)
    const slow = await slowDelivery('refund_reference', succeeded?.id ?? '')
    await onRefund(refundId, 'reference')
    const bankReference = await referenceAtStripe(refundId)
    const [named] = (await stripe.eventsOf(paymentIntentId)).slice(-1)
    await till.deliver(named?.id ?? '')
    slow.goOn()
    expect((await slow.response).status).toBe(200)
    expect(await refundOf(bookingId)).toMatchObject({ status: 'succeeded', bankReference })
  })

  it('is found by the next day’s job if every event is lost', async () => {
    const { bookingId, refundId } = await cancelled()
    await onRefund(refundId, 'reference')
    await site.runJobs(day - 10)
    expect(await refundOf(bookingId)).toMatchObject({ bankReference: null })
    await site.runJobs(day + 1)
    const bankReference = await referenceAtStripe(refundId)
    expect(await refundOf(bookingId)).toMatchObject({ bankReference, checkAt: null })
  })

  it('is requested on each of thirty days, and no longer', async () => {
    const [late, never] = [await cancelled(), await cancelled()]
    await runDaily(1, 28)
    expect(await refundOf(late.bookingId)).toMatchObject({ bankReference: null })
    await onRefund(late.refundId, 'reference')
    await runDaily(29, 31)
    const bankReference = await referenceAtStripe(late.refundId)
    expect(await refundOf(late.bookingId)).toMatchObject({ bankReference, checkAt: null })
    await onRefund(never.refundId, 'reference')
    await runDaily(32, 34)
    expect(await refundOf(never.bookingId)).toMatchObject({ bankReference: null, checkAt: null })
    // An event still brings it.
    await till.deliverAll(never.paymentIntentId)
    expect(await refundOf(never.bookingId)).not.toMatchObject({ bankReference: null })
  }, 60_000)

  it('is never requested if Stripe says that there is none', async () => {
    await refundsStart({ reference: 'unavailable' })
    const { bookingId, refundId } = await cancelled()
    expect(await refundOf(bookingId)).toMatchObject({ status: 'succeeded', checkAt: null })
    await onRefund(refundId, 'reference')
    await runDaily(1, 3)
    expect(await refundOf(bookingId)).toMatchObject({ bankReference: null })
  })

  it('is no longer requested once Stripe says that there is none', async () => {
    const { bookingId, refundId, reference } = await cancelled()
    await onRefund(refundId, 'reference', { status: 'unavailable' })
    await site.runJobs(day + 1)
    const emails = emailsTo(reference).length
    expect(await refundOf(bookingId)).toMatchObject({ status: 'succeeded', checkAt: null })
    await onRefund(refundId, 'reference')
    await runDaily(2, 3)
    expect(await refundOf(bookingId)).toMatchObject({ bankReference: null })
    expect(emailsTo(reference)).toHaveLength(emails)
  })

  it('is null if the charge was reversed, and the pass says so', async () => {
    const { bookingId, refundId, paymentIntentId } = await cancelled()
    await onRefund(refundId, 'reference', { status: 'unavailable', type: 'reversal' })
    await till.deliverAll(paymentIntentId)
    const token = await linkToken(linkSecret, { purpose: 'guest', id: bookingId })
    const headers = { authorization: `Bearer ${token}` }
    const pass = await (await site.fetch('/api/pass', { headers })).json<Pass>()
    expect(pass.refunds).toMatchObject([{ bankReference: null, isReversal: true }])
  })
})

describe('promise 30: the email about a refund', () => {
  const last = (reference: string) => emailsTo(reference).at(-1)?.text

  it('names the bank reference if it is known', async () => {
    await refundsStart({ reference: 'available' })
    const { refundId, reference } = await cancelled()
    await site.runJobs(1)
    expect(last(reference)).toContain(`this reference: ${await referenceAtStripe(refundId)}`)
  })

  it('says that the link shows it later if it is not known', async () => {
    const { reference } = await cancelled()
    await site.runJobs(1)
    expect(last(reference)).toContain('As soon as there is a bank reference for your refund')
  })

  it('names the reference of its own refund only', async () => {
    await refundsStart({ reference: 'available' })
    const { bookingId, reference, paymentIntentId } = await till.book(threeDays)
    await stripe.pay(paymentIntentId)
    await till.deliverAll(paymentIntentId)
    for (const cents of [100, 200]) {
      await desk.does(bookingId, (record, context) =>
        refundGoodwill(record, cents, 'sorry', context),
      )
      await site.runJobs(1)
      const [newest] = await refundsAtStripe(paymentIntentId)
      const numbers = last(reference)?.match(/\d{23}/g)
      expect(numbers).toEqual([newest?.destination_details?.card?.reference])
    }
  })
})
