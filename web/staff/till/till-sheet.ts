import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CalendarDate } from '../../../domain/time/calendar.ts'
import { read } from '../../api.ts'
import { IdempotencyKeys } from '../../browser/idempotency-keys.ts'
import { alwaysFresh, StaffLoadError } from '../session/staff-load.ts'

const reportEndpoint = 'GET /api/staff/till'

/** The till's sheet of a day, as it is now. */
export function reportOf(day: CalendarDate) {
  return queryOptions({
    ...alwaysFresh,
    queryKey: [reportEndpoint, day],
    queryFn: () =>
      read(reportEndpoint, `/api/staff/till?day=${day}`).catch((error) => {
        throw new StaffLoadError('till', error)
      }),
  })
}

/**
 * Sends what is done to the drawer, once: a second tap, or another try after a lost answer, goes under
 * the same key. Every sheet is read anew afterwards.
 */
export function useTillWrite<Request, Answer>(
  formId: string,
  write: (request: Request, idempotencyKey: string) => Promise<Answer>,
  onDone: () => void,
) {
  const client = useQueryClient()
  const [keys] = useState(() => new IdempotencyKeys(formId))
  return useMutation({
    networkMode: 'always',
    mutationFn: (request: Request) => write(request, keys.keyFor(request)),
    onSuccess: () => {
      keys.forget()
      void client.invalidateQueries({ queryKey: [reportEndpoint] })
      onDone()
    },
  })
}
