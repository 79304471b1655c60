import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { jobRuns } from '../../../worker/db/schema/post.ts'
import { takeErrors } from '../support/logs.ts'
import { contactRequest } from '../support/requests.ts'
import { openTill } from '../support/till.ts'

const till = openTill('check_payments')
const { site, stripe } = till

const lastRun = (name: string) => till.db.select().from(jobRuns).where(eq(jobRuns.name, name)).get()

beforeEach(() => till.db.update(jobRuns).set({ okAt: null, failedAt: null, lastError: null }))

describe('a job that could not finish its work', () => {
  it('is noted as failed if an entry of the ledger could not be synced', async () => {
    const { paymentIntentId } = await till.book()
    await stripe.pay(paymentIntentId)
    await till.deliverAll(paymentIntentId)
    await stripe.control('POST', `/payment-intents/${paymentIntentId}/refund`, {})
    const path = `/v1/payment_intents/${paymentIntentId}`
    await stripe.control('POST', '/faults', { kind: 'error', times: 2, path })
    await site.runJobs(1)
    expect(takeErrors('reconcile_failed')).toMatchObject([{ paymentIntentId }])
    const failed = { okAt: null, failedAt: expect.any(Date), lastError: 'payment_unavailable' }
    expect(await lastRun('reconcile')).toMatchObject(failed)
    expect(takeErrors('job_failed')).toEqual([])
    await site.runJobs(2)
    expect(await lastRun('reconcile')).toMatchObject({ okAt: expect.any(Date), lastError: null })
  })

  it('is noted as failed if its time was over', async () => {
    await till.book()
    let clock = Date.now()
    // Each reading of the clock takes longer than a run may.
    const slow = vi.spyOn(Date, 'now').mockImplementation(() => {
      clock += 60_000
      return clock
    })
    await site.runJobs(1)
    slow.mockRestore()
    expect(await lastRun('checkOpenMoney')).toMatchObject({ okAt: null, lastError: 'out_of_time' })
    await site.runJobs(4)
    expect(await lastRun('checkOpenMoney')).toMatchObject({ lastError: null })
  })

  it('is noted as failed if an email was not accepted', async () => {
    await site.post('/api/contacts', contactRequest)
    await site.runJobs(1)
    site.mailbox.failures = 4
    await site.post('/api/contacts', contactRequest)
    await site.runJobs(10)
    takeErrors('email_failed')
    const failed = { failedAt: expect.any(Date), lastError: 'Error' }
    expect(await lastRun('sendEmail')).toMatchObject(failed)
    await site.runJobs(30)
    expect(await lastRun('sendEmail')).toMatchObject({ lastError: null })
  })
})

describe('promise 11: a lost webhook is made up for', () => {
  it('the next jobs confirm the booking and email the guest', async () => {
    const { bookingId, paymentIntentId, reference } = await till.book()
    await stripe.pay(paymentIntentId)
    expect(await till.booking(bookingId)).toMatchObject({ paymentStatus: 'pending' })
    await site.runJobs(1)
    expect(await till.booking(bookingId)).toMatchObject({
      paymentStatus: 'paid',
      status: 'confirmed',
    })
    await site.runJobs(7)
    const emails = site.mailbox.sent.filter(({ subject }) => subject.includes(reference))
    expect(emails).toMatchObject([{ to: 'ada@guest.example' }])
  })

  it('a payment that Stripe can’t be asked about does not hold up others', async () => {
    const [stuck, paid] = [await till.book(), await till.book()]
    await stripe.pay(paid.paymentIntentId)
    const path = `/v1/payment_intents/${stuck.paymentIntentId}`
    await stripe.control('POST', '/faults', { kind: 'error', times: 2, path })
    await site.runJobs(6)
    expect(takeErrors('payment_check_failed')).toMatchObject([{ bookingId: stuck.bookingId }])
    expect(await till.booking(paid.bookingId)).toMatchObject({ paymentStatus: 'paid' })
    expect(await lastRun('checkOpenMoney')).toMatchObject({ lastError: 'payment_unavailable' })
    expect(await lastRun('reconcile')).toMatchObject({ lastError: null })
    await site.runJobs(30)
    expect(await lastRun('checkOpenMoney')).toMatchObject({ lastError: null })
  })

  it('a failing job does not hold up the other jobs', async () => {
    const { bookingId, paymentIntentId, reference } = await till.book()
    await stripe.pay(paymentIntentId)
    site.mailbox.failures = 1
    await till.deliverAll(paymentIntentId)
    takeErrors('email_failed')
    site.meter.reset()
    // The first trip is the clock's, the second the check of payments; the email's own trips succeed.
    site.meter.fails = (trip) => trip === 2
    await site.runJobs(10)
    site.meter.reset()
    expect(takeErrors('job_failed')).toMatchObject([{ job: 'checkOpenMoney' }])
    expect(await till.mailsOf(bookingId)).toMatchObject([{ status: 'sent' }])
    expect(site.mailbox.sent.filter(({ subject }) => subject.includes(reference))).toHaveLength(1)
  })

  it('a flood of unpaid bookings does not hold up a paid one', async () => {
    for (let count = 0; count < 30; count += 1) await till.book()
    const { bookingId, paymentIntentId } = await till.book()
    await stripe.pay(paymentIntentId)
    await site.runJobs(6)
    expect(await till.booking(bookingId)).toMatchObject({ paymentStatus: 'paid' })
  })

  it('an unreachable Stripe does not hold up email, and is soon not asked again', async () => {
    for (let count = 0; count < 12; count += 1) await till.book()
    site.mailbox.failures = 1
    await site.post('/api/contacts', { ...contactRequest, subject: 'While Stripe is silent' })
    takeErrors('email_failed')
    await stripe.control('POST', '/faults', { kind: 'reset', times: 1000 })
    const isSent = () =>
      site.mailbox.sent.some(({ subject }) => subject.includes('While Stripe is silent'))
    const jobs = site.runJobs(12).then(() => true)
    // The retries of one call to Stripe take longer than this.
    await vi.waitFor(() => expect(isSent()).toBe(true), { interval: 10 })
    const areOver = await Promise.race([jobs, Promise.resolve(false)])
    expect(areOver).toBe(false)
    await jobs
    await stripe.control('DELETE', '/faults')
    expect(takeErrors('payment_check_failed')).toHaveLength(5)
    expect(takeErrors('job_failed')).toMatchObject([{ job: 'reconcile' }])
    const failed = { okAt: null, lastError: 'payment_unavailable' }
    expect(await lastRun('checkOpenMoney')).toMatchObject(failed)
    const isSilent = 'payment_unavailable: StripeConnectionError'
    expect(await lastRun('reconcile')).toMatchObject({ ...failed, lastError: isSilent })
  })

  it('a succeeded payment is not checked again', async () => {
    const { bookingId, paymentIntentId } = await till.book()
    await stripe.pay(paymentIntentId)
    await till.deliverAll(paymentIntentId)
    expect(await till.booking(bookingId)).toMatchObject({ paymentCheckAt: null })
  })
})

describe('promise 14: an inquiry', () => {
  it('is found without an event, although it moves no money', async () => {
    const { bookingId, paymentIntentId } = await till.book()
    await stripe.pay(paymentIntentId)
    await till.deliverAll(paymentIntentId)
    await stripe.control('POST', `/payment-intents/${paymentIntentId}/dispute`, { inquiry: true })
    await site.runJobs(20)
    expect(await till.booking(bookingId)).toMatchObject({ disputed: true, paymentStatus: 'paid' })
    const kinds = (await till.mailsOf(bookingId)).map(({ kind }) => kind)
    expect(kinds).toEqual(['booking_confirmed', 'dispute_opened'])
  })
})
