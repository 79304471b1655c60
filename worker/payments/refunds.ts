import { refundRefused } from '../../domain/refund-actions.ts'
import type { Refund, StayFile } from '../../domain/stay-file.ts'
import { setRefundAttempt } from '../db/payment-attempts.ts'
import { fileOfStay } from '../db/stay-files.ts'
import { writeChange } from '../db/write-change.ts'
import { failureOf } from '../failure.ts'
import { log } from '../log.ts'
import { brokeDown, createRefund, isRefusedByStripe } from '../stripe.ts'
import { type Payments, syncPayment } from './sync.ts'

/**
 * Asks Stripe for refunds of this stay, and takes over what it says. Throws Stripe's errors where it
 * gave no clear answer; the job of open money then goes on. A request that Stripe may have seen
 * before is sent again only after Stripe was asked about its payment, or it could be made twice.
 */
export async function sendRefunds(
  payments: Payments,
  file: StayFile,
  requests: readonly Refund[],
  now: Date,
): Promise<StayFile> {
  let current = file
  for (const refund of requests) {
    const payment = file.payments.find(({ id }) => id === refund.paymentId)
    if (!payment?.intentId) continue
    try {
      await createRefund(payments.stripe, payment, refund)
    } catch (error) {
      if (isRefusedByStripe(error)) await noteRefusal(payments, file.stay.id, refund.id, now)
      // Whether it was made is asked first, and only then is it sent once more, as a new attempt.
      else if (brokeDown(error)) await setRefundAttempt(payments.db, refund.id, refund.attempt + 1)
      if (!isRefusedByStripe(error)) throw error
    }
    current = (await syncPayment(payments, payment.intentId, now))?.file ?? current
  }
  return current
}

/** The same at once, whatever Stripe says: the refunds are on record, and the job sends what could not be sent. */
export async function sendAtOnce(...asked: Parameters<typeof sendRefunds>): Promise<StayFile> {
  const [, file] = asked
  try {
    return await sendRefunds(...asked)
  } catch (error) {
    const { code, details } = failureOf(error)
    log('error', 'refund_unsent', { bookingId: file.stay.id, code, reason: details.reason })
    return file
  }
}

const attempts = 4

async function noteRefusal({ db }: Payments, stayId: string, refundId: string, now: Date) {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const file = await fileOfStay(db, stayId)
    const refund = file?.refunds.find(({ id, state }) => id === refundId && state === 'requested')
    if (!file || !refund) return
    if ((await writeChange(db, file, refundRefused(file, refund, now), { now })).won) return
  }
}
