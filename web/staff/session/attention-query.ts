import type { QueryClient } from '@tanstack/react-query'
import { staffAnswer } from './staff-query.ts'

/** Milliseconds between requests for the number of entries in To do. */
const everyMinute = 60_000

export const attentionAnswer = {
  ...staffAnswer('GET /api/staff/attention', 'attention'),
  refetchInterval: everyMinute / 2,
}

export const attentionCount = {
  ...staffAnswer('GET /api/staff/attention/count', 'attention'),
  retry: false,
  refetchInterval: everyMinute,
}

export function askAttention(client: QueryClient): void {
  for (const { queryKey } of [attentionAnswer, attentionCount])
    void client.invalidateQueries({ queryKey })
}
