import { openRequests } from '../../domain/payments/refund-plan.ts'
import { fileOfPayment } from '../stay/stay-files.ts'
import { expirePayment, isExpired } from './expire.ts'
import { sendRefunds } from './refunds.ts'
import { type Payments, syncPayment } from './sync.ts'

/**
 * Takes over what Stripe says of a payment, sends what was to go back and is not known to have gone, and
 * gives up what nobody paid in time. Throws Stripe's errors.
 */
export async function checkPayment(payments: Payments, id: string, now: Date): Promise<void> {
  const before = await fileOfPayment(payments.db, id)
  const payment = before?.payments.find((own) => own.id === id)
  if (!before || !payment) return
  if (isExpired(before, payment, now)) {
    await expirePayment(payments, payment, now)
    return
  }
  if (!payment.intentId) return
  const file = (await syncPayment(payments, payment.intentId, now))?.file ?? before
  // Those of this payment alone: of another one, Stripe was not asked.
  const requests = openRequests(file).filter(({ paymentId }) => paymentId === id)
  await sendRefunds(payments, file, requests, now)
}
