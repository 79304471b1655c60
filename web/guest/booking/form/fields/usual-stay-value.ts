import type { StayDates } from '../../../../../domain/opening-hours/opening-hours.ts'
import type { CalendarDate } from '../../../../../domain/time/calendar.ts'

export const usualStayField = 'usualStay'

/**
 * Returns the value of a usual stay's radio button.
 * It contains no date, because the prerendered form doesn't know today's date.
 */
export function usualStayValue(
  { dropOffDate, pickUpTime }: StayDates,
  today: CalendarDate,
): string {
  return `${dropOffDate === today} ${pickUpTime}`
}
