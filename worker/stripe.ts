import Stripe from 'stripe'
import { business } from '../domain/business.ts'
import type { IntentFacts } from '../domain/payment.ts'
import type { Booking } from './db/bookings.ts'
import type { Settings } from './env.ts'

/** Milliseconds that Stripe has for one answer. */
const timeout = 8_000
const retries = 2

const clients = new WeakMap<Settings, Stripe>()

/** Stripe's API at the configured origin, in the version that the SDK is pinned to. */
export function stripeClient(settings: Settings): Stripe {
  const known = clients.get(settings)
  if (known) return known
  const { protocol, hostname, port } = new URL(settings.STRIPE_API_ORIGIN)
  const client = new Stripe(settings.STRIPE_SECRET_KEY, {
    httpClient: Stripe.createFetchHttpClient(),
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    maxNetworkRetries: retries,
    timeout,
    telemetry: false,
  })
  clients.set(settings, client)
  return client
}

/**
 * The one intent of a booking: asked for again, Stripe answers with the one that it made first. It
 * also repeats a failure of its own for a day, so a booking that met one asks under another key.
 */
export function createIntent(stripe: Stripe, booking: Booking): Promise<Stripe.PaymentIntent> {
  const name = `booking:${booking.id}`
  return stripe.paymentIntents.create(
    {
      amount: booking.totalPrice,
      currency: booking.currency.toLowerCase(),
      allowed_payment_method_types: ['card', 'link'],
      description: `${business.name} ${booking.reference}`,
      metadata: { bookingId: booking.id, reference: booking.reference },
    },
    { idempotencyKey: booking.version === 0 ? name : `${name}:${booking.version}` },
  )
}

/** Stripe began to work on a call and broke down: under the same key it would say so again. */
export function brokeDown(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeAPIError && (error.statusCode ?? 0) >= 500
}

/** Stripe gave no answer at all, after every retry: to ask it something else now is no use. */
export function isOutOfReach(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeConnectionError
}

/** An intent with its last charge, which knows of refunds. `null` for an id that Stripe has not. */
export async function retrieveIntent(
  stripe: Stripe,
  id: string,
): Promise<Stripe.PaymentIntent | null> {
  try {
    return await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return null
    throw error
  }
}

const nothingToCancel = new Set(['payment_intent_unexpected_state', 'resource_missing'])

/** Sees to it that an intent takes no money any more, unless it has done so or is about to. */
export async function cancelIntent(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' })
  } catch (error) {
    const code = error instanceof Stripe.errors.StripeError ? error.code : undefined
    if (!code || !nothingToCancel.has(code)) throw error
  }
}

/** What an intent says, in the words of the domain. */
export function factsOf(intent: Stripe.PaymentIntent): IntentFacts {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  return {
    status: intent.status,
    amount: intent.amount,
    amountReceived: intent.amount_received,
    amountRefunded: charge?.amount_refunded ?? 0,
    currency: intent.currency,
    bookingId: intent.metadata.bookingId,
    declined: intent.last_payment_error !== null,
  }
}
