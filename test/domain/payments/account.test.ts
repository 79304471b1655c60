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
  it('has the quoted price as balance before any payment', () => {
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

  it('has a balance of zero once the price is paid', () => {
    expect(account(paid)).toMatchObject({ received: price, balance: 0, paymentStatus: 'paid' })
  })

  it('does not count credits in the total price', () => {
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

  it('has a negative balance if the guest paid more than the net price', () => {
    expect(account({ ...paid, charges: credit('not_due', price) })).toMatchObject({
      netPrice: 0,
      balance: -price,
    })
  })
})

describe('promise 13: refunds', () => {
  it('count in the balance from when they are requested, unless they fail', () => {
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

  it('that were only requested count at most what is left of the payment', () => {
    const asked = refund({ id: 'asked', status: 'requested', stripeRefundId: null, cents: price })
    const refunds = [asked, refund({ id: 'made', cents: 600 })]
    expect(account({ ...paid, charges: credit('not_due', price), refunds })).toMatchObject({
      refunded: price,
      chargedBack: 0,
      balance: 0,
    })
  })

  it('in another currency do not change the balance', () => {
    const dollars = { ...inReview, currency: 'USD', receivedCents: 3000 }
    const refunds = [refund({ paymentId: dollars.id, status: 'requested', cents: 3000 })]
    const record = recordOf({ payments: [received, dollars], refunds })
    expect(record.stay.balance).toBe(0)
    expect(passOf(record, guestContext()).balance).toBe(0)
  })

  it('count as refunded in any status but failed or canceled', () => {
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
  ])('of %d cents of the price make the booking %s', (cents, status) => {
    const refunds = cents ? [refund({ cents })] : []
    const charges = cents ? credit('goodwill', cents) : credit('goodwill', 1).slice(0, 1)
    expect(account({ ...paid, charges, refunds })).toMatchObject({
      paymentStatus: status,
      refunded: cents,
      balance: 0,
    })
  })

  it('of an overpayment leave the booking paid', () => {
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
    'that are %s: disputed is %s, and %d cents are charged back',
    (state, disputed, chargedBack) => {
      expect(account({ ...paid, disputes: [dispute({ status: state })] })).toMatchObject({
        disputed,
        chargedBack,
        balance: chargedBack,
      })
    },
  )

  it('that are lost after a refund are charged back too', () => {
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

describe('a payment that was refunded twice', () => {
  it('is refunded once, and the rest is charged back', () => {
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

describe('promise 5: a payment in review', () => {
  it('needs no review once a lost dispute took all of it', () => {
    const dollars = { ...inReview, currency: 'USD' }
    const lost = (cents: number) => [dispute({ paymentId: dollars.id, status: 'lost', cents })]
    expect(needsReview(dollars, lost(price - 1))).toBe(true)
    expect(needsReview(dollars, lost(price))).toBe(false)
    const record = { payments: [received, dollars], disputes: lost(price) }
    expect(account(record).paymentStatus).toBe('paid')
  })

  it('needs a review until all of it is refunded', () => {
    expect(needsReview(inReview, [])).toBe(true)
    expect(needsReview({ ...inReview, refundedCents: price - 1 }, [])).toBe(true)
    expect(needsReview({ ...inReview, refundedCents: price }, [])).toBe(false)
    expect(needsReview(received, [])).toBe(false)
    expect(account({ payments: [received, inReview] }).paymentStatus).toBe('needs_review')
  })

  it('needs a review even before it received money', () => {
    const bent = { ...onlinePayment, status: 'review' } as const
    expect(account({ payments: [bent] }).paymentStatus).toBe('needs_review')
  })

  it('in another currency is not in the euro sums, nor its refunds and disputes', () => {
    const lek = { ...inReview, currency: 'ALL', receivedCents: 90_000 }
    const rows = {
      payments: [received, lek],
      refunds: [refund({ paymentId: lek.id, cents: 90_000 })],
      disputes: [dispute({ paymentId: lek.id, cents: 90_000, status: 'lost' })],
    }
    expect(account(rows)).toMatchObject({ received: price, refunded: 0, chargedBack: 0 })
  })
})

describe('the paid status without received payments', () => {
  it.each([
    ['pending', ['pending']],
    ['failed', ['failed']],
    ['processing', ['processing']],
    ['canceled', ['canceled']],
    ['pending', ['canceled', 'pending']],
    ['failed', ['canceled', 'failed']],
  ] as const)('is %s after payments that are %j', (status, states) => {
    const payments = states.map((state, at) => ({ ...onlinePayment, id: `${at}`, status: state }))
    expect(account({ payments }).paymentStatus).toBe(status)
  })

  it.each(['pending', 'processing', 'failed', 'canceled'] as const)(
    'is pending for a new charge, even if its change payment is %s',
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
