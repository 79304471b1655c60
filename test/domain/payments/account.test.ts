import { describe, expect, it } from 'vitest'
import { passOf } from '../../../domain/pass/guest-pass.ts'
import {
  accountOf,
  isReturned,
  needsReview,
  totalPriceOf,
} from '../../../domain/payments/account.ts'
import { type Charge, type MoneyRows, refundStatuses } from '../../../domain/payments/money-rows.ts'
import {
  dispute,
  guestContext,
  inReview,
  onlinePayment,
  price,
  received,
  recordOf,
  refund,
} from '../support/stay-records.ts'

function account(rows: Partial<MoneyRows> = {}) {
  const charges: Charge[] = [{ kind: 'quote', cents: price }]
  return accountOf({ charges, payments: [], refunds: [], disputes: [], ...rows })
}

const paid = { payments: [received] }
const credit = (kind: Charge['kind'], cents: number): Charge[] => [
  { kind: 'quote', cents: price },
  { kind, cents: -cents },
]

describe('the account of a stay', () => {
  it('owes what was quoted until money comes', () => {
    expect(account()).toEqual({
      totalPrice: price,
      netPrice: price,
      received: 0,
      refunded: 0,
      chargedBack: 0,
      balance: price,
      disputed: false,
      paymentStatus: 'pending',
    })
  })

  it('is even once the price has come', () => {
    expect(account(paid)).toMatchObject({ received: price, balance: 0, paymentStatus: 'paid' })
  })

  it('keeps the price of what was agreed apart from credits', () => {
    const charges: Charge[] = [
      { kind: 'quote', cents: 1800 },
      { kind: 'changed', cents: -600 },
      { kind: 'agreed', cents: -100 },
      { kind: 'extra_days', cents: 300 },
      { kind: 'goodwill', cents: -100 },
      { kind: 'not_due', cents: -200 },
    ]
    expect(totalPriceOf(charges)).toBe(1400)
    expect(account({ charges })).toMatchObject({ totalPrice: 1400, netPrice: 1100, balance: 1100 })
  })

  it('owes the guest what was paid beyond what is owed', () => {
    expect(account({ ...paid, charges: credit('not_due', price) })).toMatchObject({
      netPrice: 0,
      balance: -price,
    })
  })
})

describe('promise 13: refunds', () => {
  it('count as gone for the guest and the desk once Stripe is asked for them', () => {
    const balances = refundStatuses.map((state) => [
      state,
      account({ ...paid, charges: credit('not_due', 600), refunds: [refund({ status: state })] })
        .balance,
    ])
    expect(Object.fromEntries(balances)).toEqual({
      requested: 0,
      pending: 0,
      succeeded: 0,
      failed: -600,
      canceled: -600,
    })
  })

  it('that Stripe was only asked for are never more than is left of the payment', () => {
    const asked = refund({ id: 'asked', status: 'requested', stripeRefundId: null, cents: price })
    const refunds = [asked, refund({ id: 'made', cents: 600 })]
    expect(account({ ...paid, charges: credit('not_due', price), refunds })).toMatchObject({
      refunded: price,
      chargedBack: 0,
      balance: 0,
    })
  })

  it('of another currency leave nothing to pay, and nothing to give back', () => {
    const dollars = { ...inReview, currency: 'USD', receivedCents: 3000 }
    const refunds = [refund({ paymentId: dollars.id, status: 'requested', cents: 3000 })]
    const record = recordOf({ payments: [received, dollars], refunds })
    expect(record.stay.balance).toBe(0)
    expect(passOf(record, guestContext()).balance).toBe(0)
  })

  it('count from when they are noted, unless they failed or were canceled', () => {
    const counted = refundStatuses.filter((state) => isReturned({ status: state }))
    expect(counted).toEqual(['requested', 'pending', 'succeeded'])
    for (const state of refundStatuses) {
      const refunded = account({ ...paid, refunds: [refund({ status: state })] }).refunded
      expect([state, refunded]).toEqual([state, isReturned({ status: state }) ? 600 : 0])
    }
  })

  it.each([
    [0, 'paid'],
    [1, 'partially_refunded'],
    [1799, 'partially_refunded'],
    [1800, 'refunded'],
  ])('of %d cents of the price leave the booking %s', (cents, status) => {
    const refunds = cents ? [refund({ cents })] : []
    const charges = cents ? credit('goodwill', cents) : credit('goodwill', 1).slice(0, 1)
    expect(account({ ...paid, charges, refunds })).toMatchObject({
      paymentStatus: status,
      refunded: cents,
      balance: 0,
    })
  })

  it('of what was paid too much leave the booking paid', () => {
    const second = { ...received, id: 'second', paymentIntentId: 'pi_2' }
    const refunds = [refund({ paymentId: 'second', cents: price })]
    expect(account({ payments: [received, second], refunds })).toMatchObject({
      paymentStatus: 'paid',
      balance: 0,
    })
  })
})

describe('disputes', () => {
  it.each([
    ['inquiry', true, 0],
    ['open', true, 0],
    ['won', false, 0],
    ['lost', false, price],
    ['closed', false, 0],
  ] as const)(
    'that are %s: flagged %s, and the bank has taken %d cents',
    (state, disputed, chargedBack) => {
      expect(account({ ...paid, disputes: [dispute({ status: state })] })).toMatchObject({
        disputed,
        chargedBack,
        balance: chargedBack,
      })
    },
  )

  it('that are lost after a refund leave more gone than came', () => {
    const rows = {
      charges: credit('not_due', price),
      refunds: [refund({ cents: price })],
      disputes: [dispute({ status: 'lost' })],
    }
    expect(account({ ...paid, ...rows })).toMatchObject({
      refunded: price,
      chargedBack: price,
      balance: price,
      paymentStatus: 'refunded',
    })
  })
})

describe('money that went back twice', () => {
  it('is gone, as is what a bank took back: never more is returned than came', () => {
    const charges = credit('not_due', price)
    const refunds = [refund({ cents: price }), refund({ id: 'again', cents: 500 })]
    expect(account({ ...paid, charges, refunds })).toMatchObject({
      received: price,
      refunded: price,
      chargedBack: 500,
      balance: 500,
      paymentStatus: 'refunded',
    })
  })
})

describe('promise 5: money that no rule accepts', () => {
  it('needs nobody any more once its bank has taken all of it back', () => {
    const dollars = { ...inReview, currency: 'USD' }
    const lost = (cents: number) => [dispute({ paymentId: dollars.id, status: 'lost', cents })]
    expect(needsReview(dollars, lost(price - 1))).toBe(true)
    expect(needsReview(dollars, lost(price))).toBe(false)
    const record = { payments: [received, dollars], disputes: lost(price) }
    expect(account(record).paymentStatus).toBe('paid')
  })

  it('needs a person until all of it is given back', () => {
    expect(needsReview(inReview, [])).toBe(true)
    expect(needsReview({ ...inReview, refundedCents: price - 1 }, [])).toBe(true)
    expect(needsReview({ ...inReview, refundedCents: price }, [])).toBe(false)
    expect(needsReview(received, [])).toBe(false)
    expect(account({ payments: [received, inReview] }).paymentStatus).toBe('needs_review')
  })

  it('needs one too before any of it was taken', () => {
    const bent = { ...onlinePayment, status: 'review' } as const
    expect(account({ payments: [bent] }).paymentStatus).toBe('needs_review')
  })

  it('is nobody’s euros in another currency, nor are its refunds and disputes', () => {
    const lek = { ...inReview, currency: 'ALL', receivedCents: 90_000 }
    const rows = {
      payments: [received, lek],
      refunds: [refund({ paymentId: lek.id, cents: 90_000 })],
      disputes: [dispute({ paymentId: lek.id, cents: 90_000, status: 'lost' })],
    }
    expect(account(rows)).toMatchObject({ received: price, refunded: 0, chargedBack: 0 })
  })
})

describe('where no money came', () => {
  it.each([
    ['pending', ['pending']],
    ['failed', ['failed']],
    ['processing', ['processing']],
    ['canceled', ['canceled']],
    ['pending', ['canceled', 'pending']],
    ['failed', ['canceled', 'failed']],
  ] as const)('the status is %s after attempts that are %j', (status, states) => {
    const payments = states.map((state, at) => ({ ...onlinePayment, id: `${at}`, status: state }))
    expect(account({ payments }).paymentStatus).toBe(status)
  })

  it.each(['pending', 'processing', 'failed', 'canceled'] as const)(
    'for what is due since, it is pending, whatever became of an offer: %s',
    (state) => {
      const terms = { luggageCount: 3, startDate: 0, endDate: null }
      const pendingChange = { ...terms, was: { ...terms, luggageCount: 2 } }
      const offered = { ...onlinePayment, id: 'offered', cents: 900, status: state, pendingChange }
      const charges: Charge[] = [
        { kind: 'quote', cents: price },
        { kind: 'changed', cents: 900 },
      ]
      const after = account({ charges, payments: [received, offered] })
      expect(after).toMatchObject({ balance: 900, paymentStatus: 'pending' })
    },
  )
})
