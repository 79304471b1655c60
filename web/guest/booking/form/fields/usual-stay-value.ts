import type { StayDates } from '../../../../../domain/opening-hours/opening-hours.ts'
import type { CalendarDate } from '../../../../../domain/time/calendar.ts'

export const usualStayField = 'usualStay'

/** Identifies a usual stay, even in the prerendered form, which has no date. */
export function usualStayValue(
  { dropOffDate, pickUpTime }: StayDates,
  today: CalendarDate,
): string {
  return `${dropOffDate === today} ${pickUpTime}`
}
