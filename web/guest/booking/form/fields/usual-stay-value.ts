import type { StayDates } from '../../../../../domain/opening-hours/opening-hours.ts'
import type { CalendarDate } from '../../../../../domain/time/calendar.ts'

export const usualStayField = 'usualStay'

/** Tells the usual stays apart, in the prerendered form too, which knows no date. */
export function usualStayValue(
  { dropOffDate, pickUpTime }: StayDates,
  today: CalendarDate,
): string {
  return `${dropOffDate === today} ${pickUpTime}`
}
