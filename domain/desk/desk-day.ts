import type { ServiceType } from '../business/services.ts'
import type { StayStatus } from '../business/stay.ts'
import { tiranaDate } from '../time/calendar.ts'

export const deskColumns = ['arriving', 'here', 'leaving', 'late'] as const

export type DeskColumn = (typeof deskColumns)[number]

export interface ExpectedStay {
  status: StayStatus
  serviceType: ServiceType
  startDate: Date
  pickUpAt: Date
}

/**
 * Returns the stay's column in today's list (Tirana date), `null` if it isn't listed.
 * Rides have their own lists (see `rideDayOf`).
 */
export function deskColumnOf(
  { status, serviceType, startDate, pickUpAt }: ExpectedStay,
  now: Date,
): DeskColumn | null {
  const [today, pickUp] = [tiranaDate(now), tiranaDate(pickUpAt)]
  if (status === 'confirmed') {
    if (serviceType !== 'storage') return null
    return tiranaDate(startDate) <= today && today <= pickUp ? 'arriving' : null
  }
  if (status !== 'checked_in') return null
  if (pickUp < today) return 'late'
  return pickUp === today ? 'leaving' : 'here'
}
