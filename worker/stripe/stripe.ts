import Stripe from 'stripe'
import { business } from '../../domain/business/business.ts'
import type { DisputeStatus, Payment, Refund } from '../../domain/payments/money-rows.ts'
import type { SystemFacts } from '../../domain/reports/system-status.ts'
import type { Stay } from '../../domain/stay/stay-record.ts'
import type { DisputeAnswer, IntentAnswer } from '../../domain/stripe/stripe-facts.ts'
import type { Settings } from '../env.ts'
import { stripePageSize, wholeList } from './stripe-lists.ts'
import { refundAnswer } from './stripe-refund.ts'

/** Milliseconds that Stripe has for one answer: with its one retry, nobody waits much longer than ten seconds. */
const timeout = 5_000
const retries = 1

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
 * An intent for a payment of a stay: asked for again under the same attempt, Stripe answers with the
 * one that it made first. For a day it also repeats a failure of its own, so after one it has to be
 * asked under the next attempt.
 */
export function createIntent(
  stripe: Stripe,
  stay: Pick<Stay, 'id' | 'reference'>,
  payment: Pick<Payment, 'id' | 'cents' | 'currency'>,
  attempt: number,
): Promise<Stripe.PaymentIntent> {
  return stripe.paymentIntents.create(
    {
      amount: payment.cents,
      currency: payment.currency.toLowerCase(),
      allowed_payment_method_types: ['card', 'link'],
      description: `${business.name} ${stay.reference}`,
      metadata: { bookingId: stay.id, reference: stay.reference, paymentId: payment.id },
    },
    { idempotencyKey: `payment:${payment.id}:${attempt}` },
  )
}

/** Gives back part of a payment; asked for again under the same attempt, nothing more goes back. */
export function createRefund(
  stripe: Stripe,
  payment: Payment,
  refund: Refund,
): Promise<Stripe.Refund> {
  return stripe.refunds.create(
    {
      payment_intent: payment.paymentIntentId ?? '',
      amount: refund.cents,
      metadata: { refundId: refund.id },
    },
    { idempotencyKey: `refund:${refund.id}:${refund.attempt}` },
  )
}

/** Stripe began to work on a call and broke down: under the same key it would say so again. */
export function brokeDown(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeAPIError && (error.statusCode ?? 0) >= 500
}

/** Stripe understood a call and will not do it, now or later. */
export function isRefusedByStripe(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError
}

/** Stripe gave no answer at all, after every retry: to ask it something else now is no use. */
export function isOutOfReach(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeConnectionError
}

/**
 * Whether Stripe answers this account, by its cheapest call, which is given up after `limit`
 * milliseconds. An answer that only refuses this call, or asks for patience, is one.
 */
export async function askStripe(stripe: Stripe, limit: number): Promise<SystemFacts['stripe']> {
  const { StripeAuthenticationError, StripePermissionError, StripeRateLimitError } = Stripe.errors
  try {
    await stripe.balance.retrieve({}, { timeout: limit, maxNetworkRetries: 0 })
    return 'answers'
  } catch (error) {
    if (error instanceof StripeAuthenticationError) return 'refuses_key'
    const isAnswer = error instanceof StripePermissionError || error instanceof StripeRateLimitError
    return isAnswer ? 'answers' : 'silent'
  }
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

/** Refunds or disputes of one payment: more than its guests and staff can make. */
const mostOfPayment = 500

/** What Stripe knew of an intent's money when a stay was read. */
interface KnownMoney {
  refunds: boolean
  disputes: boolean
}

/**
 * Everything that Stripe says of an intent, in the words of the domain. Refunds and disputes are
 * asked for where the charge or our own rows tell of any.
 */
export async function answerAbout(
  stripe: Stripe,
  intent: Stripe.PaymentIntent,
  known: KnownMoney,
): Promise<IntentAnswer> {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  const about = { payment_intent: intent.id, limit: stripePageSize }
  const hasRefunds = known.refunds || (charge?.amount_refunded ?? 0) > 0
  const hasDisputes = known.disputes || charge?.disputed === true
  const [refunds, disputes] = await Promise.all([
    hasRefunds ? wholeList(stripe.refunds.list(about), mostOfPayment) : [],
    hasDisputes ? wholeList(stripe.disputes.list(about), mostOfPayment) : [],
  ])
  return {
    id: intent.id,
    status: intent.status,
    amount: intent.amount,
    amountReceived: intent.amount_received,
    currency: intent.currency,
    bookingId: intent.metadata.bookingId,
    paymentId: intent.metadata.paymentId,
    declined: intent.last_payment_error !== null,
    refunds: refunds.map(refundAnswer),
    disputes: disputes.map(disputeAnswer),
  }
}

function disputeAnswer(dispute: Stripe.Dispute): DisputeAnswer {
  const dueBy = dispute.evidence_details.due_by
  return {
    id: dispute.id,
    status: disputeStatusOf(dispute.status),
    cents: dispute.amount,
    openedAt: new Date(dispute.created * 1000),
    dueBy: dueBy ? new Date(dueBy * 1000) : null,
  }
}

/** A state that Stripe adds some day is an open dispute, which staff get to see. */
function disputeStatusOf(status: Stripe.Dispute.Status): DisputeStatus {
  switch (status) {
    case 'won':
      return 'won'
    case 'lost':
      return 'lost'
    case 'warning_closed':
    case 'prevented':
      return 'closed'
    case 'warning_needs_response':
    case 'warning_under_review':
      return 'inquiry'
    default:
      return 'open'
  }
}
