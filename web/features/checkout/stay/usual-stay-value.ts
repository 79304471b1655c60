import type { CalendarDate } from '../../../../domain/calendar.ts'
import type { StayDates } from '../../../../domain/opening-hours.ts'

export const usualStayField = 'usualStay'

/** Tells the usual stays apart, in the prerendered form too, which knows no date. */
export function usualStayValue(
  { dropOffDate, pickUpTime }: StayDates,
  today: CalendarDate,
): string {
  return `${dropOffDate === today} ${pickUpTime}`
}
