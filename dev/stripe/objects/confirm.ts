import type Stripe from 'stripe'
import type { Account, HeldPaymentMethod } from '../account.ts'
import { StripeFailure } from '../api/failure.ts'
import { createCharge, settleCharge } from './charges.ts'
import { emit } from './events.ts'
import { findPaymentIntent, unexpected } from './payment-intents.ts'
import type { Decline } from './test-cards.ts'

export interface Confirmation {
  standInOrigin: string
  returnUrl: string | undefined
  usesBrowserSdk: boolean
}

/**
 * Throws if a redirect is possible without a return URL. Stripe.js needs none.
 * `automatic` is `null` for an intent that lists its payment methods.
 */
export function requireReturnUrl(
  automatic: Stripe.PaymentIntent.AutomaticPaymentMethods | null,
  { returnUrl, usesBrowserSdk }: Pick<Confirmation, 'returnUrl' | 'usesBrowserSdk'>,
): void {
  if (automatic === null || automatic.allow_redirects === 'never') return
  if (returnUrl !== undefined || usesBrowserSdk) return
  throw new StripeFailure(400, {
    type: 'invalid_request_error',
    message:
      "This PaymentIntent is configured to accept payment methods enabled in your Dashboard. Because some of these payment methods might redirect your customer off of your page, you must provide a `return_url`. If you don't want to accept redirect-based payment methods, set `automatic_payment_methods[enabled]` to `true` and `automatic_payment_methods[allow_redirects]` to `never` when creating Setup Intents and Payment Intents.",
  })
}

const confirmable = ['requires_payment_method', 'requires_confirmation', 'requires_action']

/**
 * Charges the card, or asks for 3-D Secure first.
 * Throws if the intent can't be confirmed, or a card error (402) if the card is declined.
 */
export function confirmPaymentIntent(
  account: Account,
  intent: Stripe.PaymentIntent,
  held: HeldPaymentMethod,
  confirmation: Confirmation,
): void {
  if (intent.status === 'succeeded') {
    throw unexpected(
      intent,
      'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.',
    )
  }
  if (!confirmable.includes(intent.status)) {
    throw unexpected(
      intent,
      `You cannot confirm this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be confirmed: ${confirmable.join(', ')}.`,
    )
  }
  requireReturnUrl(intent.automatic_payment_methods, confirmation)
  intent.payment_method = held.method.id
  intent.last_payment_error = null
  intent.next_action = null
  if (held.card.challenge === undefined) {
    charge(account, intent, held)
    return
  }
  intent.status = 'requires_action'
  intent.next_action = nextAction(intent, held, confirmation)
  emit(account, 'payment_intent.requires_action', intent)
}

/**
 * Charges the card if the guest passed 3-D Secure.
 * Records a failure on the intent instead of throwing it. Does nothing unless the intent's status
 * is `requires_action`.
 */
export function finishChallenge(
  account: Account,
  intent: Stripe.PaymentIntent,
  passed: boolean,
): void {
  if (intent.status !== 'requires_action') return
  const held = heldMethod(account, intent)
  intent.next_action = null
  if (!passed) {
    fail(account, intent, held, {
      code: 'payment_intent_authentication_failure',
      message:
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    })
    return
  }
  try {
    charge(account, intent, held)
  } catch (error) {
    if (!(error instanceof StripeFailure)) throw error
  }
}

export function settle(account: Account, id: string, decline?: Decline): Stripe.PaymentIntent {
  const intent = findPaymentIntent(account, id)
  if (intent.status !== 'processing')
    throw unexpected(intent, `The intent is ${intent.status}, not processing.`)
  const held = heldMethod(account, intent)
  const pending = account.charges.get(String(intent.latest_charge))
  if (pending) settleCharge(account, pending, decline)
  intent.processing = null
  if (decline) fail(account, intent, held, decline)
  else succeed(account, intent)
  return intent
}

function charge(account: Account, intent: Stripe.PaymentIntent, held: HeldPaymentMethod): void {
  const { decline, slow } = held.card
  const made = createCharge(
    account,
    intent,
    held,
    decline ? 'failed' : slow ? 'pending' : 'succeeded',
    decline,
  )
  intent.latest_charge = made.id
  if (decline) throw fail(account, intent, held, decline, made.id)
  if (slow) {
    intent.status = 'processing'
    intent.processing = { type: 'card', card: {} }
    emit(account, 'payment_intent.processing', intent)
    return
  }
  succeed(account, intent)
}

function succeed(account: Account, intent: Stripe.PaymentIntent): void {
  intent.status = 'succeeded'
  intent.amount_received = intent.amount
  emit(account, 'payment_intent.succeeded', intent)
}

function fail(
  account: Account,
  intent: Stripe.PaymentIntent,
  { method }: HeldPaymentMethod,
  decline: Decline,
  chargeId?: string,
): StripeFailure {
  const failure = new StripeFailure(
    402,
    {
      type: 'card_error',
      code: decline.code,
      message: decline.message,
      ...(decline.declineCode ? { decline_code: decline.declineCode } : {}),
      ...(chargeId ? { charge: chargeId } : {}),
      payment_method: structuredClone(method),
    },
    true,
  )
  intent.last_payment_error = { ...failure.body } as Stripe.PaymentIntent.LastPaymentError
  intent.payment_method = null
  intent.status = 'requires_payment_method'
  emit(account, 'payment_intent.payment_failed', intent)
  failure.body.payment_intent = structuredClone(intent)
  return failure
}

function nextAction(
  intent: Stripe.PaymentIntent,
  { card }: HeldPaymentMethod,
  { standInOrigin, returnUrl, usesBrowserSdk }: Confirmation,
): Stripe.PaymentIntent.NextAction {
  const leavesPage = returnUrl !== undefined && (card.challenge === 'redirect' || !usesBrowserSdk)
  const url = `${standInOrigin}/stripe/challenge/${intent.id}?client_secret=${intent.client_secret}`
  return leavesPage
    ? {
        type: 'redirect_to_url',
        redirect_to_url: {
          return_url: returnUrl,
          url: `${url}&return_url=${encodeURIComponent(returnUrl)}`,
        },
      }
    : {
        type: 'use_stripe_sdk',
        use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url },
      }
}

function heldMethod(account: Account, intent: Stripe.PaymentIntent): HeldPaymentMethod {
  const held = account.paymentMethods.get(String(intent.payment_method))
  if (held === undefined) throw new Error(`intent ${intent.id} lost its payment method`)
  return held
}
