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
const processing = fileOf({ payments: [{ ...onlinePayment, state: 'processing' }] })

describe('promise 30: a guest hears of every change of their money', () => {
  const confirmed = ['booking_confirmed', 'new_booking']

  it('paid, and paid after all', () => {
    expect(letters(fileOf(), received, 'confirmed')).toEqual(confirmed)
    expect(letters(lapsed, received, 'confirmed')).toEqual(confirmed)
  })

  it('declined late, and not while they look at the card form', () => {
    expect(letters(processing, { state: 'failed' })).toEqual(['payment_declined'])
    expect(letters(processing, { state: 'canceled' }, 'expired')).toEqual(['payment_declined'])
    expect(letters(fileOf(), { state: 'failed' })).toEqual([])
  })

  it('declined late, of a change: the stay stands, and they were told that it would be another', () => {
    const terms = { luggageCount: 3, startDate: 0, endDate: null }
    const offer = { ...terms, was: { ...terms, luggageCount: 2 } }
    const offered = { ...onlinePayment, id: 'offered', state: 'processing' as const, offer }
    const told = (state: Payment['state']) =>
      paymentLetters(paidFile(), offered, { ...offered, state }, 'confirmed')
    expect(told('failed')).toEqual(['change_declined'])
    expect(told('canceled')).toEqual(['change_declined'])
    // Nobody was told anything of a change that they only began to pay for.
    const begun = { ...offered, state: 'pending' as const }
    expect(paymentLetters(paidFile(), begun, { ...begun, state: 'canceled' }, 'confirmed')).toEqual(
      [],
    )
  })

  it('lapsed', () => {
    expect(letters(fileOf(), { state: 'canceled' }, 'expired')).toEqual(['payment_lapsed'])
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
    expect(letters(fileOf(), { state: 'review' })).toEqual(['payment_review'])
  })

  it('each once: what was told before is not told again', () => {
    const known = fileOf({ payments: [inReview] })
    expect(letters(known, { ...inReview, refundedCents: 100 })).toEqual([])
    expect(letters(paidFile(), received)).toEqual([])
  })
})

describe('promise 14: the office hears of a dispute', () => {
  const with_ = (state: 'inquiry' | 'open') => paidFile({ disputes: [dispute({ state })] })
  const won = dispute({ state: 'won', closedAt: now })

  it('when it is opened and when it is closed', () => {
    expect(disputeLetters(paidFile(), [dispute()])).toEqual(['dispute_opened'])
    expect(disputeLetters(with_('open'), [won])).toEqual(['dispute_closed'])
  })

  it('when a question of the bank’s becomes one', () => {
    expect(disputeLetters(with_('inquiry'), [dispute()])).toEqual(['dispute_opened'])
  })

  it('and is told of one that was lost in words of its own', () => {
    const lost = dispute({ id: 'dp_2', state: 'lost', closedAt: now })
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
  const failed = refund({ state: 'failed', failedAt: now })
  const told = ['refund_failed', 'refund_delayed']

  it('is told where the guest counts on it, to them and to the office', () => {
    expect(refundLetters(paidFile({ refunds: [refund()] }), [failed], 'confirmed')).toEqual(told)
  })

  it('is told once, though Stripe names it only after it refused to make it again', () => {
    const refused = refund({ state: 'failed', failedAt: now, stripeId: null })
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
