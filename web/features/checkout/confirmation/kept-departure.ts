import { isCalendarDate, isClockTime } from '../../../../domain/calendar.ts'
import { type Departure, departureKinds } from '../../../../domain/departure.ts'
import { keptTexts } from '../../../browser/kept-in-tab.ts'
import { departureKeptAs } from '../departure/kept-departure.ts'

/** Nothing where the guest named no departure, or named it for another stay. */
export function keptDeparture(startDate: string): Departure | null {
  const { date = '', time = '', ...kept } = keptTexts(departureKeptAs)
  const kind = departureKinds.find((known) => known === kept.kind)
  if (!kind || Date.parse(kept.startDate ?? '') !== Date.parse(startDate)) return null
  return isCalendarDate(date) && isClockTime(time) ? { kind, date, time } : null
}
