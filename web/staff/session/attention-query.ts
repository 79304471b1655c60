import type { QueryClient } from '@tanstack/react-query'
import { staffAnswer } from './staff-query.ts'

/** Milliseconds: other people, and Stripe, bring what needs attention. */
const everyMinute = 60_000

/** What needs attention, for its own page. */
export const attentionAnswer = {
  ...staffAnswer('GET /api/staff/attention', 'attention'),
  refetchInterval: everyMinute / 2,
}

/** How much of it there is, for the way there. */
export const attentionCount = {
  ...staffAnswer('GET /api/staff/attention/count', 'attention'),
  retry: false,
  refetchInterval: everyMinute,
}

/** Something was settled: what is left is asked for anew. */
export function askAttention(client: QueryClient): void {
  for (const { queryKey } of [attentionAnswer, attentionCount])
    void client.invalidateQueries({ queryKey })
}
