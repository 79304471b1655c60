import { policies } from '../business/business.ts'
import { isRefused, type Refusal } from '../input/refusal.ts'
import { type Bag, bagsInside, type Stay, type StayRecord } from '../stay/stay-record.ts'
import { transitionStay } from '../stay/stay-transition.ts'
import { type ActionContext, type StayUpdate, unchanged } from '../stay/stay-update.ts'
import { addMonths, type CalendarDate, tiranaDate } from '../time/calendar.ts'

export const contactWays = ['phone', 'email', 'message'] as const

export type ContactWay = (typeof contactWays)[number]

export function isUncollected(
  { status, pickUpAt }: Pick<Stay, 'status' | 'pickUpAt'>,
  now: Date,
): boolean {
  return status === 'checked_in' && tiranaDate(now) > tiranaDate(pickUpAt)
}

export function abandonedFrom({ pickUpAt }: Pick<Stay, 'pickUpAt'>): CalendarDate {
  return addMonths(tiranaDate(pickUpAt), policies.unclaimedMonths)
}

export function noteContact(
  record: StayRecord,
  how: ContactWay,
  reason: string,
  context: ActionContext,
): StayUpdate | Refusal {
  if (bagsInside(record).length === 0) return { refused: 'not_allowed' }
  return { ...unchanged(record, context.actor), action: 'contacted', data: { how, reason } }
}

/**
 * Abandons a stay and marks its bags as disposed of (specification, section 9).
 * Refused before `abandonedFrom`, and if staff haven't tried to contact the guest.
 */
export function abandonStay(
  record: StayRecord,
  reason: string,
  context: ActionContext,
): StayUpdate | Refusal {
  if (tiranaDate(context.at) < abandonedFrom(record.stay)) return { refused: 'not_allowed' }
  if (context.actor !== 'staff' || !context.contactedAt) return { refused: 'not_contacted' }
  const move = transitionStay(record.stay, record, 'abandon', context.at)
  if (isRefused(move)) return move
  const here = bagsInside(record)
  const bags = here.map((bag): Bag => ({ ...bag, status: 'collected', outTo: 'disposed' }))
  const data = { tags: here.map(({ tag }) => tag).join(' '), outTo: 'disposed', reason }
  const emails = ['luggage_abandoned'] as const
  return { ...unchanged(record, context.actor), action: 'abandon', ...move, data, bags, emails }
}
