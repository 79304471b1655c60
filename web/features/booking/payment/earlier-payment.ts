import type { PaidBooking } from '../../../../domain/answers.ts'
import { notePaymentOver, noteStanding, paymentInTheWay, type StayPeriod } from './kept-payments.ts'
import { getPaymentStatus, isUnknownPayment, standingOf } from './payment-status.ts'

export type EarlierPayment =
  /** Paid, or about to be. */
  | { kind: 'settled'; booking: PaidBooking; paymentIntentId: string }
  /** The guest has not confirmed it at their bank. */
  | { kind: 'unfinished' }
  /** Nobody answers, so it is not known how it stands. */
  | { kind: 'unreachable' }

/** How an earlier payment stands that keeps this stay from being paid; `null` when none does. */
export async function earlierPayment(stay: StayPeriod): Promise<EarlierPayment | null> {
  const payment = paymentInTheWay(stay)
  if (!payment) return null
  const { paymentIntentId } = payment
  let booking: PaidBooking
  try {
    booking = await getPaymentStatus(payment)
  } catch (error) {
    if (!isUnknownPayment(error)) return { kind: 'unreachable' }
    notePaymentOver(paymentIntentId)
    return earlierPayment(stay)
  }
  noteStanding(paymentIntentId, booking)
  switch (standingOf(booking)) {
    case 'paid':
    case 'processing':
      return { kind: 'settled', booking, paymentIntentId }
    case 'unfinished':
      return { kind: 'unfinished' }
    case 'lapsed':
    case 'refunded':
      return earlierPayment(stay)
    default:
      return null
  }
}
