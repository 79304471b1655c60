import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CalendarDate } from '../../../domain/time/calendar.ts'
import { read } from '../../api.ts'
import { IdempotencyKeys } from '../../browser/idempotency-keys.ts'
import { askAttention } from '../session/attention-query.ts'
import { alwaysFresh, StaffLoadError } from '../session/staff-load.ts'

const reportEndpoint = 'GET /api/staff/till'

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
 * Sends a count, closing or cash movement. After a success, refetches all till reports and To do.
 * Retries and double taps reuse the idempotency key.
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
      // A closed day disappears from To do and from the desk's warning.
      askAttention(client)
      onDone()
    },
  })
}
