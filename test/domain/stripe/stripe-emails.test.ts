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

describe('promise 30: the emails about a payment', () => {
  const confirmed = ['booking_confirmed', 'new_booking']

  it('confirm the booking if it is paid, even after it expired', () => {
    expect(emails(recordOf(), received, 'confirmed')).toEqual(confirmed)
    expect(emails(expired, received, 'confirmed')).toEqual(confirmed)
  })

  it('say that it was declined only if it was processing', () => {
    expect(emails(processing, { status: 'failed' })).toEqual(['payment_declined'])
    expect(emails(processing, { status: 'canceled' }, 'expired')).toEqual(['payment_declined'])
    expect(emails(recordOf(), { status: 'failed' })).toEqual([])
  })

  it('say that a change payment was declined only if it was processing', () => {
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
    // A guest who only began to pay for a change was not emailed about it.
    const begun = { ...offered, status: 'pending' as const }
    expect(
      paymentEmails(paidRecord(), begun, { ...begun, status: 'canceled' }, 'confirmed'),
    ).toEqual([])
  })

  it('say that it expired', () => {
    expect(emails(recordOf(), { status: 'canceled' }, 'expired')).toEqual(['payment_expired'])
  })

  it('say that it is in review, to the guest and to the office', () => {
    expect(emails(recordOf(), inReview)).toEqual(['payment_review', 'payment_in_review'])
  })

  it('do not ask for a review if it is already refunded', () => {
    const back = { ...received, refundedCents: received.cents }
    expect(emails(recordOf(), back, 'cancelled')).toEqual(['stay_cancelled'])
    expect(emails(recordOf(), { ...inReview, refundedCents: inReview.receivedCents })).toEqual([])
  })

  it('go only to the office if it is in review without money received', () => {
    expect(emails(recordOf(), { status: 'review' })).toEqual(['payment_review'])
  })

  it('are not sent a second time', () => {
    const known = recordOf({ payments: [inReview] })
    expect(emails(known, { ...inReview, refundedCents: 100 })).toEqual([])
    expect(emails(paidRecord(), received)).toEqual([])
  })
})

describe('promise 14: the office’s emails about a dispute', () => {
  const with_ = (status: 'inquiry' | 'closed' | 'open') =>
    paidRecord({ disputes: [dispute({ status })] })
  const won = dispute({ status: 'won', closedAt: now })

  it('are sent when it is opened and when it is closed', () => {
    expect(disputeEmails(paidRecord(), [dispute()])).toEqual(['dispute_opened'])
    expect(disputeEmails(with_('open'), [won])).toEqual(['dispute_closed'])
  })

  it('are sent when an open or closed inquiry becomes a dispute', () => {
    expect(disputeEmails(with_('inquiry'), [dispute()])).toEqual(['dispute_opened'])
    expect(disputeEmails(with_('closed'), [dispute()])).toEqual(['dispute_opened'])
    expect(disputeEmails(with_('open'), [dispute()])).toEqual([])
  })

  it('have a kind of their own for a lost dispute', () => {
    const lost = dispute({ id: 'dp_2', status: 'lost', closedAt: now })
    expect(disputeEmails(with_('open'), [{ ...lost, id: 'dp_1' }])).toEqual(['dispute_lost'])
    const both = paidRecord({ disputes: [dispute(), dispute({ id: 'dp_2' })] })
    expect(disputeEmails(both, [won, lost])).toEqual(['dispute_lost', 'dispute_closed'])
  })

  it('are sent for opening and closing together if neither was sent', () => {
    expect(disputeEmails(paidRecord(), [won])).toEqual(['dispute_opened', 'dispute_closed'])
    expect(disputeEmails(paidRecord(), [])).toEqual([])
  })
})

describe('promise 29: a refund that fails later', () => {
  const failed = refund({ status: 'failed', failedAt: now })
  const told = ['refund_failed', 'refund_delayed']

  it('is emailed to the guest and the office', () => {
    expect(refundEmails(paidRecord({ refunds: [refund()] }), [failed], 'confirmed')).toEqual(told)
  })

  it('is not emailed again if it was refused before', () => {
    const refused = refund({ status: 'failed', failedAt: now, stripeRefundId: null })
    expect(refundEmails(paidRecord({ refunds: [refused] }), [failed], 'confirmed')).toEqual([])
  })

  it('is not emailed if it was unknown; one that succeeds is not either', () => {
    expect(refundEmails(paidRecord(), [failed], 'confirmed')).toEqual([])
    const known = paidRecord({ refunds: [refund()] })
    expect(refundEmails(known, [refund()], 'confirmed')).toEqual([])
  })
})

describe('promise 30: a refund made at Stripe', () => {
  it('is emailed to the guest', () => {
    expect(refundEmails(paidRecord(), [refund()], 'confirmed')).toEqual(['refunded'])
  })

  it('is not emailed separately if it cancels the stay', () => {
    expect(refundEmails(paidRecord(), [refund()], 'cancelled')).toEqual([])
  })
})
