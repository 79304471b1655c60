import Stripe from 'stripe'
import { business } from '../../domain/business/business.ts'
import type { DisputeStatus, Payment, Refund } from '../../domain/payments/money-rows.ts'
import type { SystemFacts } from '../../domain/reports/system-status.ts'
import type { Stay } from '../../domain/stay/stay-record.ts'
import type { DisputeAnswer, IntentAnswer } from '../../domain/stripe/stripe-facts.ts'
import type { Settings } from '../env.ts'
import { stripePageSize, wholeList } from './stripe-lists.ts'
import { refundAnswer } from './stripe-refund.ts'

/**
 * Milliseconds until an attempt at a request times out.
 * With one retry, a caller waits a little over ten seconds at most.
 */
const timeout = 5_000
const retries = 1

const clients = new WeakMap<Settings, Stripe>()

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
 * Creates a payment's intent.
 * For a day, another call with the same `attempt` returns the same intent, or throws the same
 * server error. After a server error (`brokeDown`), use the next attempt. Throws Stripe's errors.
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

/**
 * Refunds `refund.cents` of a payment.
 * For a day, another call with the same `attempt` doesn't refund again. Throws Stripe's errors.
 */
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

/**
 * Returns `true` for a server error of Stripe.
 * Stripe returns the same error again for the same idempotency key.
 */
export function brokeDown(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeAPIError && (error.statusCode ?? 0) >= 500
}

/**
 * Returns `true` if Stripe found the request invalid.
 * Stripe would refuse the same request again.
 */
export function isRefusedByStripe(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError
}

export function isOutOfReach(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeConnectionError
}

/**
 * Requests the account's balance to see if Stripe answers within `limit` milliseconds.
 * Returns `answers`, also for a permission or rate-limit error, `refuses_key` for an authentication
 * error, or `silent` for any other. Never throws.
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

/**
 * Retrieves an intent with its `latest_charge`.
 * Returns `null` if Stripe doesn't know it. Throws Stripe's other errors.
 */
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

/**
 * Cancels an intent.
 * Has no effect if the intent is unknown, or if Stripe no longer cancels it because it is canceled,
 * paid or processing. Throws Stripe's other errors.
 */
export async function cancelIntent(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' })
  } catch (error) {
    const code = error instanceof Stripe.errors.StripeError ? error.code : undefined
    if (!code || !nothingToCancel.has(code)) throw error
  }
}

const mostOfPayment = 500

interface KnownMoney {
  refunds: boolean
  disputes: boolean
}

/**
 * Converts an intent to the domain's types. The intent's `latest_charge` must be expanded.
 * Refunds and disputes are only requested from Stripe if the latest charge or `known` says that
 * there are any. Throws like `wholeList`.
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

/**
 * Converts Stripe's status of a dispute.
 * Unknown statuses count as `open`, so that staff see them.
 */
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
