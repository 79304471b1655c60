import type { PaymentIntent, StripeError } from '@stripe/stripe-js'
import { type Api, integrationError, paymentIntentId } from './api.ts'
import type { CardElement } from './card-element.ts'
import { authenticate } from './challenge.ts'
import type { Elements } from './elements.ts'

export type Result =
  | { paymentIntent: PaymentIntent; error?: undefined }
  | { paymentIntent?: undefined; error: StripeError }
type Method = { id: string; error?: undefined } | { id?: undefined; error: StripeError }
type BillingDetails = Record<string, unknown>

export interface ConfirmPaymentOptions {
  elements: Elements
  clientSecret: string
  confirmParams?: {
    return_url?: string
    payment_method_data?: { billing_details?: BillingDetails }
  }
  redirect?: 'always' | 'if_required'
}
export async function confirmPayment(api: Api, options: ConfirmPaymentOptions): Promise<Result> {
  const { elements, clientSecret, confirmParams = {}, redirect = 'always' } = options
  if (redirect === 'always' && !confirmParams.return_url) {
    throw integrationError(
      'stripe.confirmPayment(): the return_url is required unless redirect is if_required.',
    )
  }
  if (!elements.submitted) {
    throw integrationError('elements.submit() must be called before stripe.confirmPayment().')
  }
  const mismatch = await differs(api, elements, clientSecret)
  if (mismatch) return { error: mismatch }
  const billing = confirmParams.payment_method_data?.billing_details ?? {}
  const method = await methodFor(api, elements, billing)
  if (method.error) return { error: method.error }
  const result = await confirm(api, clientSecret, method.id, confirmParams.return_url)
  if (result.error || redirect === 'if_required' || !confirmParams.return_url) return result
  leaveFor(confirmParams.return_url, result.paymentIntent)
  return new Promise(() => {})
}

async function confirm(
  api: Api,
  clientSecret: string,
  paymentMethod: string,
  return_url: string | undefined,
): Promise<Result> {
  const { value, error } = await api.post<PaymentIntent>(
    `/v1/payment_intents/${paymentIntentId(clientSecret)}/confirm`,
    {
      client_secret: clientSecret,
      payment_method: paymentMethod,
      use_stripe_sdk: true,
      return_url,
    },
  )
  return error ? { error } : action(api, value)
}

async function action(api: Api, intent: PaymentIntent): Promise<Result> {
  const next = intent.next_action
  if (next === null) return { paymentIntent: intent }
  if (next.redirect_to_url?.url) {
    leave(next.redirect_to_url.url)
    return new Promise(() => {})
  }
  await authenticate(
    String((next as { use_stripe_sdk?: { stripe_js?: string } }).use_stripe_sdk?.stripe_js),
  )
  const { value, error } = await api.retrieve(String(intent.client_secret))
  if (error) return { error }
  const failed = value.status === 'requires_payment_method' ? value.last_payment_error : null
  return failed
    ? { error: { ...failed, payment_intent: value } as StripeError }
    : { paymentIntent: value }
}

/**
 * Returns an error if the intent can't be read, or has another amount or currency than `elements`.
 */
async function differs(
  api: Api,
  elements: Elements,
  clientSecret: string,
): Promise<StripeError | undefined> {
  const { amount, currency } = elements.options
  const { value, error } = await api.retrieve(clientSecret)
  if (error) return error
  if (value.amount === amount && value.currency === currency) return undefined
  return {
    type: 'invalid_request_error',
    code: 'payment_intent_invalid_parameter',
    message: `The amount and currency given to Elements (${amount} ${currency}) do not match the PaymentIntent (${value.amount} ${value.currency}).`,
  }
}

async function methodFor(api: Api, elements: Elements, billing: BillingDetails): Promise<Method> {
  const wallet = elements.approvedWallet()
  if (!wallet) return methodOfCard(elements.card(), billing)
  const { address: _, ...payer } = wallet.approved ?? {}
  wallet.clear()
  const { value, error } = await api.post<{ id: string }>('/v1/payment_methods', {
    type: 'card',
    card: { token: 'tok_standin_wallet' },
    billing_details: { ...payer, ...billing },
  })
  return error ? { error } : { id: value.id }
}

async function methodOfCard(card: CardElement | null, billing: BillingDetails): Promise<Method> {
  const { paymentMethod, error } = (await card?.createPaymentMethod(billing)) ?? {}
  if (error) return { error }
  if (!paymentMethod) throw integrationError('No payment Element to pay with.')
  return { id: paymentMethod.id }
}

function leaveFor(returnUrl: string, intent: PaymentIntent): void {
  const back = new URL(returnUrl)
  back.searchParams.set('payment_intent', intent.id)
  back.searchParams.set('payment_intent_client_secret', String(intent.client_secret))
  back.searchParams.set(
    'redirect_status',
    intent.status === 'processing' ? 'pending' : intent.status,
  )
  leave(back.href)
}

/** Navigates the top window, even from a frame. */
function leave(url: string): void {
  const whole = window.top ?? window
  whole.location.assign(url)
}
