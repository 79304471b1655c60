import type { PaymentIntent, PaymentIntentResult, StripeError } from '@stripe/stripe-js'
import type { PaidBooking, StartedPayment } from '../../../../domain/answers.ts'
import { prices } from '../../../../domain/business.ts'
import type { Payment, PaymentOutcome, PaymentSystem, UnsettledPayment } from './pay.ts'
import { getPaymentStatus, standingOf } from './payment-status.ts'

/** Charges the card for a booking that stands, and tells how the payment stands then. */
export async function confirmPayment(
  { stripe, elements }: PaymentSystem,
  { order, returnUrl }: Payment,
  started: StartedPayment,
): Promise<PaymentOutcome> {
  const { customerName: name, customerEmail: email, customerPhone: phone } = order
  const payment = { order, started }
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
    return settle(payment)
  }
  const { paymentIntent, error } = answer
  if (error && isRefusal(error)) return { kind: 'declined', message: error.message }
  return settle(payment, paymentIntent ?? error?.payment_intent, error)
}

/** The card or its details were not accepted: nothing was charged. */
function isRefusal({ type }: StripeError): boolean {
  return type === 'card_error' || type === 'validation_error'
}

function hasMoved(intent: PaymentIntent | undefined): boolean {
  return intent?.status === 'succeeded' || intent?.status === 'processing'
}

/**
 * Takes the Worker's word for how the payment stands: a lost answer alone is no failed payment, and
 * where nobody answers it is not known to have failed either.
 */
export async function settle(
  payment: UnsettledPayment,
  intent?: PaymentIntent,
  error?: StripeError,
): Promise<PaymentOutcome> {
  const booking = await statusOf(payment.started)
  if (!booking) {
    return hasMoved(intent)
      ? { kind: 'settled', booking: asFarAsKnown(payment, intent?.status === 'succeeded') }
      : { kind: 'unknown', payment }
  }
  const untouched = !hasMoved(intent) && booking.paymentStatus === 'pending'
  if (untouched || standingOf(booking.paymentStatus) === 'failed') {
    return { kind: 'declined', message: error?.message }
  }
  return { kind: 'settled', booking }
}

const pausesMilliseconds = [0, 1000, 3000]

async function statusOf(started: StartedPayment): Promise<PaidBooking | undefined> {
  for (const pause of pausesMilliseconds) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    const booking = await getPaymentStatus(started.paymentIntentId, started.clientSecret).catch(
      () => undefined,
    )
    if (booking) return booking
  }
  return undefined
}

/** What the page knows by itself where the Worker no longer answers. */
function asFarAsKnown({ order, started }: UnsettledPayment, paid: boolean): PaidBooking {
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
  }
}
