import { describe, expect, it } from 'vitest'
import type { StayStatus } from '../../../domain/business/stay.ts'
import type { Payment } from '../../../domain/payments/money-rows.ts'
import type { StayRecord } from '../../../domain/stay/stay-record.ts'
import { disputeEmails, paymentEmails, refundEmails } from '../../../domain/stripe/stripe-emails.ts'
import {
  dispute,
  inReview,
  now,
  onlinePayment,
  paidRecord,
  received,
  recordOf,
  refund,
} from '../support/stay-records.ts'

function emails(
  record: StayRecord,
  after: Partial<Payment>,
  status: StayStatus = record.stay.status,
) {
  const known = record.payments[0]
  return paymentEmails(record, known, { ...onlinePayment, ...after }, status)
}

const expired = recordOf({}, { status: 'expired' })
const processing = recordOf({ payments: [{ ...onlinePayment, status: 'processing' }] })

describe('promise 30: a guest hears of every change of their money', () => {
  const confirmed = ['booking_confirmed', 'new_booking']

  it('paid, and paid after all', () => {
    expect(emails(recordOf(), received, 'confirmed')).toEqual(confirmed)
    expect(emails(expired, received, 'confirmed')).toEqual(confirmed)
  })

  it('declined late, and not while they look at the card form', () => {
    expect(emails(processing, { status: 'failed' })).toEqual(['payment_declined'])
    expect(emails(processing, { status: 'canceled' }, 'expired')).toEqual(['payment_declined'])
    expect(emails(recordOf(), { status: 'failed' })).toEqual([])
  })

  it('declined late, of a change: the stay stands, and they were told that it would be another', () => {
    const terms = { luggageCount: 3, startDate: 0, endDate: null }
    const pendingChange = { ...terms, was: { ...terms, luggageCount: 2 } }
    const offered = {
      ...onlinePayment,
      id: 'offered',
      status: 'processing' as const,
      pendingChange,
    }
    const told = (status: Payment['status']) =>
      paymentEmails(paidRecord(), offered, { ...offered, status }, 'confirmed')
    expect(told('failed')).toEqual(['change_declined'])
    expect(told('canceled')).toEqual(['change_declined'])
    // Nobody was told anything of a change that they only began to pay for.
    const begun = { ...offered, status: 'pending' as const }
    expect(
      paymentEmails(paidRecord(), begun, { ...begun, status: 'canceled' }, 'confirmed'),
    ).toEqual([])
  })

  it('expired', () => {
    expect(emails(recordOf(), { status: 'canceled' }, 'expired')).toEqual(['payment_expired'])
  })

  it('in review, and so does the office', () => {
    expect(emails(recordOf(), inReview)).toEqual(['payment_review', 'payment_in_review'])
  })

  it('of money that is back already, nothing is asked of anybody', () => {
    const back = { ...received, refundedCents: received.cents }
    expect(emails(recordOf(), back, 'cancelled')).toEqual(['stay_cancelled'])
    expect(emails(recordOf(), { ...inReview, refundedCents: inReview.receivedCents })).toEqual([])
  })

  it('while no money came, only the office hears of a bent intent', () => {
    expect(emails(recordOf(), { status: 'review' })).toEqual(['payment_review'])
  })

  it('each once: what was told before is not told again', () => {
    const known = recordOf({ payments: [inReview] })
    expect(emails(known, { ...inReview, refundedCents: 100 })).toEqual([])
    expect(emails(paidRecord(), received)).toEqual([])
  })
})

describe('promise 14: the office hears of a dispute', () => {
  const with_ = (status: 'inquiry' | 'open') => paidRecord({ disputes: [dispute({ status })] })
  const won = dispute({ status: 'won', closedAt: now })

  it('when it is opened and when it is closed', () => {
    expect(disputeEmails(paidRecord(), [dispute()])).toEqual(['dispute_opened'])
    expect(disputeEmails(with_('open'), [won])).toEqual(['dispute_closed'])
  })

  it('when a question of the bank’s becomes one', () => {
    expect(disputeEmails(with_('inquiry'), [dispute()])).toEqual(['dispute_opened'])
  })

  it('and is told of one that was lost in words of its own', () => {
    const lost = dispute({ id: 'dp_2', status: 'lost', closedAt: now })
    expect(disputeEmails(with_('open'), [{ ...lost, id: 'dp_1' }])).toEqual(['dispute_lost'])
    const both = paidRecord({ disputes: [dispute(), dispute({ id: 'dp_2' })] })
    expect(disputeEmails(both, [won, lost])).toEqual(['dispute_lost', 'dispute_closed'])
  })

  it('of both at once where neither was told', () => {
    expect(disputeEmails(paidRecord(), [won])).toEqual(['dispute_opened', 'dispute_closed'])
    expect(disputeEmails(paidRecord(), [])).toEqual([])
  })
})

describe('promise 29: a refund that fails later', () => {
  const failed = refund({ status: 'failed', failedAt: now })
  const told = ['refund_failed', 'refund_delayed']

  it('is told where the guest counts on it, to them and to the office', () => {
    expect(refundEmails(paidRecord({ refunds: [refund()] }), [failed], 'confirmed')).toEqual(told)
  })

  it('is told once, though Stripe names it only after it refused to make it again', () => {
    const refused = refund({ status: 'failed', failedAt: now, stripeRefundId: null })
    expect(refundEmails(paidRecord({ refunds: [refused] }), [failed], 'confirmed')).toEqual([])
  })

  it('is no news where nobody knew of it, nor is one that arrives', () => {
    expect(refundEmails(paidRecord(), [failed], 'confirmed')).toEqual([])
    const known = paidRecord({ refunds: [refund()] })
    expect(refundEmails(known, [refund()], 'confirmed')).toEqual([])
  })
})

describe('promise 30: a refund that was made at Stripe itself', () => {
  it('is told to its guest, once', () => {
    expect(refundEmails(paidRecord(), [refund()], 'confirmed')).toEqual(['refunded'])
  })

  it('is told by the letter that says their stay is cancelled, where it ends it', () => {
    expect(refundEmails(paidRecord(), [refund()], 'cancelled')).toEqual([])
  })
})
