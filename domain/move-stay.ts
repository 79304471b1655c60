import { accountOf, chargedFor } from './account.ts'
import { tariffOf } from './business.ts'
import { tiranaDate } from './calendar.ts'
import type { Cents } from './money.ts'
import { type RefundCause, refundDue } from './refund.ts'
import type { Refusal } from './refusal.ts'
import { mayMove, type StayMoveName, type StayStatus, stayMoves } from './stay.ts'
import type { Charge, MoneyRows, Stay } from './stay-file.ts'

/** A move of a stay's state, and the charges that it brings. */
export interface StayMove {
  status: StayStatus
  charges: Charge[]
}

type MovedStay = Pick<Stay, 'status' | 'tariff' | 'luggageCount' | 'startDate' | 'pickUpAt'>

/**
 * The only way in which a stay changes state, whoever moves it. What a lapsed, cancelled or missed
 * stay no longer owes is credited; what comes to life again is owed again.
 */
export function moveStay(
  stay: MovedStay,
  rows: MoneyRows,
  move: StayMoveName,
  at: Date,
): StayMove | Refusal {
  if (!mayMove(stay.status, move)) return { refused: 'not_allowed' }
  return { status: stayMoves[move].to, charges: chargesOf(stay, rows, move, at) }
}

function chargesOf(stay: MovedStay, rows: MoneyRows, move: StayMoveName, at: Date): Charge[] {
  switch (move) {
    case 'confirm':
    case 'check_in':
    case 'take_in':
      return reinstated(rows)
    case 'expire':
      return notDue(stay, rows, null)
    case 'cancel':
      return notDue(stay, rows, { kind: 'cancelled', on: tiranaDate(at) })
    case 'miss':
      return notDue(stay, rows, { kind: 'no_show' })
    case 'check_out':
    case 'finish':
    case 'abandon':
      return []
  }
}

/** Credits what is owed beyond what the house keeps of what was paid (specification, section 9). */
function notDue(stay: MovedStay, rows: MoneyRows, cause: RefundCause | null): Charge[] {
  const { owed, received, returned, chargedBack } = accountOf(rows)
  const paid = Math.max(0, received - returned - chargedBack)
  const { luggageCount } = stay
  const [dropOff, pickUp] = [tiranaDate(stay.startDate), tiranaDate(stay.pickUpAt)]
  const paidStay = { tariff: tariffOf(stay), luggageCount, paid, dropOff, pickUp }
  const back = cause ? refundDue(paidStay, cause) : paid
  const kept: Cents = Math.min(owed, paid - back)
  return kept === owed ? [] : [{ kind: 'not_due', cents: kept - owed }]
}

/** Owes again what an ended stay was credited. */
function reinstated({ charges }: MoneyRows): Charge[] {
  const credited = chargedFor(['not_due', 'reinstated'], charges)
  return credited === 0 ? [] : [{ kind: 'reinstated', cents: -credited }]
}
