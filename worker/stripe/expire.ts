import { asksForMoney } from '../../domain/business/stay.ts'
import { expireStay } from '../../domain/desk/stay-actions.ts'
import { isUnpaid } from '../../domain/payments/account.ts'
import type { Payment } from '../../domain/payments/money-rows.ts'
import { unpaidMinutes } from '../../domain/payments/payment.ts'
import { openRequests } from '../../domain/payments/refund-plan.ts'
import type { StayRecord } from '../../domain/stay/stay-record.ts'
import { failureOf } from '../failure.ts'
import { log } from '../log.ts'
import { recordOfPayment } from '../stay/stay-records.ts'
import { writeChange } from '../stay/write-update.ts'
import { sendRefunds, syncAndRefund } from './refunds.ts'
import { cancelIntent } from './stripe.ts'
import { type Payments, syncPayment } from './sync.ts'

const minute = 60_000

/** Nobody paid in time, or the stay ended without its guest; and no money is on its way. */
function isExpired({ stay }: StayRecord, payment: Payment, now: Date): boolean {
  const age = now.getTime() - payment.createdAt.getTime()
  return isUnpaid(payment) && (age >= unpaidMinutes * minute || !asksForMoney(stay.status))
}

/**
 * Gives up a payment that nobody made. Its intent is canceled at Stripe first, so that no money can
 * follow; what Stripe then says decides, and a payment that came in between wins. Answers with the stay
 * after it; null where somebody else changed it meanwhile. Throws Stripe's errors.
 */
export async function expirePayment(
  payments: Payments,
  payment: Payment,
  now: Date,
): Promise<StayRecord | null> {
  if (payment.paymentIntentId) {
    await cancelIntent(payments.stripe, payment.paymentIntentId)
    const settled = await syncAndRefund(payments, payment.paymentIntentId, now)
    if (settled) return settled
  }
  // Stripe has no intent of it that could take money, and from here on the guest is shown none.
  const record = await recordOfPayment(payments.db, payment.id)
  const current = record?.payments.find(({ id }) => id === payment.id)
  if (!record || current?.paymentIntentId !== payment.paymentIntentId) return null
  const change = expireStay(record, now)
  return change ? (await writeChange(payments.db, record, change, { now })).record : record
}

/**
 * Gives up at once what could still be paid for a stay that has just ended without its guest. The job does it
 * where Stripe gives no answer now.
 */
export async function giveUpUnpaid(
  payments: Payments,
  record: StayRecord,
  now: Date,
): Promise<StayRecord> {
  const open = asksForMoney(record.stay.status) ? undefined : record.payments.find(isUnpaid)
  if (!open) return record
  try {
    return (await expirePayment(payments, open, now)) ?? record
  } catch (error) {
    const { code, details } = failureOf(error)
    log('error', 'payment_still_open', { bookingId: record.stay.id, code, reason: details.reason })
    return record
  }
}

/**
 * Takes over what Stripe says of a payment, sends what was to go back and is not known to have gone, and
 * gives up what nobody paid in time. Throws Stripe's errors.
 */
export async function syncOrExpire(payments: Payments, id: string, now: Date): Promise<void> {
  const before = await recordOfPayment(payments.db, id)
  const payment = before?.payments.find((own) => own.id === id)
  if (!before || !payment) return
  if (isExpired(before, payment, now)) {
    await expirePayment(payments, payment, now)
    return
  }
  if (!payment.paymentIntentId) return
  const record = (await syncPayment(payments, payment.paymentIntentId, now))?.record ?? before
  // Those of this payment alone: of another one, Stripe was not asked.
  const requests = openRequests(record).filter(({ paymentId }) => paymentId === id)
  await sendRefunds(payments, record, requests, now)
}
