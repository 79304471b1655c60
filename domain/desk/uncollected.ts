import { policies } from '../business/business.ts'
import { isRefused, type Refusal } from '../input/refusal.ts'
import { moveStay } from '../stay/move-stay.ts'
import { type Doing, type StayUpdate, unchanged } from '../stay/stay-change.ts'
import { type Bag, bagsInside, type Stay, type StayFile } from '../stay/stay-file.ts'
import { addMonths, type CalendarDate, tiranaDate } from '../time/calendar.ts'

/** How staff try to reach a guest whose bags are still here. */
export const contactWays = ['phone', 'email', 'message'] as const

export type ContactWay = (typeof contactWays)[number]

/** Whether nobody came for the bags: from the day after the pick-up, in Tirana. */
export function isUncollected(
  { status, pickUpAt }: Pick<Stay, 'status' | 'pickUpAt'>,
  now: Date,
): boolean {
  return status === 'checked_in' && tiranaDate(now) > tiranaDate(pickUpAt)
}

/** From which day on bags count as abandoned. */
export function abandonedFrom({ pickUpAt }: Pick<Stay, 'pickUpAt'>): CalendarDate {
  return addMonths(tiranaDate(pickUpAt), policies.unclaimedMonths)
}

/** Notes that staff tried to reach the guest, and what came of it; no personal data. */
export function noteContact(
  file: StayFile,
  how: ContactWay,
  reason: string,
  doing: Doing,
): StayUpdate | Refusal {
  if (bagsInside(file).length === 0) return { refused: 'not_allowed' }
  return { ...unchanged(file, doing.actor), action: 'contacted', data: { how, reason } }
}

/**
 * Gives away what nobody collected for six months, after attempts to contact the guest (specification,
 * section 9): the bags leave the office, and the stay is over. What is still owed stays owed, until staff
 * write it off.
 */
export function abandonStay(file: StayFile, reason: string, doing: Doing): StayUpdate | Refusal {
  if (tiranaDate(doing.at) < abandonedFrom(file.stay)) return { refused: 'not_allowed' }
  if (doing.actor !== 'staff' || !doing.contactedAt) return { refused: 'not_contacted' }
  const move = moveStay(file.stay, file, 'abandon', doing.at)
  if (isRefused(move)) return move
  const here = bagsInside(file)
  const bags = here.map((bag): Bag => ({ ...bag, status: 'collected', outTo: 'disposed' }))
  const data = { tags: here.map(({ tag }) => tag).join(' '), outTo: 'disposed', reason }
  const letters = ['luggage_abandoned'] as const
  return { ...unchanged(file, doing.actor), action: 'abandon', ...move, data, bags, letters }
}
