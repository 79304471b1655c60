import { isUnpaid } from '../../domain/account.ts'
import { unpaidMinutes } from '../../domain/payment.ts'
import { lapse } from '../../domain/stay-actions.ts'
import type { Payment } from '../../domain/stay-file.ts'
import { fileOfPayment } from '../db/stay-files.ts'
import { writeChange } from '../db/write-change.ts'
import { cancelIntent } from '../stripe.ts'
import { settlePayment } from './settle.ts'
import type { Payments } from './sync.ts'

const minute = 60_000

/** Nobody paid in time, and no money is on its way. */
export function isOverdue(payment: Payment, now: Date): boolean {
  const age = now.getTime() - payment.createdAt.getTime()
  return isUnpaid(payment) && age >= unpaidMinutes * minute
}

/**
 * Gives up a payment that nobody made. Its intent is canceled at Stripe first, so that no money can
 * follow; what Stripe then says decides, and a payment that came in between wins.
 */
export async function expirePayment(
  payments: Payments,
  payment: Payment,
  now: Date,
): Promise<void> {
  if (payment.intentId) {
    await cancelIntent(payments.stripe, payment.intentId)
    if (await settlePayment(payments, payment.intentId, now)) return
  }
  // Stripe has no intent of it that could take money, and from here on the guest is shown none.
  const file = await fileOfPayment(payments.db, payment.id)
  const current = file?.payments.find(({ id }) => id === payment.id)
  if (!file || current?.intentId !== payment.intentId) return
  const change = lapse(file, now)
  if (change) await writeChange(payments.db, file, change, { now })
}
