import { queryOptions } from '@tanstack/react-query'
import type { CalendarDate } from '../../../domain/time/calendar.ts'
import { read } from '../../api.ts'
import { alwaysFresh, StaffLoadError } from '../session/staff-load.ts'

export const sheetCall = 'GET /api/staff/till'

/** The till's sheet of a day, as it is now. */
export function sheetOf(day: CalendarDate) {
  return queryOptions({
    ...alwaysFresh,
    queryKey: [sheetCall, day],
    queryFn: () =>
      read(sheetCall, `/api/staff/till?day=${day}`).catch((error) => {
        throw new StaffLoadError('till', error)
      }),
  })
}
