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

function isExpired({ stay }: StayRecord, payment: Payment, now: Date): boolean {
  const age = now.getTime() - payment.createdAt.getTime()
  return isUnpaid(payment) && (age >= unpaidMinutes * minute || !asksForMoney(stay.status))
}

/**
 * Expires an unpaid payment (see `expireStay`) and returns its stay's record.
 * First cancels the intent at Stripe, so that it can't be paid later. A payment that has succeeded
 * or is processing by then is kept. Returns `null` if the payment is unknown, or if its intent has
 * changed since `payment` was read. Throws like `cancelIntent` and `syncPayment`.
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
  // Here, the payment has no intent, or one that Stripe doesn't know. Nobody can pay an expired
  // payment, because no new intent is created for it.
  const record = await recordOfPayment(payments.db, payment.id)
  const current = record?.payments.find(({ id }) => id === payment.id)
  if (!record || current?.paymentIntentId !== payment.paymentIntentId) return null
  const change = expireStay(record, now)
  return change ? (await writeChange(payments.db, record, change, { now })).record : record
}

/**
 * Expires the unpaid payment of a stay that ended without the guest (see `asksForMoney`).
 * Returns the given record if there is no such payment, or if expiring it fails. In the latter
 * case, the job `checkOpenMoney` expires the payment later.
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
 * Expires an unpaid payment after `unpaidMinutes`, or once its stay has ended without the guest.
 * Any other payment with an intent is synced, and its open refunds are sent. Does nothing for an
 * unknown payment. Throws like `expirePayment` and `sendRefunds`.
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
  // Sends only this payment's refunds, because the stay's other payments haven't been synced.
  const requests = openRequests(record).filter(({ paymentId }) => paymentId === id)
  await sendRefunds(payments, record, requests, now)
}
