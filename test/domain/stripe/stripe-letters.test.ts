import { describe, expect, it } from 'vitest'
import type { StayStatus } from '../../../domain/business/stay.ts'
import type { Payment } from '../../../domain/payments/money-rows.ts'
import type { StayFile } from '../../../domain/stay/stay-file.ts'
import {
  disputeLetters,
  paymentLetters,
  refundLetters,
} from '../../../domain/stripe/stripe-letters.ts'
import {
  dispute,
  fileOf,
  inReview,
  now,
  onlinePayment,
  paidFile,
  received,
  refund,
} from '../support/stay-files.ts'

function letters(file: StayFile, after: Partial<Payment>, status: StayStatus = file.stay.status) {
  const known = file.payments[0]
  return paymentLetters(file, known, { ...onlinePayment, ...after }, status)
}

const lapsed = fileOf({}, { status: 'expired' })
const processing = fileOf({ payments: [{ ...onlinePayment, status: 'processing' }] })

describe('promise 30: a guest hears of every change of their money', () => {
  const confirmed = ['booking_confirmed', 'new_booking']

  it('paid, and paid after all', () => {
    expect(letters(fileOf(), received, 'confirmed')).toEqual(confirmed)
    expect(letters(lapsed, received, 'confirmed')).toEqual(confirmed)
  })

  it('declined late, and not while they look at the card form', () => {
    expect(letters(processing, { status: 'failed' })).toEqual(['payment_declined'])
    expect(letters(processing, { status: 'canceled' }, 'expired')).toEqual(['payment_declined'])
    expect(letters(fileOf(), { status: 'failed' })).toEqual([])
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
      paymentLetters(paidFile(), offered, { ...offered, status }, 'confirmed')
    expect(told('failed')).toEqual(['change_declined'])
    expect(told('canceled')).toEqual(['change_declined'])
    // Nobody was told anything of a change that they only began to pay for.
    const begun = { ...offered, status: 'pending' as const }
    expect(
      paymentLetters(paidFile(), begun, { ...begun, status: 'canceled' }, 'confirmed'),
    ).toEqual([])
  })

  it('lapsed', () => {
    expect(letters(fileOf(), { status: 'canceled' }, 'expired')).toEqual(['payment_expired'])
  })

  it('in review, and so does the office', () => {
    expect(letters(fileOf(), inReview)).toEqual(['payment_review', 'payment_in_review'])
  })

  it('of money that is back already, nothing is asked of anybody', () => {
    const back = { ...received, refundedCents: received.cents }
    expect(letters(fileOf(), back, 'cancelled')).toEqual(['stay_cancelled'])
    expect(letters(fileOf(), { ...inReview, refundedCents: inReview.receivedCents })).toEqual([])
  })

  it('while no money came, only the office hears of a bent intent', () => {
    expect(letters(fileOf(), { status: 'review' })).toEqual(['payment_review'])
  })

  it('each once: what was told before is not told again', () => {
    const known = fileOf({ payments: [inReview] })
    expect(letters(known, { ...inReview, refundedCents: 100 })).toEqual([])
    expect(letters(paidFile(), received)).toEqual([])
  })
})

describe('promise 14: the office hears of a dispute', () => {
  const with_ = (status: 'inquiry' | 'open') => paidFile({ disputes: [dispute({ status })] })
  const won = dispute({ status: 'won', closedAt: now })

  it('when it is opened and when it is closed', () => {
    expect(disputeLetters(paidFile(), [dispute()])).toEqual(['dispute_opened'])
    expect(disputeLetters(with_('open'), [won])).toEqual(['dispute_closed'])
  })

  it('when a question of the bank’s becomes one', () => {
    expect(disputeLetters(with_('inquiry'), [dispute()])).toEqual(['dispute_opened'])
  })

  it('and is told of one that was lost in words of its own', () => {
    const lost = dispute({ id: 'dp_2', status: 'lost', closedAt: now })
    expect(disputeLetters(with_('open'), [{ ...lost, id: 'dp_1' }])).toEqual(['dispute_lost'])
    const both = paidFile({ disputes: [dispute(), dispute({ id: 'dp_2' })] })
    expect(disputeLetters(both, [won, lost])).toEqual(['dispute_lost', 'dispute_closed'])
  })

  it('of both at once where neither was told', () => {
    expect(disputeLetters(paidFile(), [won])).toEqual(['dispute_opened', 'dispute_closed'])
    expect(disputeLetters(paidFile(), [])).toEqual([])
  })
})

describe('promise 29: a refund that fails later', () => {
  const failed = refund({ status: 'failed', failedAt: now })
  const told = ['refund_failed', 'refund_delayed']

  it('is told where the guest counts on it, to them and to the office', () => {
    expect(refundLetters(paidFile({ refunds: [refund()] }), [failed], 'confirmed')).toEqual(told)
  })

  it('is told once, though Stripe names it only after it refused to make it again', () => {
    const refused = refund({ status: 'failed', failedAt: now, stripeRefundId: null })
    expect(refundLetters(paidFile({ refunds: [refused] }), [failed], 'confirmed')).toEqual([])
  })

  it('is no news where nobody knew of it, nor is one that arrives', () => {
    expect(refundLetters(paidFile(), [failed], 'confirmed')).toEqual([])
    const known = paidFile({ refunds: [refund()] })
    expect(refundLetters(known, [refund()], 'confirmed')).toEqual([])
  })
})

describe('promise 30: a refund that was made at Stripe itself', () => {
  it('is told to its guest, once', () => {
    expect(refundLetters(paidFile(), [refund()], 'confirmed')).toEqual(['refunded'])
  })

  it('is told by the letter that says their stay is cancelled, where it ends it', () => {
    expect(refundLetters(paidFile(), [refund()], 'cancelled')).toEqual([])
  })
})
