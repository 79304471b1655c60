import { Hono } from 'hono'
import type Stripe from 'stripe'
import { confirmPaymentIntent, requireReturnUrl } from '../../objects/confirm.ts'
import {
  cancelPaymentIntent,
  createParams,
  createPaymentIntent,
  findPaymentIntent,
  methodTypes,
  unexpected,
  updateParams,
  updatePaymentIntent,
} from '../../objects/payment-intents.ts'
import { createPaymentMethod, findPaymentMethod } from '../../objects/payment-methods.ts'
import { type ApiEnv, answer, type Call, paramsOf, secretKeyOnly } from '../call.ts'
import { invalidParameter, missing } from '../failure.ts'
import type { Params } from '../form.ts'
import { pageOf } from '../lists.ts'
import { allowOnly, boolean, group, text } from '../params.ts'

// biome-ignore format: a list of names
const confirmParams = [
  'client_secret', 'payment_method', 'payment_method_data', 'return_url', 'use_stripe_sdk', 'receipt_email',
]

// biome-ignore format: a list of names
const shownToBrowsers = [
  'id', 'object', 'amount', 'amount_details', 'automatic_payment_methods', 'canceled_at',
  'cancellation_reason', 'capture_method', 'client_secret', 'confirmation_method', 'created',
  'currency', 'description', 'last_payment_error', 'livemode', 'next_action', 'payment_method',
  'payment_method_types', 'processing', 'receipt_email', 'setup_future_usage', 'shipping', 'source',
  'status',
] as const satisfies (keyof Stripe.PaymentIntent)[]

export function paymentIntentRoutes(origin: () => string) {
  const routes = new Hono<ApiEnv>()

  routes.post('/', (c) => {
    secretKeyOnly(c)
    allowOnly(paramsOf(c), createParams)
    const confirms = boolean(paramsOf(c), 'confirm') ?? false
    if (!confirms && paramsOf(c).payment_method !== undefined) {
      throw invalidParameter('payment_method', 'The stand-in takes this only with confirm=true.')
    }
    // Checked before the intent is created, because Stripe creates none if the return URL is
    // missing. If the card is declined, Stripe creates one.
    if (confirms)
      requireReturnUrl(methodTypes(paramsOf(c)).automatic_payment_methods, wayBack(paramsOf(c)))
    const intent = createPaymentIntent(c.var.account, paramsOf(c))
    if (confirms) confirm(c, intent, origin())
    return answer(c, intent)
  })

  routes.get('/', (c) => {
    secretKeyOnly(c)
    allowOnly(paramsOf(c), ['created', 'limit', 'starting_after', 'ending_before'])
    const intents = [...c.var.account.paymentIntents.values()]
    return answer(c, pageOf(intents, paramsOf(c), '/v1/payment_intents'))
  })

  routes.get('/:id', (c) => {
    const intent = intentFor(c)
    return answerFor(c, intent)
  })

  routes.post('/:id', (c) => {
    secretKeyOnly(c)
    allowOnly(paramsOf(c), updateParams)
    const intent = intentFor(c)
    updatePaymentIntent(intent, paramsOf(c))
    return answer(c, intent)
  })

  routes.post('/:id/cancel', (c) => {
    secretKeyOnly(c)
    allowOnly(paramsOf(c), ['cancellation_reason'])
    const intent = intentFor(c)
    cancelPaymentIntent(c.var.account, intent, paramsOf(c))
    return answer(c, intent)
  })

  routes.post('/:id/confirm', (c) => {
    allowOnly(paramsOf(c), confirmParams)
    const intent = intentFor(c)
    confirm(c, intent, origin())
    return answerFor(c, intent)
  })

  return routes
}

function answerFor(c: Call, intent: Stripe.PaymentIntent) {
  if (c.var.keyKind === 'secret') return answer(c, intent)
  return c.json(Object.fromEntries(shownToBrowsers.map((name) => [name, intent[name]])))
}

/**
 * Returns the intent of the request.
 * Throws if its id is unknown, if a browser sends no client secret, or if the client secret is
 * wrong.
 */
function intentFor(c: Call): Stripe.PaymentIntent {
  const id = c.req.param('id') ?? ''
  const intent = findPaymentIntent(c.var.account, id)
  const secret = text(paramsOf(c), 'client_secret')
  const needsSecret = c.var.keyKind === 'publishable' || secret !== undefined
  if (needsSecret && secret !== intent.client_secret) throw missing('payment_intent', id, 'intent')
  return intent
}

function confirm(c: Call, intent: Stripe.PaymentIntent, standInOrigin: string): void {
  const params = paramsOf(c)
  const data = group(params, 'payment_method_data')
  const id = data ? createPaymentMethod(c.var.account, data).id : text(params, 'payment_method')
  if (id === undefined) {
    throw unexpected(
      intent,
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
    )
  }
  confirmPaymentIntent(c.var.account, intent, findPaymentMethod(c.var.account, id), {
    standInOrigin,
    ...wayBack(params),
  })
}

function wayBack(params: Params) {
  return {
    returnUrl: text(params, 'return_url'),
    usesBrowserSdk: boolean(params, 'use_stripe_sdk') ?? false,
  }
}
