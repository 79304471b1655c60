import type Stripe from 'stripe'
import type { Account, HeldPaymentMethod } from '../account.ts'
import { newId, now } from '../ids.ts'
import { bookFunds } from './balance-transactions.ts'
import { emit } from './events.ts'
import type { Decline } from './test-cards.ts'

type ChargeStatus = 'failed' | 'pending' | 'succeeded'

export function createCharge(
  account: Account,
  intent: Stripe.PaymentIntent,
  held: HeldPaymentMethod,
  status: ChargeStatus,
  decline?: Decline,
): Stripe.Charge {
  const { method, card } = held
  const charge: Stripe.Charge = {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: status === 'succeeded' ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'STAND-IN',
    captured: status === 'succeeded',
    created: now(),
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata: { ...intent.metadata },
    on_behalf_of: null,
    outcome: outcomeOf(status, decline),
    paid: status !== 'failed',
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: {
      type: 'card',
      card: cardDetails(intent, method, card.challenge !== undefined),
    },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status,
    transfer_data: null,
    transfer_group: null,
  }
  if (decline) Object.assign(charge, failureOf(decline))
  if (status === 'succeeded') charge.balance_transaction = fundsIn(account, charge)
  account.charges.set(charge.id, charge)
  emit(account, `charge.${status}`, charge)
  return charge
}

export function settleCharge(account: Account, charge: Stripe.Charge, decline?: Decline): void {
  charge.status = decline ? 'failed' : 'succeeded'
  charge.paid = !decline
  charge.captured = !decline
  charge.amount_captured = decline ? 0 : charge.amount
  charge.outcome = outcomeOf(charge.status, decline)
  if (decline) Object.assign(charge, failureOf(decline))
  else charge.balance_transaction = fundsIn(account, charge)
  emit(account, decline ? 'charge.failed' : 'charge.succeeded', charge)
}

function fundsIn(account: Account, charge: Stripe.Charge): string {
  return bookFunds(account, 'charge', charge, charge.amount).id
}

function failureOf(decline: Decline): Pick<Stripe.Charge, 'failure_code' | 'failure_message'> {
  return { failure_code: decline.code, failure_message: decline.message }
}

function outcomeOf(status: Stripe.Charge.Status, decline?: Decline): Stripe.Charge.Outcome {
  const declined = status === 'failed'
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: declined ? 'declined_by_network' : 'approved_by_network',
    reason: declined ? (decline?.declineCode ?? decline?.code ?? null) : null,
    risk_level: 'normal',
    seller_message: declined
      ? 'The bank did not return any further details with this decline.'
      : 'Payment complete.',
    type: declined ? 'issuer_declined' : 'authorized',
  }
}

function cardDetails(
  intent: Stripe.PaymentIntent,
  { card }: Stripe.PaymentMethod,
  challenged: boolean,
): Stripe.Charge.PaymentMethodDetails.Card {
  return {
    amount_authorized: intent.amount,
    authorization_code: null,
    brand: card?.brand ?? null,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: card?.country ?? null,
    electronic_commerce_indicator: null,
    exp_month: card?.exp_month ?? 1,
    exp_year: card?.exp_year ?? 2000,
    extended_authorization: { status: 'disabled' },
    fingerprint: card?.fingerprint ?? null,
    funding: card?.funding ?? null,
    incremental_authorization: { status: 'unavailable' },
    installments: null,
    last4: card?.last4 ?? null,
    mandate: null,
    multicapture: { status: 'unavailable' },
    network: card?.brand ?? null,
    network_token: { used: false },
    network_transaction_id: null,
    overcapture: { maximum_amount_capturable: intent.amount, status: 'unavailable' },
    regulated_status: 'unregulated',
    three_d_secure: challenged
      ? {
          authentication_flow: 'challenge',
          electronic_commerce_indicator: '05',
          exemption_indicator: null,
          result: 'authenticated',
          result_reason: null,
          transaction_id: null,
          version: '2.2.0',
        }
      : null,
    transaction_link_id: null,
    wallet: card?.wallet ? { type: 'google_pay', google_pay: {}, dynamic_last4: null } : null,
  }
}
