import type Stripe from 'stripe'
import type { RefundAnswer } from '../../domain/stripe/stripe-facts.ts'

export function refundAnswer(refund: Stripe.Refund): RefundAnswer {
  return {
    id: refund.id,
    refundId: refund.metadata?.refundId,
    cents: refund.amount,
    status: refundStatusOf(refund.status),
    at: new Date(refund.created * 1000),
    ...whereItWent(refund.destination_details),
  }
}

function refundStatusOf(status: string | null): RefundAnswer['status'] {
  return status === 'succeeded' || status === 'failed' || status === 'canceled' ? status : 'pending'
}

type Went = Pick<RefundAnswer, 'bankReference' | 'awaitsReference' | 'isReversal'>

function whereItWent(details: Stripe.Refund['destination_details']): Went {
  const card = details?.card
  // Without `details`, Stripe doesn't know the destination yet, and a bank reference may follow.
  if (!card) return { bankReference: null, awaitsReference: !details, isReversal: null }
  return {
    bankReference: card.reference || null,
    awaitsReference: card.reference_status !== 'unavailable',
    isReversal: card.type === 'pending' ? null : card.type === 'reversal',
  }
}
