import type Stripe from 'stripe'
import type { Account } from '../account.ts'
import { invalidParameter, missing, refused } from '../api/failure.ts'
import type { Params } from '../api/form.ts'
import { mergedMetadata } from '../api/metadata.ts'
import { amountOf, currencyOf } from '../api/money.ts'
import { boolean, group, oneOf, text, texts } from '../api/params.ts'
import { newClientSecret, newId, now } from '../ids.ts'
import { emit } from './events.ts'

// biome-ignore format: a list of names
export const createParams = [
  'amount', 'currency', 'metadata', 'description', 'receipt_email', 'payment_method', 'payment_method_data',
  'confirm', 'return_url', 'use_stripe_sdk', 'allowed_payment_method_types', 'payment_method_types',
  'automatic_payment_methods', 'capture_method', 'statement_descriptor_suffix',
]
export const updateParams = ['amount', 'currency', 'metadata', 'description', 'receipt_email']

const changeable = ['requires_payment_method', 'requires_confirmation', 'requires_action']
const cancelable = [...changeable, 'requires_capture']
const cancelReasons = ['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned'] as const

export function createPaymentIntent(account: Account, params: Params): Stripe.PaymentIntent {
  const currency = currencyOf(params)
  const id = newId('pi')
  const intent: Stripe.PaymentIntent = {
    id,
    object: 'payment_intent',
    ...methodTypes(params),
    amount: amountOf(params, currency),
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method:
      oneOf(params, 'capture_method', ['automatic', 'automatic_async']) ?? 'automatic_async',
    client_secret: newClientSecret(id),
    confirmation_method: 'automatic',
    created: now(),
    currency,
    customer: null,
    customer_account: null,
    description: text(params, 'description') ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: mergedMetadata({}, params),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: {
        installments: null,
        mandate_options: null,
        network: null,
        request_three_d_secure: 'automatic',
      },
    },
    payment_record: null,
    processing: null,
    receipt_email: receiptEmail(params) ?? null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: text(params, 'statement_descriptor_suffix') ?? null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  }
  account.paymentIntents.set(id, intent)
  emit(account, 'payment_intent.created', intent)
  return intent
}

export function findPaymentIntent(account: Account, id: string): Stripe.PaymentIntent {
  const intent = account.paymentIntents.get(id)
  if (intent === undefined) throw missing('payment_intent', id, 'intent')
  return intent
}

export function updatePaymentIntent(intent: Stripe.PaymentIntent, params: Params): void {
  const currency = params.currency === undefined ? intent.currency : currencyOf(params)
  const amount = params.amount === undefined ? intent.amount : amountOf(params, currency)
  const changesMoney = amount !== intent.amount || currency !== intent.currency
  if (changesMoney && !changeable.includes(intent.status)) {
    throw unexpected(
      intent,
      `This PaymentIntent's amount could not be updated because it has a status of ${intent.status}. You may only update the amount of a PaymentIntent with one of the following statuses: ${changeable.join(', ')}.`,
    )
  }
  Object.assign(intent, { amount, currency, metadata: mergedMetadata(intent.metadata, params) })
  if (params.description !== undefined) intent.description = text(params, 'description') ?? null
  if (params.receipt_email !== undefined) intent.receipt_email = receiptEmail(params) ?? null
  intent.last_payment_error = null
}

export function cancelPaymentIntent(
  account: Account,
  intent: Stripe.PaymentIntent,
  params: Params,
): void {
  const reason = oneOf(params, 'cancellation_reason', cancelReasons)
  if (!cancelable.includes(intent.status)) {
    throw unexpected(
      intent,
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: ${cancelable.join(', ')}.`,
    )
  }
  intent.status = 'canceled'
  intent.canceled_at = now()
  intent.cancellation_reason = reason ?? null
  intent.next_action = null
  emit(account, 'payment_intent.canceled', intent)
}

export function unexpected(intent: Stripe.PaymentIntent, message: string) {
  return refused('payment_intent_unexpected_state', message, {
    payment_intent: structuredClone(intent),
  })
}

/**
 * Returns the intent's fields about payment methods.
 * By default, the methods are those of the dashboard: card and Link. Throws if the request both
 * lists methods and enables automatic ones.
 */
export function methodTypes(params: Params) {
  const allowed = texts(params, 'allowed_payment_method_types') ?? null
  const listed = texts(params, 'payment_method_types')
  const automatic = group(params, 'automatic_payment_methods')
  if (listed && automatic && boolean(automatic, 'enabled')) {
    throw invalidParameter(
      'payment_method_types',
      'You may only specify one of these parameters: automatic_payment_methods, payment_method_types.',
    )
  }
  const redirects = oneOf(automatic ?? {}, 'allow_redirects', ['always', 'never']) ?? 'always'
  return {
    allowed_payment_method_types: allowed,
    automatic_payment_methods:
      listed || allowed ? null : { enabled: true, allow_redirects: redirects },
    payment_method_types: listed ?? allowed ?? ['card', 'link'],
  }
}

function receiptEmail(params: Params): string | undefined {
  const email = text(params, 'receipt_email')
  if (email === undefined || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return email
  throw invalidParameter('receipt_email', `Invalid email address: ${email}`, 'email_invalid')
}
