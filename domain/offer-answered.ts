import { boughtBy, isMadeWithout, type PaidChange } from './paid-change.ts'
import type { StayChange, StayLetter } from './stay-change.ts'
import type { Payment, StayFile } from './stay-file.ts'

/** What the money of a payment for a change brings beside itself. */
interface OfferAnswered {
  /** For the audit; null where no such money has just come. `made_before`: at the desk, for this money. */
  change: PaidChange | 'made_before' | null
  /** The change that is made now. */
  bought: StayChange | null
  letters: readonly StayLetter[]
}

/** What becomes of the change that a payment is for, by the answer that first tells of its money. */
export function offerAnswered(
  file: StayFile,
  known: Payment | undefined,
  payment: Payment,
  at: Date,
): OfferAnswered {
  const hasCome = payment.receivedCents > 0 && !known?.receivedCents
  if (!payment.offer || !hasCome) return { change: null, bought: null, letters: [] }
  const isKept = payment.refundedCents < payment.receivedCents
  // Of money that is back, or that a person has to look at anyway, nothing more is asked.
  if (payment.state !== 'succeeded' || !isKept)
    return { change: 'missed', bought: null, letters: [] }
  const bought = boughtBy(file, payment, { actor: 'stripe', at, newId: () => payment.id })
  if (bought) return { change: 'made', bought, letters: [] }
  if (isMadeWithout(file, payment)) {
    const isHere = file.bags.length > 0
    return { change: 'made_before', bought, letters: [isHere ? 'receipt' : 'stay_changed'] }
  }
  return { change: 'missed', bought, letters: ['payment_review', 'payment_in_review'] }
}
