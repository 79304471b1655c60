import type Stripe from 'stripe'
import type { Account } from '../account.ts'
import { missing, refused } from '../api/failure.ts'
import { newId, now } from '../ids.ts'
import { bookFunds } from './balance-transactions.ts'
import { emit } from './events.ts'
import { findPaymentIntent } from './payment-intents.ts'

const sevenDaysSeconds = 7 * 24 * 60 * 60

/**
 * Opens a dispute or, with `inquiry`, an inquiry, which takes no money unless it escalates.
 * Throws if the payment has no successful charge. `amount` is in cents.
 */
export function openDispute(
  account: Account,
  paymentIntentId: string,
  { reason, inquiry, amount }: { reason: string; inquiry: boolean; amount?: number | undefined },
): Stripe.Dispute {
  const intent = findPaymentIntent(account, paymentIntentId)
  const charge = account.charges.get(String(intent.latest_charge))
  if (charge?.status !== 'succeeded')
    throw refused('charge_not_paid', `${paymentIntentId} has no successful charge.`)
  const dispute: Stripe.Dispute = {
    id: newId('dp'),
    object: 'dispute',
    // Even a fully refunded payment can be disputed.
    amount: amount ?? (charge.amount - charge.amount_refunded || charge.amount),
    balance_transactions: [],
    charge: charge.id,
    created: now(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: now() + sevenDaysSeconds,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: inquiry,
    livemode: false,
    metadata: {},
    payment_intent: paymentIntentId,
    payment_method_details: {
      type: 'card',
      card: {
        brand: 'visa',
        case_type: inquiry ? 'inquiry' : 'chargeback',
        network: 'visa',
        network_reason_code: '10.4',
      },
    },
    reason,
    status: inquiry ? 'warning_needs_response' : 'needs_response',
  }
  account.disputes.set(dispute.id, dispute)
  charge.disputed = true
  emit(account, 'charge.dispute.created', dispute)
  if (!inquiry) withdraw(account, dispute)
  return dispute
}

export function respondToDispute(account: Account, id: string): Stripe.Dispute {
  const dispute = disputeIn(account, id, ['needs_response', 'warning_needs_response'])
  dispute.status = isInquiry(dispute) ? 'warning_under_review' : 'under_review'
  const { evidence_details: details } = dispute
  Object.assign(details, { has_evidence: true, submission_method: 'manual' })
  details.submission_count += 1
  emit(account, 'charge.dispute.updated', dispute)
  return dispute
}

export function escalateInquiry(account: Account, id: string): Stripe.Dispute {
  const dispute = disputeIn(account, id, ['warning_needs_response', 'warning_under_review'])
  dispute.status = 'needs_response'
  dispute.is_charge_refundable = false
  emit(account, 'charge.dispute.updated', dispute)
  withdraw(account, dispute)
  return dispute
}

/**
 * Closes a dispute as `won` or `lost`, or an inquiry as `warning_closed`.
 * Throws if the status doesn't fit, or if the id is unknown.
 */
export function closeDispute(
  account: Account,
  id: string,
  status: 'lost' | 'warning_closed' | 'won',
): Stripe.Dispute {
  const dispute = disputeIn(account, id)
  if (isInquiry(dispute) !== (status === 'warning_closed')) {
    throw refused(
      'dispute_unexpected_state',
      `A dispute that is ${dispute.status} is not ${status}.`,
    )
  }
  dispute.status = status
  dispute.is_charge_refundable = status !== 'lost'
  if (status === 'lost' && !hasTheFunds(dispute)) withdraw(account, dispute)
  if (status === 'won' && hasTheFunds(dispute)) {
    dispute.balance_transactions.push(
      bookFunds(account, 'dispute_reversal', dispute, dispute.amount),
    )
    emit(account, 'charge.dispute.funds_reinstated', dispute)
  }
  emit(account, 'charge.dispute.closed', dispute)
  return dispute
}

function withdraw(account: Account, dispute: Stripe.Dispute): void {
  dispute.balance_transactions.push(bookFunds(account, 'dispute', dispute, -dispute.amount))
  emit(account, 'charge.dispute.funds_withdrawn', dispute)
}

function hasTheFunds({ balance_transactions: lines }: Stripe.Dispute): boolean {
  return lines.reduce((sum, { amount }) => sum + amount, 0) < 0
}

function isInquiry({ status }: Stripe.Dispute): boolean {
  return status.startsWith('warning_')
}

function disputeIn(account: Account, id: string, states?: string[]): Stripe.Dispute {
  const dispute = account.disputes.get(id)
  if (dispute === undefined) throw missing('dispute', id)
  if (states && !states.includes(dispute.status)) {
    throw refused('dispute_unexpected_state', `The dispute is ${dispute.status}.`)
  }
  return dispute
}

// biome-ignore format: a list of names
const evidenceNames = [
  'access_activity_log', 'billing_address', 'cancellation_policy',
  'cancellation_policy_disclosure', 'cancellation_rebuttal', 'customer_communication',
  'customer_email_address', 'customer_name', 'customer_purchase_ip', 'customer_signature',
  'duplicate_charge_documentation', 'duplicate_charge_explanation', 'duplicate_charge_id',
  'product_description', 'receipt', 'refund_policy', 'refund_policy_disclosure',
  'refund_refusal_explanation', 'service_date', 'service_documentation', 'shipping_address',
  'shipping_carrier', 'shipping_date', 'shipping_documentation', 'shipping_tracking_number',
  'uncategorized_file', 'uncategorized_text',
]
const noEvidence = {
  ...Object.fromEntries(evidenceNames.map((name) => [name, null])),
  enhanced_evidence: {},
} as Stripe.Dispute.Evidence
