import type Stripe from 'stripe'
import type { Account } from '../account.ts'
import { missing, refused } from '../api/failure.ts'
import { newId, now } from '../ids.ts'
import { emit } from './events.ts'
import { findPaymentIntent } from './payment-intents.ts'

const sevenDaysSeconds = 7 * 24 * 60 * 60

/** The cardholder disputes a payment with their bank. */
export function openDispute(account: Account, intentId: string, reason: string): Stripe.Dispute {
  const intent = findPaymentIntent(account, intentId)
  const charge = account.charges.get(String(intent.latest_charge))
  if (charge?.status !== 'succeeded')
    throw refused('charge_not_paid', `${intentId} has no successful charge.`)
  const dispute: Stripe.Dispute = {
    id: newId('dp'),
    object: 'dispute',
    amount: charge.amount - charge.amount_refunded,
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
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: intentId,
    payment_method_details: {
      type: 'card',
      card: {
        brand: 'visa',
        case_type: 'chargeback',
        network: 'visa',
        network_reason_code: '10.4',
      },
    },
    reason,
    status: 'needs_response',
  }
  account.disputes.set(dispute.id, dispute)
  charge.disputed = true
  emit(account, 'charge.dispute.created', dispute)
  return dispute
}

export function closeDispute(account: Account, id: string, status: 'lost' | 'won'): Stripe.Dispute {
  const dispute = account.disputes.get(id)
  if (dispute === undefined) throw missing('dispute', id)
  dispute.status = status
  emit(account, 'charge.dispute.closed', dispute)
  return dispute
}

const noEvidence: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
}
