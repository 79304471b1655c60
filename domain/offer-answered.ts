import { overpaid } from './account.ts'
import { becomesOf, boughtBy } from './paid-change.ts'
import type { AwaitedChange } from './pass.ts'
import { backBy } from './refund-actions.ts'
import { type Doing, fileAfter, type StayChange, type StayLetter } from './stay-change.ts'
import type { Payment, StayFile } from './stay-file.ts'

/** Why money for a change goes back: it could no longer be made, or the desk had made it already. */
const reasons = { missed: 'change_missed', made_before: 'change_already_made' } as const

/** What the money of a payment for a change is good for. */
interface OfferAnswered {
  /** For the audit; null where no such money has just come. */
  change: AwaitedChange['becomes'] | null
  /** The change that is made now. */
  bought: StayChange | null
}

/** What becomes of the change that a payment is for, by the answer that first tells of its money. */
export function offerAnswered(
  file: StayFile,
  known: Payment | undefined,
  payment: Payment,
  at: Date,
): OfferAnswered {
  const hasCome = payment.receivedCents > 0 && !known?.receivedCents
  if (!payment.offer || !hasCome) return { change: null, bought: null }
  if (!isKept(payment)) return { change: 'missed', bought: null }
  const doing = doingOf(payment, at)
  return { change: becomesOf(file, payment, doing), bought: boughtBy(file, payment, doing) }
}

/**
 * What the answer `told` makes of the stay, where the money that it tells of has bought no change: it pays for
 * what is due by then, and what it overpays goes back to its card at once. Only money that a card does not
 * take back is left to staff.
 */
export function withoutChange(
  file: StayFile,
  told: StayChange,
  payment: Payment,
  at: Date,
): StayChange {
  // A person has to look at it anyway, or it is back already.
  if (!isKept(payment)) return told
  const isMissed = told.data.change === 'missed'
  const reason = reasons[isMissed ? 'missed' : 'made_before']
  const after = fileAfter(file, told, at)
  const refund = backBy(after, payment, reason, doingOf(payment, at))
  const isStuck = !refund && overpaid(after) > 0
  const letters = isStuck
    ? (['payment_review', 'payment_in_review'] as const)
    : [letterOf(file, isMissed, refund !== null)]
  const kept = payment.receivedCents - payment.refundedCents - (refund?.cents ?? 0)
  return {
    ...told,
    data: {
      ...told.data,
      ...(refund && { back: refund.cents }),
      ...(isMissed && !isStuck && kept > 0 && { kept }),
    },
    refunds: [...told.refunds, ...(refund ? [refund] : [])],
    letters: [...new Set<StayLetter>([...letters, ...told.letters])],
  }
}

/** One mail, whatever it has to say. */
function letterOf({ bags }: StayFile, isMissed: boolean, goesBack: boolean): StayLetter {
  if (isMissed) return 'change_missed'
  if (goesBack) return 'refunded'
  // A check-in that was taken back was none.
  return bags.some(({ state }) => state !== 'voided') ? 'receipt' : 'stay_changed'
}

function isKept({ state, refundedCents, receivedCents }: Payment): boolean {
  return state === 'succeeded' && refundedCents < receivedCents
}

/** Whoever learns of the money does the same, so there is one refund, however often it is told. */
function doingOf(payment: Payment, at: Date): Doing {
  return { actor: 'stripe', at, newId: () => `back:${payment.id}` }
}
