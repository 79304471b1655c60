import { describe, expect, it } from 'vitest'
import { changeStay } from '../../../domain/booking/change-stay.ts'
import { cancelStay } from '../../../domain/desk/stay-actions.ts'
import { passOf } from '../../../domain/pass/guest-pass.ts'
import { refundGoodwill, refundOverpaid } from '../../../domain/stay/refund-actions.ts'
import type { StayRecord } from '../../../domain/stay/stay-record.ts'
import type { ActionContext } from '../../../domain/stay/stay-update.ts'
import { guestContext } from '../../../worker/routes/guest/guest-action.ts'
import { openDesk } from '../support/desk.ts'
import { takeErrors } from '../support/logs.ts'
import { at, reservationRequest, threeDays } from '../support/requests.ts'
import { openTill } from '../support/till.ts'

const till = openTill('returned_money')
const { site, stripe } = till
const desk = await openDesk(till)
const weeks = 7 * 24 * 60
/** The day of the drop-off. */
const dropOff = new Date(at(3, '09:00'))

const cancel = (record: StayRecord, context: ActionContext) => cancelStay(record, 'ill', context)
const giveBack = (record: StayRecord, context: ActionContext) =>
  refundOverpaid(record, 'paid twice', context)
const goodwill = (cents: number) => (record: StayRecord, context: ActionContext) =>
  refundGoodwill(record, cents, 'sorry', context)

const onIntent = (id: string, what: string, body: object = {}) =>
  stripe.control<{ id: string }>('POST', `/payment-intents/${id}/${what}`, body)
const close = (id: string, status: 'won' | 'lost') =>
  stripe.control('POST', `/disputes/${id}/close`, { status })
const refundsAtStripe = async (id: string) =>
  (await stripe.api.refunds.list({ payment_intent: id, limit: 100 })).data

const kindsOf = async (id: string) => (await till.mailsOf(id)).map(({ kind }) => kind)

/** The text of the email that was sent about a booking under this subject. */
const textOf = (reference: string, subject: string) =>
  site.mailbox.sent.find(
    (email) => email.subject.includes(subject) && email.subject.includes(reference),
  )?.text

async function paid() {
  const intent = await till.book(threeDays)
  await stripe.pay(intent.paymentIntentId)
  await till.deliverAll(intent.paymentIntentId)
  return { ...intent, tell: () => till.deliverAll(intent.paymentIntentId) }
}

/** Somebody pays a second time, by an intent that is not ours. */
async function payBeside(bookingId: string) {
  const metadata = { bookingId }
  const { id } = await stripe.api.paymentIntents.create({ amount: 1800, currency: 'eur', metadata })
  await stripe.pay(id)
  await till.deliverAll(id)
  return id
}

describe('a paid stay that is cancelled', () => {
  it('scenario 28: the day before is refunded in full', async () => {
    const { bookingId } = await paid()
    expect(await desk.does(bookingId, cancel)).toBe('done')
    expect(await till.lineOf(bookingId)).toBe(
      'cancelled refunded 1800 1800 0 [charges 2, payments 1, refunds 1, audit 4, emails 2]',
    )
  })

  it('scenario 29: on the day is not refunded, and an unpaid one owes nothing', async () => {
    const { bookingId } = await paid()
    await desk.does(bookingId, cancel, { at: dropOff })
    expect(await till.lineOf(bookingId)).toBe(
      'cancelled paid 1800 0 0 [charges 1, payments 1, refunds 0, audit 3, emails 2]',
    )
    const answer = await site.post('/api/reservations', reservationRequest)
    const { id } = await answer.json<{ id: string }>()
    await desk.does(id, cancel, { at: dropOff })
    expect(await till.record(id)).toMatchObject({ stay: { status: 'cancelled', balance: 0 } })
  })

  it('scenario 9: gets another refund if the first fails three weeks later', async () => {
    const { bookingId, paymentIntentId } = await paid()
    await desk.does(bookingId, cancel)
    const [refund] = await refundsAtStripe(paymentIntentId)
    await stripe.control('POST', `/refunds/${refund?.id}/settle`, { outcome: 'failed' })
    await site.runJobs(3 * weeks)
    expect(await till.lineOf(bookingId)).toMatch(/^cancelled paid 1800 0 -1800/)
    expect(await desk.does(bookingId, giveBack)).toBe('done')
    expect(await till.lineOf(bookingId)).toBe(
      'cancelled refunded 1800 1800 0 [charges 2, payments 1, refunds 2, audit 7, emails 5]',
    )
  })

  it('scenario 10: has its refund found and not made twice if the response was lost', async () => {
    const { bookingId, paymentIntentId } = await paid()
    const fault = { kind: 'reset', phase: 'after', times: 2, method: 'POST', path: '/v1/refunds' }
    await stripe.control('POST', '/faults', fault)
    expect(await desk.does(bookingId, cancel)).toBe('done')
    expect(takeErrors('refund_unsent')).toHaveLength(1)
    expect(await till.lineOf(bookingId)).toMatch(/^cancelled refunded 1800 1800 0/)
    expect(await till.record(bookingId)).toMatchObject({ refunds: [{ status: 'requested' }] })
    await site.runJobs(2)
    expect(await refundsAtStripe(paymentIntentId)).toHaveLength(1)
    expect(await till.lineOf(bookingId)).toBe(
      'cancelled refunded 1800 1800 0 [charges 2, payments 1, refunds 1, audit 4, emails 2]',
    )
  })

  it('on its day, while a refund is unanswered, owes nothing', async () => {
    const { bookingId } = await paid()
    const fault = { kind: 'reset', times: 2, method: 'POST', path: '/v1/refunds' }
    await stripe.control('POST', '/faults', fault)
    await desk.does(bookingId, goodwill(900))
    expect(takeErrors('refund_unsent')).toHaveLength(1)
    await desk.does(bookingId, (record, context) =>
      changeStay(record, { luggageCount: 3 }, 'one more', context),
    )
    await desk.does(bookingId, cancel, { at: dropOff })
    await site.runJobs(2)
    const { stay, refunds } = await till.record(bookingId)
    expect(refunds).toMatchObject([{ status: 'succeeded', cents: 900 }])
    expect(stay).toMatchObject({ status: 'cancelled', netPrice: 900, refunded: 900, balance: 0 })
  })

  it('has its refund made by the job if Stripe failed', async () => {
    const { bookingId, paymentIntentId } = await paid()
    const fault = { kind: 'error', times: 2, method: 'POST', path: '/v1/refunds' }
    await stripe.control('POST', '/faults', fault)
    expect(await desk.does(bookingId, cancel)).toBe('done')
    expect(takeErrors('refund_unsent')).toHaveLength(1)
    expect(await refundsAtStripe(paymentIntentId)).toHaveLength(0)
    await site.runJobs(2)
    expect(await till.lineOf(bookingId)).toMatch(/^cancelled refunded 1800 1800 0/)
  })

  it('a refund that Stripe made despite an error is not sent again with the next', async () => {
    const { bookingId, paymentIntentId } = await paid()
    const fault = { kind: 'error', phase: 'after', times: 2, method: 'POST', path: '/v1/refunds' }
    await stripe.control('POST', '/faults', fault)
    expect(await desk.does(bookingId, goodwill(200))).toBe('done')
    expect(takeErrors('refund_unsent')).toHaveLength(1)
    await desk.does(bookingId, goodwill(300))
    await site.runJobs(2)
    const cents = (await refundsAtStripe(paymentIntentId)).map(({ amount }) => amount)
    expect(cents.toSorted()).toEqual([200, 300])
    expect(await till.lineOf(bookingId)).toMatch(/^confirmed partially_refunded 1800 500 0/)
  })

  it('a check of one payment of a stay sends no refund of another', async () => {
    const { bookingId, paymentIntentId } = await paid()
    const fail = (fault: object) => stripe.control('POST', '/faults', { kind: 'error', ...fault })
    const brokenDown = { phase: 'after', times: 2, method: 'POST', path: '/v1/refunds' }
    await fail(brokenDown)
    expect(await desk.does(bookingId, goodwill(200))).toBe('done')
    expect(takeErrors('refund_unsent')).toHaveLength(1)
    const ledger = { times: 20, method: 'GET', path: '/v1/balance_transactions' }
    await fail(ledger)
    await fail({ times: 2, method: 'GET', path: '/v1/payment_intents/*' })
    await site.runJobs(2)
    await payBeside(bookingId)
    await fail(brokenDown)
    expect(await desk.does(bookingId, giveBack)).toBe('done')
    expect(takeErrors('refund_unsent')).toHaveLength(1)
    await site.runJobs(4)
    await stripe.control('DELETE', '/faults')
    expect(await refundsAtStripe(paymentIntentId)).toHaveLength(1)
    takeErrors('job_failed')
    takeErrors('payment_check_failed')
  })

  it('scenario 15: and refunded in the dashboard is refunded once, and the emails say so', async () => {
    const { bookingId, paymentIntentId } = await paid()
    await onIntent(paymentIntentId, 'refund')
    await desk.does(bookingId, cancel)
    expect(await till.lineOf(bookingId)).toBe(
      'cancelled refunded 1800 1800 0 [charges 2, payments 1, refunds 2, audit 5, emails 3]',
    )
    expect(await kindsOf(bookingId)).toEqual(['booking_confirmed', 'stay_cancelled', 'refunded'])
    await site.runJobs(2)
    expect(await refundsAtStripe(paymentIntentId)).toHaveLength(1)
    const { reference } = (await till.record(bookingId)).stay
    const [cancelled, refunded] = ['cancelled', 'Your refund of €18.00'].map((subject) =>
      textOf(reference, subject),
    )
    expect(refunded).toContain('We’re refunding €18.00')
    expect(cancelled).not.toMatch(/refund|paid anything/)
    const { refunds, balance } = passOf(await till.record(bookingId), guestContext(new Date()))
    expect({ balance, refunds }).toMatchObject({
      balance: 0,
      refunds: [{ status: 'succeeded', cents: 1800 }],
    })
  })

  it('and partly refunded in the dashboard is refunded the rest', async () => {
    const { bookingId, paymentIntentId } = await paid()
    await onIntent(paymentIntentId, 'refund', { amount: 600 })
    await desk.does(bookingId, cancel)
    const made = (await refundsAtStripe(paymentIntentId)).map(({ amount }) => amount)
    expect(made.toSorted()).toEqual([1200, 600])
    expect(await till.lineOf(bookingId)).toMatch(/^cancelled refunded 1800 1800 0 .*refunds 2/)
    expect(await kindsOf(bookingId)).toEqual(['booking_confirmed', 'stay_cancelled', 'refunded'])
    await site.runJobs(2)
    const { reference } = (await till.record(bookingId)).stay
    expect(textOf(reference, 'cancelled')).toContain('We’re refunding €12.00')
    expect(textOf(reference, 'Your refund of €6.00')).toContain('We’re refunding €6.00')
    expect(await refundsAtStripe(paymentIntentId)).toHaveLength(2)
  })

  it('and refunded in the dashboard at the same moment is refunded in full, once', async () => {
    const { bookingId, paymentIntentId } = await paid()
    await onIntent(paymentIntentId, 'refund', { amount: 600 })
    await Promise.all([
      desk.does(bookingId, cancel),
      ...[300, 500].map((amount) =>
        onIntent(paymentIntentId, 'refund', { amount }).catch(() => undefined),
      ),
    ])
    await site.runJobs(2)
    const made = (await refundsAtStripe(paymentIntentId)).map(({ amount }) => amount)
    expect(made.reduce((sum, amount) => sum + amount, 0)).toBe(1800)
    expect(await till.lineOf(bookingId)).toMatch(/^cancelled refunded 1800 1800 0/)
    expect(await kindsOf(bookingId)).not.toContain('refund_delayed')
  })

  it('a refund that Stripe refuses in the job is reported to the office once', async () => {
    const { bookingId, paymentIntentId } = await paid()
    const fault = { kind: 'error', times: 2, method: 'POST', path: '/v1/refunds' }
    await stripe.control('POST', '/faults', fault)
    expect(await desk.does(bookingId, cancel)).toBe('done')
    expect(takeErrors('refund_unsent')).toHaveLength(1)
    // Before there is a response, the bank takes the money back.
    await onIntent(paymentIntentId, 'dispute')
    await site.runJobs(2)
    await site.runJobs(3 * 60)
    const kinds = (await till.mailsOf(bookingId)).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'refund_failed')).toHaveLength(1)
    expect(await till.record(bookingId)).toMatchObject({ refunds: [{ status: 'failed' }] })
  })

  it('scenario 16: by two members of staff at once is refunded once', async () => {
    const { bookingId, paymentIntentId } = await paid()
    const other = await openDesk(till)
    const outcomes = await Promise.all([
      desk.does(bookingId, cancel),
      other.does(bookingId, cancel),
    ])
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1)
    expect(await refundsAtStripe(paymentIntentId)).toHaveLength(1)
    expect(await till.lineOf(bookingId)).toBe(
      'cancelled refunded 1800 1800 0 [charges 2, payments 1, refunds 1, audit 4, emails 2]',
    )
  })
})

describe('promise 13: a payment with more refunds than Stripe lists at once', () => {
  it('has all of them in our records, without any event', async () => {
    const { bookingId, paymentIntentId } = await paid()
    for (let part = 0; part < 12; part += 1)
      await Promise.all(
        Array.from({ length: 10 }, () => onIntent(paymentIntentId, 'refund', { amount: 10 })),
      )
    await onIntent(paymentIntentId, 'refund', { amount: 7 })
    await site.runJobs(1)
    const { stay, payments, refunds } = await till.record(bookingId)
    expect(refunds).toHaveLength(121)
    expect(stay).toMatchObject({ status: 'confirmed', refunded: 1207, balance: 0 })
    expect(payments).toMatchObject([{ refundedCents: 1207 }])
    expect(await desk.does(bookingId, cancel)).toBe('done')
    expect((await till.record(bookingId)).stay).toMatchObject({ refunded: 1800, balance: 0 })
  })
})

describe('refunds of a confirmed stay', () => {
  it('scenario 8: a dashboard refund without its event is found in the ledger', async () => {
    const { bookingId, paymentIntentId } = await paid()
    await onIntent(paymentIntentId, 'refund', { amount: 600 })
    await site.runJobs(1)
    expect(await till.lineOf(bookingId)).toBe(
      'confirmed partially_refunded 1800 600 0 [charges 2, payments 1, refunds 1, audit 3, emails 2]',
    )
  })

  it('scenario 44: two by staff are recorded separately', async () => {
    const { bookingId } = await paid()
    await desk.does(bookingId, goodwill(200))
    await desk.does(bookingId, goodwill(300))
    expect(await till.lineOf(bookingId)).toBe(
      'confirmed partially_refunded 1800 500 0 [charges 3, payments 1, refunds 2, audit 6, emails 3]',
    )
  })

  it('scenario 14: a second payment is refunded in full', async () => {
    const { bookingId } = await paid()
    await payBeside(bookingId)
    expect(await till.lineOf(bookingId)).toMatch(/^confirmed needs_review 1800 0 -1800/)
    await desk.does(bookingId, giveBack)
    expect(await till.lineOf(bookingId)).toBe(
      'confirmed paid 1800 1800 0 [charges 1, payments 2, refunds 1, audit 5, emails 4]',
    )
  })

  it('scenario 52: a day less before arrival is refunded', async () => {
    const { bookingId } = await paid()
    const endDate = new Date(at(4, '17:00'))
    await desk.does(bookingId, (record, context) =>
      changeStay(record, { endDate }, 'shorter', context),
    )
    expect(await till.lineOf(bookingId)).toBe(
      'confirmed paid 1200 600 0 [charges 2, payments 1, refunds 1, audit 4, emails 2]',
    )
    expect((await till.record(bookingId)).stay).toMatchObject({
      endDate,
      pickUpAt: endDate,
      duration: 2,
    })
  })
})

describe('promise 13: money that was paid at the desk', () => {
  async function paidInCash() {
    const answer = await site.post('/api/reservations', reservationRequest)
    const { id } = await answer.json<{ id: string }>()
    await desk.takes(id, 'cash', 500)
    await desk.takes(id, 'desk_card', 700)
    return id
  }

  it('stays in the balance after a cancellation by phone until it is handed over', async () => {
    const id = await paidInCash()
    expect(await desk.does(id, cancel)).toBe('done')
    expect(await till.lineOf(id)).toMatch(/^cancelled paid 1200 0 -1200 .*refunds 0/)
    expect(await desk.does(id, giveBack)).toBe('refused')
    expect(await desk.does(id, giveBack, { inPerson: true })).toBe('done')
    expect(await till.lineOf(id)).toMatch(/^cancelled refunded 1200 1200 0 .*refunds 2/)
    expect(await desk.does(id, giveBack, { inPerson: true })).toBe('refused')
  })

  it('is announced with a code to collect it, unlike a refund to a card', async () => {
    const emailOf = async (id: string) => {
      const { stay } = await till.record(id)
      await site.runJobs(1)
      return site.mailbox.sent.find(({ subject }) =>
        subject.endsWith(`cancelled: ${stay.reference}`),
      )
    }
    const here = await paidInCash()
    await desk.does(here, cancel)
    const email = await emailOf(here)
    expect(email?.text).toContain(
      'We still have €12.00 to give back to you. Show this email at our',
    )
    expect(email?.attachments).toContainEqual(
      expect.objectContaining({ contentId: 'reference-code' }),
    )
    const { bookingId } = await paid()
    await desk.does(bookingId, cancel)
    const online = await emailOf(bookingId)
    expect(online?.text).toContain('We’re refunding €18.00')
    expect(online?.text).not.toContain('We still have')
    expect(online?.attachments).not.toContainEqual(
      expect.objectContaining({ contentId: 'reference-code' }),
    )
    const disputed = await paid()
    await onIntent(disputed.paymentIntentId, 'dispute')
    await disputed.tell()
    await desk.does(disputed.bookingId, cancel)
    const held = await emailOf(disputed.bookingId)
    expect(held?.text).toContain('€18.00 can’t go back to your card for now')
    expect(held?.text).not.toMatch(/We still have|There is no refund/)
  })

  it('is no part of a card refund that fails', async () => {
    const { bookingId, paymentIntentId, tell } = await paid()
    const { luggageCount } = (await till.record(bookingId)).stay
    const more = { luggageCount: luggageCount + 1 }
    await desk.does(bookingId, (record, context) => changeStay(record, more, 'one more', context))
    const cents = (await till.record(bookingId)).stay.balance
    await desk.takes(bookingId, 'cash', cents)
    await desk.does(bookingId, cancel)
    const [refund] = await refundsAtStripe(paymentIntentId)
    await stripe.control('POST', `/refunds/${refund?.id}/settle`, { outcome: 'failed' })
    await tell()
    await site.runJobs(1)
    const { stay } = await till.record(bookingId)
    expect(stay.balance).toBe(-1800 - cents)
    const emails = [...site.mailbox.sent, ...site.mailbox.news]
    const textOf = (subject: string) =>
      emails.find((email) => email.subject === `${subject}: ${stay.reference}`)?.text
    expect(textOf('Your refund is delayed')).toContain('The refund of €18.00 did not go through')
    const all = ((1800 + cents) / 100).toFixed(2)
    expect(textOf('A refund has failed')).toContain(`Still to return: €${all}`)
  })

  it('is handed over with the cancellation if the guest is there', async () => {
    const id = await paidInCash()
    expect(await desk.does(id, cancel, { inPerson: true })).toBe('done')
    expect(await till.lineOf(id)).toMatch(/^cancelled refunded 1200 1200 0 .*refunds 2/)
    expect((await till.record(id)).payments.map(({ refundedCents }) => refundedCents)).toEqual([
      500, 700,
    ])
  })
})

describe('a dispute', () => {
  it.each([
    [
      11,
      'lost',
      'confirmed refunded 1800 0 1800 [charges 1, payments 1, refunds 0, audit 4, emails 3]',
    ],
    [12, 'won', 'confirmed paid 1800 0 0 [charges 1, payments 1, refunds 0, audit 4, emails 3]'],
  ] as const)('scenario %i: that is %s', async (_, status, line) => {
    const { bookingId, paymentIntentId, tell } = await paid()
    const { id } = await onIntent(paymentIntentId, 'dispute')
    await tell()
    expect((await till.record(bookingId)).stay.disputed).toBe(true)
    await close(id, status)
    await tell()
    expect((await till.record(bookingId)).stay.disputed).toBe(false)
    expect(await till.lineOf(bookingId)).toBe(line)
  })

  it('scenario 13: that is lost after a full refund takes more than was received', async () => {
    const { bookingId, paymentIntentId, tell } = await paid()
    await desk.does(bookingId, cancel)
    const { id } = await onIntent(paymentIntentId, 'dispute')
    await tell()
    await close(id, 'lost')
    await tell()
    expect(await till.lineOf(bookingId)).toBe(
      'cancelled refunded 1800 1800 1800 [charges 2, payments 1, refunds 1, audit 6, emails 4]',
    )
  })
})
