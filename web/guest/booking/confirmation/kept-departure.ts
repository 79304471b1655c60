import { type Departure, departureKinds } from '../../../../domain/booking/departure.ts'
import { isCalendarDate, isClockTime } from '../../../../domain/time/calendar.ts'
import { keptTexts } from '../../../browser/kept-in-tab.ts'
import { departureKeptAs } from '../advice/kept-departure.ts'

/** Nothing where the guest named no departure, or named it for another stay. */
export function keptDeparture(startDate: string): Departure | null {
  const { date = '', time = '', ...kept } = keptTexts(departureKeptAs)
  const kind = departureKinds.find((known) => known === kept.kind)
  if (!kind || Date.parse(kept.startDate ?? '') !== Date.parse(startDate)) return null
  return isCalendarDate(date) && isClockTime(time) ? { kind, date, time } : null
}
