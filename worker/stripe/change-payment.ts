import type Stripe from 'stripe'
import { openChangePayment } from '../../domain/pass/pending-change.ts'
import type { Payment } from '../../domain/payments/money-rows.ts'
import { awaitsOf } from '../../domain/payments/payment.ts'
import type { StayRecord } from '../../domain/stay/stay-record.ts'
import { AppError } from '../errors.ts'
import { expirePayment } from './expire.ts'
import { intentOfPayment } from './intent.ts'
import { syncAndRefund } from './refunds.ts'
import type { Payments } from './sync.ts'

/**
 * Cancels the stay's open change payment, if there is one.
 * The guest could otherwise still pay for that change after choosing something else. A payment that
 * has just succeeded or is processing is kept. Throws like `expirePayment`.
 */
export async function cancelChangePayment(
  payments: Payments,
  record: StayRecord,
  now: Date,
): Promise<void> {
  const open = openChangePayment(record)
  if (open) await expirePayment(payments, open, now)
}

/**
 * Returns the intent of a change payment.
 * If the intent is already paid or processing, for example because the guest paid in another tab,
 * syncs the stay and throws `stay_changed`. Also throws like `intentOfPayment` and `syncPayment`.
 */
export async function changePaymentIntent(
  payments: Payments,
  { stay }: StayRecord,
  pendingChange: Payment,
  now: Date,
): Promise<Stripe.PaymentIntent> {
  const intent = await intentOfPayment(payments, stay, pendingChange)
  const awaits = awaitsOf(intent.status)
  if (awaits === 'payment' || awaits === 'authentication') return intent
  await syncAndRefund(payments, intent.id, now)
  throw new AppError('stay_changed')
}
