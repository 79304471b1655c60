import { randomInt } from 'node:crypto'
import type Stripe from 'stripe'
import type { Account, RefundReference } from '../account.ts'
import { invalidParameter, missing, refused } from '../api/failure.ts'
import type { Params } from '../api/form.ts'
import { mergedMetadata } from '../api/metadata.ts'
import { integer, oneOf, text } from '../api/params.ts'
import { newId, now } from '../ids.ts'
import { bookFunds } from './balance-transactions.ts'
import { emit } from './events.ts'
import { findPaymentIntent } from './payment-intents.ts'

export const refundParams = ['amount', 'charge', 'payment_intent', 'metadata', 'reason', 'currency']
const reasons = ['duplicate', 'fraudulent', 'requested_by_customer'] as const

/**
 * Refunds the cents in the parameter `amount`, by default everything that is left.
 * Throws if the charge can't be refunded, or if a parameter is invalid.
 */
export function createRefund(account: Account, params: Params): Stripe.Refund {
  const reason = oneOf(params, 'reason', reasons) ?? null
  const charge = chargeToRefund(account, params)
  const left = charge.amount - charge.amount_refunded
  const amount = integer(params, 'amount') ?? left
  if (isHeldByDispute(account, charge.id)) {
    throw refused(
      'charge_disputed',
      `Charge ${charge.id} has been charged back; cannot issue a refund.`,
    )
  }
  if (left === 0) {
    throw refused('charge_already_refunded', `Charge ${charge.id} has already been refunded.`)
  }
  if (amount < 1)
    throw invalidParameter('amount', 'Invalid positive integer', 'parameter_invalid_integer')
  if (amount > left) {
    throw invalidParameter(
      'amount',
      `Refund amount (${shown(amount, charge)}) is greater than unrefunded amount on charge (${shown(left, charge)})`,
    )
  }
  return refund(account, charge, amount, reason, mergedMetadata({}, params))
}

export function refundsOf(account: Account, chargeId: string): Stripe.Refund[] {
  return [...account.refunds.values()].filter((refund) => refund.charge === chargeId).reverse()
}

function refund(
  account: Account,
  charge: Stripe.Charge,
  amount: number,
  reason: Stripe.Refund['reason'],
  metadata: Stripe.Metadata,
): Stripe.Refund {
  const status = account.refundsStart
  const made: Stripe.Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: now(),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    destination_details: status === 'succeeded' ? arrived(account.refundsReference) : underWay(),
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status,
    transfer_reversal: null,
  }
  if (status === 'pending') made.pending_reason = 'processing'
  // No money leaves until the guest acts.
  if (status !== 'requires_action') made.balance_transaction = fundsOut(account, made)
  account.refunds.set(made.id, made)
  charge.amount_refunded += amount
  charge.refunded = charge.amount_refunded === charge.amount
  emit(account, 'refund.created', made)
  emit(account, 'charge.refunded', charge)
  return made
}

export function fundsOut(account: Account, refund: Stripe.Refund): string {
  return bookFunds(account, 'refund', refund, -refund.amount).id
}

const referenceType = 'acquirer_reference_number'

function underWay(): Stripe.Refund.DestinationDetails {
  const card = { type: 'pending', reference_status: 'pending', reference_type: referenceType }
  return { type: 'card', card }
}

/** Returns details with a bank reference of 23 digits if `status` is `available`. */
export function arrived(
  status: RefundReference,
  type: 'refund' | 'reversal' = 'refund',
): Stripe.Refund.DestinationDetails {
  const reference = `7${Array.from({ length: 22 }, () => randomInt(10)).join('')}`
  const card = {
    type,
    ...(status === 'available' && { reference }),
    reference_status: status,
    reference_type: referenceType,
  }
  return { type: 'card', card }
}

function chargeToRefund(account: Account, params: Params): Stripe.Charge {
  const chargeId = text(params, 'charge')
  const paymentIntentId = text(params, 'payment_intent')
  if (chargeId !== undefined) {
    const charge = account.charges.get(chargeId)
    if (charge === undefined) throw missing('charge', chargeId, 'charge')
    return paid(charge, chargeId)
  }
  if (paymentIntentId === undefined) {
    throw invalidParameter(
      'charge',
      'One of the following params should be provided for this request: payment_intent or charge.',
      'parameter_missing',
    )
  }
  const intent = findPaymentIntent(account, paymentIntentId)
  return paid(account.charges.get(String(intent.latest_charge)), paymentIntentId)
}

function paid(charge: Stripe.Charge | undefined, id: string): Stripe.Charge {
  if (charge?.status === 'succeeded') return charge
  throw refused(
    'payment_intent_unexpected_state',
    `This PaymentIntent (${id}) does not have a successful charge to refund.`,
  )
}

function isHeldByDispute(account: Account, chargeId: string): boolean {
  const disputes = [...account.disputes.values()].filter((dispute) => dispute.charge === chargeId)
  return disputes.some((dispute) => !dispute.is_charge_refundable)
}

function shown(cents: number, { currency }: Stripe.Charge): string {
  return `${currency === 'eur' ? '€' : `${currency} `}${(cents / 100).toFixed(2)}`
}
