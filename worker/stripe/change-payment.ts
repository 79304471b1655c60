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
 * Gives up what the guest could still pay for a change, before they do something else: its intent takes
 * no money any more. Where it has just been paid, the change is made. Throws Stripe's errors.
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
 * The intent by which a change is paid for. Throws `stay_changed` where it is paid, or being paid: from
 * another tab, say; the stay is then as its pass shows it.
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
