import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openChangePayment } from '../../../domain/pass/pending-change.ts'
import type { Charge, Payment } from '../../../domain/payments/money-rows.ts'
import type { Stay, StayRecord } from '../../../domain/stay/stay-record.ts'
import type { IntentAnswer } from '../../../domain/stripe/stripe-facts.ts'
import { afterAnswer } from '../../../domain/stripe/stripe-sync.ts'
import {
  answer,
  cash,
  disputeAnswer,
  now,
  received,
  refundAnswer,
  refundsOf,
  thirdItemOffered,
  withChange,
} from '../support/stay-records.ts'

const offer = openChangePayment(thirdItemOffered) as Payment

/** The stay record after staff changed the stay, which now costs this much more. */
function meanwhile(cents: number, stay: Partial<Stay> = {}, ...more: Payment[]): StayRecord {
  const charges: Charge[] = cents === 0 ? [] : [{ kind: 'changed', cents }]
  return {
    ...thirdItemOffered,
    charges: [...thirdItemOffered.charges, ...charges],
    payments: [received, offer, ...more],
    stay: { ...thirdItemOffered.stay, luggageCount: 4, ...stay },
  }
}

const paid = (changes: Partial<IntentAnswer> = {}) =>
  answer({ amount: 900, amountReceived: 900, id: 'pi_offered', paymentId: 'offered', ...changes })

function told(record: StayRecord, said = paid()) {
  const change = afterAnswer(record, said, now)
  if (!change) throw new Error('no change')
  return change
}

describe('promise 29: the payment of a change that was not applied', () => {
  it('is refunded to its card, with one email', () => {
    const change = told(meanwhile(0))
    expect(change).toMatchObject({
      emails: ['change_not_applied'],
      data: { change: 'not_applied' },
    })
    expect(change.data).not.toHaveProperty('kept')
    expect(change.refunds).toMatchObject([{ reason: 'change_not_applied' }])
    expect(refundsOf(change)).toEqual([['offered', 900, 'requested']])
    const after = withChange(meanwhile(0), change)
    const [refund] = after.refunds
    const back = refundAnswer({ id: 're_back', refundId: refund?.id, cents: 900 })
    const done = withChange(after, afterAnswer(after, paid({ refunds: [back] }), now))
    expect(done.stay).toMatchObject({ refunded: 900, balance: 0, paymentStatus: 'paid' })
    expect(told(after, paid({ refunds: [back] })).emails).toEqual([])
  })

  it('pays what is due by now, and only the rest is refunded', () => {
    const part = told(meanwhile(400))
    expect(refundsOf(part)).toEqual([['offered', 500, 'requested']])
    expect(part).toMatchObject({ emails: ['change_not_applied'], data: { kept: 400, back: 500 } })
    const all = told(meanwhile(2000))
    expect(refundsOf(all)).toEqual([])
    expect(all).toMatchObject({ emails: ['change_not_applied'], data: { kept: 900 } })
    expect(withChange(meanwhile(2000), all).stay.balance).toBe(1100)
  })

  it('is refunded in full if the stay was cancelled', () => {
    const record = meanwhile(0, { status: 'cancelled' })
    expect(told(record).emails).toEqual(['change_not_applied'])
    expect(refundsOf(told(record))).toEqual([['offered', 900, 'requested']])
  })

  it('is the only payment refunded, not cash that is overpaid too', () => {
    const record = meanwhile(0, {}, { ...cash, cents: 500, receivedCents: 500 })
    expect(refundsOf(told(record))).toEqual([['offered', 900, 'requested']])
    expect(told(record).emails).toEqual(['change_not_applied'])
  })

  it('is refunded if the desk has already applied the change and been paid', () => {
    const record = meanwhile(900, { luggageCount: 3 }, { ...cash, cents: 900, receivedCents: 900 })
    const change = told(record)
    expect(change).toMatchObject({ emails: ['refunded'], data: { change: 'already_applied' } })
    expect(change.refunds).toMatchObject([{ reason: 'change_already_applied' }])
    expect(refundsOf(change)).toEqual([['offered', 900, 'requested']])
  })

  it('needs a review if a dispute prevents the refund', () => {
    const change = told(meanwhile(0), paid({ disputes: [disputeAnswer({ cents: 900 })] }))
    expect(change.refunds).toEqual([])
    expect(change.emails).toEqual(['payment_review', 'payment_in_review', 'dispute_opened'])
  })

  it('is not refunded again if Stripe’s dashboard already refunded it', () => {
    const refunds = [refundAnswer({ cents: 900 })]
    const change = told(meanwhile(0), paid({ refunds }))
    expect(refundsOf(change)).toEqual([['offered', 900, 'succeeded']])
    expect(change).toMatchObject({ emails: ['refunded'], data: { change: 'not_applied' } })
  })

  it('is refunded once, at most what was paid, whatever is due or refunded', () => {
    const due = fc.integer({ min: 0, max: 2000 })
    const back = fc.integer({ min: 0, max: 900 })
    fc.assert(
      fc.property(due, back, (cents, dashboard) => {
        const refunds = dashboard > 0 ? [refundAnswer({ cents: dashboard })] : []
        const record = meanwhile(cents)
        const after = withChange(record, told(record, paid({ refunds })))
        const asked = after.refunds.filter(({ status }) => status === 'requested')
        const total = asked.reduce((sum, refund) => sum + refund.cents, 0)
        expect(total + dashboard).toBeLessThanOrEqual(900)
        // All of the overpayment, and nothing of what is due.
        expect(after.stay.balance).toBeGreaterThanOrEqual(0)
        if (total > 0) expect(after.stay.balance).toBe(0)
        expect(afterAnswer(after, paid({ refunds }), now)).toBeNull()
      }),
    )
  })
})
