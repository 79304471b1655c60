import type { StayStatus } from '../business/stay.ts'
import { tiranaDate } from '../time/calendar.ts'

/** Where a stay stands at the counter today. */
export const deskColumns = ['arriving', 'here', 'leaving', 'late'] as const

export type DeskColumn = (typeof deskColumns)[number]

export interface ExpectedStay {
  status: StayStatus
  startDate: Date
  pickUpAt: Date
}

/**
 * The column of a stay by Tirana's calendar: `late` from the day after its pick-up on. A guest who has
 * not come yet is expected until the last day of their stay. Null for a stay that nobody waits for today.
 */
export function deskColumnOf(
  { status, startDate, pickUpAt }: ExpectedStay,
  now: Date,
): DeskColumn | null {
  const [today, pickUp] = [tiranaDate(now), tiranaDate(pickUpAt)]
  if (status === 'confirmed') {
    return tiranaDate(startDate) <= today && today <= pickUp ? 'arriving' : null
  }
  if (status !== 'checked_in') return null
  if (pickUp < today) return 'late'
  return pickUp === today ? 'leaving' : 'here'
}
