import type { PaidBooking } from '../../../domain/api.ts'
import { getPaymentStatus, isUnknownPayment } from './asked-status.ts'
import { paymentProgressOf } from './payment-status.ts'
import {
  notePaymentOver,
  paymentsInTheWay,
  type SavedPayment,
  type StayPeriod,
  savePaymentStatus,
} from './saved-payments.ts'

export type EarlierPayment =
  | { kind: 'settled'; booking: PaidBooking; paymentIntentId: string }
  | { kind: 'unfinished' }
  | { kind: 'unreachable' }

/** Checks and updates the saved payments that may block this stay. Returns `null` if none does. */
export async function earlierPayment(stay: StayPeriod): Promise<EarlierPayment | null> {
  let found: EarlierPayment | null = null
  for (const payment of await paymentsInTheWay(stay)) {
    const status = await askAbout(payment)
    if (status?.kind === 'settled') return status
    found ??= status
  }
  return found
}

async function askAbout(payment: SavedPayment): Promise<EarlierPayment | null> {
  const { paymentIntentId } = payment
  let booking: PaidBooking
  try {
    booking = await getPaymentStatus(payment)
  } catch (error) {
    if (!isUnknownPayment(error)) return { kind: 'unreachable' }
    await notePaymentOver(paymentIntentId)
    return null
  }
  await savePaymentStatus(paymentIntentId, booking)
  switch (paymentProgressOf(booking)) {
    case 'paid':
    case 'processing':
      return { kind: 'settled', booking, paymentIntentId }
    case 'unfinished':
      return { kind: 'unfinished' }
    default:
      return null
  }
}
