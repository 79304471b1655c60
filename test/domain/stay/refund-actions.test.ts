import { describe, expect, it } from 'vitest'
import { cancelStay } from '../../../domain/desk/stay-actions.ts'
import {
  refundGoodwill,
  refundOverpaid,
  refundRefused,
  refundReview,
} from '../../../domain/stay/refund-actions.ts'
import {
  atTheCounter,
  cash,
  dayBefore,
  dispute,
  guestContext,
  inReview,
  now,
  paidRecord,
  price,
  received,
  recordOf,
  refund,
  refundsOf,
  staffContext,
  withChange,
} from '../support/stay-records.ts'

const nothing = { refused: 'nothing_to_return' }

describe('a refund by staff', () => {
  it('is the overpayment, and is refused if there is none', () => {
    expect(refundOverpaid(paidRecord(), 'twice', staffContext())).toEqual(nothing)
    const twice = paidRecord({ payments: [received, inReview] })
    expect(refundsOf(refundOverpaid(twice, 'twice', staffContext()))).toEqual([
      ['pi_other', price, 'requested'],
    ])
  })

  it('of the same overpayment is refused the second time', () => {
    const twice = paidRecord({ payments: [received, inReview] })
    const change = refundOverpaid(twice, 'twice', staffContext())
    expect(refundOverpaid(withChange(twice, change), 'twice', staffContext())).toEqual(nothing)
  })

  it.each([
    [0, 'not_allowed'],
    [-1, 'not_allowed'],
    [0.5, 'not_allowed'],
    [Number.NaN, 'not_allowed'],
    [price + 1, 'more_than_due'],
  ])('of %d cents as goodwill is refused', (cents, refused) => {
    expect(refundGoodwill(paidRecord(), cents, 'sorry', staffContext())).toEqual({ refused })
  })

  it('as goodwill can be any amount up to the price', () => {
    for (const cents of [1, 600, price]) {
      const change = refundGoodwill(paidRecord(), cents, 'sorry', staffContext())
      expect(refundsOf(change)).toEqual([['own', cents, 'requested']])
      expect(withChange(paidRecord(), change).stay).toMatchObject({
        totalPrice: price,
        refunded: cents,
        balance: 0,
      })
    }
  })

  it('as goodwill lowers the balance due if nothing was paid', () => {
    const record = recordOf({}, { status: 'confirmed' })
    const change = refundGoodwill(record, 600, 'sorry', staffContext())
    expect(refundsOf(change)).toEqual([])
    expect(change).toMatchObject({ data: { cents: 600, reason: 'sorry' } })
    expect(withChange(record, change).stay.balance).toBe(1200)
  })

  it('is owed again and emailed about if Stripe refuses it', () => {
    const asked = refund({ id: 'asked', status: 'requested', stripeRefundId: null, cents: price })
    const charges = [
      { kind: 'quote', cents: price },
      { kind: 'not_due', cents: -price },
    ] as const
    const record = paidRecord({ charges, refunds: [asked] }, { status: 'cancelled' })
    const change = refundRefused(record, asked, now)
    expect(change).toMatchObject({
      emails: ['refund_failed', 'refund_delayed'],
      data: { intent: 'pi_own' },
    })
    const refused = withChange(record, change)
    expect(refused.refunds).toMatchObject([{ status: 'failed', failedAt: now, checkAt: null }])
    expect(refused.stay).toMatchObject({ balance: -price, refunded: 0 })
    expect(refundsOf(refundOverpaid(refused, 'again', staffContext()))).toEqual([
      ['own', price, 'requested'],
    ])
  })
})

describe('promise 29: a refund that Stripe refuses', () => {
  const owesNothing = [
    { kind: 'quote', cents: price },
    { kind: 'not_due', cents: -price },
  ] as const
  const asked = refund({ id: 'asked', status: 'requested', stripeRefundId: null, cents: price })
  const dashboard = (cents: number) => refund({ id: 'dashboard', stripeRefundId: 're_2', cents })

  it('is sent again for the rest without an email of failure', () => {
    const refunds = [asked, dashboard(600)]
    const record = paidRecord({ charges: owesNothing, refunds }, { status: 'cancelled' })
    const change = refundRefused(record, asked, now)
    expect(change).toMatchObject({
      data: { cents: price, rest: 1200 },
      refunds: [{ id: 'asked', status: 'requested', cents: 1200, attempt: 2 }],
      emails: [],
    })
    expect(withChange(record, change).stay).toMatchObject({ refunded: price, balance: 0 })
  })

  it('fails without an email if everything is refunded already', () => {
    const refunds = [asked, dashboard(price)]
    const record = paidRecord({ charges: owesNothing, refunds }, { status: 'cancelled' })
    const change = refundRefused(record, asked, now)
    expect(change).toMatchObject({ refunds: [{ id: 'asked', status: 'failed' }], emails: [] })
    expect(withChange(record, change).stay).toMatchObject({ refunded: price, balance: 0 })
  })

  it('is emailed about if it was refused in full or is disputed', () => {
    const asks = [dispute()]
    for (const disputes of [[], asks]) {
      const rows = { charges: owesNothing, refunds: [asked], disputes }
      const record = paidRecord(rows, { status: 'cancelled' })
      expect(refundRefused(record, asked, now)).toMatchObject({
        data: { failed: price },
        emails: ['refund_failed', 'refund_delayed'],
      })
    }
  })

  it('is sent again in full for a payment in review', () => {
    const own = { ...asked, paymentId: inReview.id }
    const refunds = [own, { ...dashboard(600), paymentId: inReview.id }]
    for (const currency of ['EUR', 'ALL']) {
      const record = recordOf({ payments: [{ ...inReview, currency }], refunds })
      expect(refundRefused(record, own, now)).toMatchObject({
        refunds: [{ status: 'requested', cents: 1200 }],
        emails: [],
      })
    }
  })
})

describe('promise 5: staff who refund a payment in review', () => {
  const bent = { ...inReview, id: 'own', cents: price, receivedCents: 100 }

  it('refund all of it, even if the guest owes more', () => {
    const record = recordOf({ payments: [bent] })
    expect(record.stay.balance).toBe(price - 100)
    expect(refundOverpaid(record, 'wrong', staffContext())).toEqual(nothing)
    const change = refundReview(record, 'own', 'wrong', staffContext())
    expect(refundsOf(change)).toEqual([['own', 100, 'requested']])
    expect(change).toMatchObject({ data: { payment: 'own', cents: 100, reason: 'wrong' } })
    const asked = withChange(record, change)
    expect(refundReview(asked, 'own', 'wrong', staffContext())).toEqual(nothing)
  })

  it('refund it in its own currency, and only what is left', () => {
    const lek = { ...inReview, currency: 'ALL', receivedCents: 90_000 }
    const refunds = [refund({ paymentId: lek.id, cents: 10_000 })]
    const record = paidRecord({ payments: [received, lek], refunds })
    expect(refundsOf(refundReview(record, lek.id, 'wrong', staffContext()))).toEqual([
      [lek.id, 80_000, 'requested'],
    ])
  })

  it('are refused while it is disputed, or for other payments', () => {
    const record = paidRecord({
      payments: [received, inReview],
      disputes: [dispute({ paymentId: inReview.id })],
    })
    expect(refundReview(record, inReview.id, 'wrong', staffContext())).toEqual(nothing)
    for (const id of ['own', 'unknown'])
      expect(refundReview(record, id, 'x', staffContext())).toEqual({ refused: 'not_allowed' })
  })
})

describe('promise 13: money that was paid at the desk', () => {
  const owedAgain = [{ kind: 'quote', cents: price }] as const
  const record = recordOf({ charges: owedAgain, payments: [cash] }, { status: 'confirmed' })

  it.each([
    ['the guest, online', guestContext(dayBefore)],
    ['staff on the phone', staffContext(dayBefore)],
  ])('stays in the balance if %s cancel', (_, context) => {
    const change = cancelStay(record, 'ill', context)
    expect(change).toMatchObject({ status: 'cancelled', refunds: [], payments: [] })
    expect(withChange(record, change).stay).toMatchObject({ balance: -600, refunded: 0 })
  })

  it('is refunded by staff at the desk with the cancellation', () => {
    const change = cancelStay(record, 'ill', staffContext(dayBefore, true))
    expect(change).toMatchObject({
      refunds: [{ paymentId: 'cash', method: 'cash', status: 'succeeded', cents: 600 }],
    })
    expect(withChange(record, change)).toMatchObject({
      stay: { balance: 0, refunded: 600 },
      payments: [{ id: 'cash', refundedCents: 600 }],
    })
  })

  it('is refunded later, once', () => {
    const cancelled = withChange(record, cancelStay(record, 'ill', guestContext(dayBefore)))
    expect(refundOverpaid(cancelled, 'ill', staffContext())).toEqual(nothing)
    const handed = withChange(cancelled, refundOverpaid(cancelled, 'ill', atTheCounter()))
    expect(handed.stay).toMatchObject({ balance: 0, refunded: 600, paymentStatus: 'refunded' })
    expect(refundOverpaid(handed, 'ill', atTheCounter())).toEqual(nothing)
  })

  it('is refunded in cash, and card payments through Stripe', () => {
    const both = paidRecord({ payments: [received, cash] })
    const asked = refundOverpaid(both, 'twice', staffContext())
    expect(refundsOf(asked)).toEqual([['own', 600, 'requested']])
    const goodwill = refundGoodwill(both, price, 'sorry', atTheCounter())
    expect(refundsOf(goodwill)).toEqual([
      ['own', price, 'requested'],
      ['cash', 600, 'succeeded'],
    ])
  })

  it('is refunded by the desk’s terminal if paid by it', () => {
    const card = recordOf({ payments: [{ ...cash, method: 'desk_card' }] }, { status: 'confirmed' })
    expect(cancelStay(card, 'ill', staffContext(dayBefore, true))).toMatchObject({
      refunds: [{ method: 'desk_card', status: 'succeeded', checkAt: null }],
    })
  })
})
