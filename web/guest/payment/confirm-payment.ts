import type { PaymentIntent, PaymentIntentResult, StripeError } from '@stripe/stripe-js'
import type { PaidBooking, StartedPayment } from '../../../domain/api.ts'
import { prices } from '../../../domain/business/business.ts'
import { getPaymentStatus, isDecline } from './asked-status.ts'
import type { BookingOrder } from './create-payment-intent.ts'
import type { PaymentAttempt, PaymentOutcome, PaymentSystem } from './payment.ts'
import { paymentProgressOf } from './payment-status.ts'
import { hasExpired, savePaymentStatus } from './saved-payments.ts'

export async function confirmPayment(
  { stripe, elements }: PaymentSystem,
  { order, returnUrl }: PaymentAttempt,
  started: StartedPayment,
): Promise<PaymentOutcome> {
  const { customerName: name, customerEmail: email, customerPhone: phone } = order
  let answer: PaymentIntentResult
  try {
    answer = await stripe.confirmPayment({
      elements,
      clientSecret: started.clientSecret,
      redirect: 'if_required',
      confirmParams: {
        return_url: returnUrl,
        payment_method_data: { billing_details: { name, email, ...(phone && { phone }) } },
      },
    })
  } catch {
    return settle(order, started)
  }
  const { paymentIntent, error } = answer
  if (error && isDecline(error)) return { kind: 'declined', message: error.message }
  return settle(order, started, paymentIntent ?? error?.payment_intent, error)
}

/**
 * Saves the status that the Worker reports, and returns the outcome.
 * Trusts Stripe's `intent` if the Worker doesn't respond, or still reports the payment as open.
 */
async function settle(
  order: BookingOrder,
  started: StartedPayment,
  intent?: PaymentIntent,
  error?: StripeError,
): Promise<PaymentOutcome> {
  const moved = intent?.status === 'succeeded' || intent?.status === 'processing'
  const booking = await statusOf(started)
  if (!booking) {
    if (!moved) return { kind: 'unknown' }
    return settled(started, asFarAsKnown(order, started, intent.status === 'succeeded'))
  }
  await savePaymentStatus(started.paymentIntentId, booking)
  switch (paymentProgressOf(booking)) {
    case 'failed':
      return { kind: 'declined', message: error?.message }
    case 'expired':
      return { kind: 'canceled', expired: await hasExpired(started.paymentIntentId) }
    case 'unpaid':
      return moved ? settled(started, booking) : { kind: 'declined', message: error?.message }
    case 'unfinished':
      return moved ? settled(started, booking) : { kind: 'unfinished' }
    default:
      return settled(started, booking)
  }
}

function settled({ paymentIntentId }: StartedPayment, booking: PaidBooking): PaymentOutcome {
  return { kind: 'settled', booking, paymentIntentId }
}

const pausesMilliseconds = [0, 1000, 3000]

async function statusOf(started: StartedPayment): Promise<PaidBooking | undefined> {
  for (const pause of pausesMilliseconds) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    const booking = await getPaymentStatus(started).catch(() => undefined)
    if (booking) return booking
  }
  return undefined
}

function asFarAsKnown(order: BookingOrder, started: StartedPayment, paid: boolean): PaidBooking {
  const { customerName, customerEmail, luggageCount, storageType, startDate } = order
  return {
    bookingId: started.bookingId,
    reference: started.reference,
    totalPrice: started.totalPrice,
    paymentStatus: paid ? 'paid' : 'processing',
    awaits: paid ? null : 'bank',
    status: paid ? 'confirmed' : 'pending',
    currency: prices.currency,
    customerName,
    customerEmail,
    luggageCount,
    storageType,
    startDate,
    endDate: order.endDate ?? null,
    changes: 0,
    passToken: null,
  }
}
