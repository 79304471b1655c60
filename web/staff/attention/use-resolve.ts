import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { IdempotencyKeys } from '../../browser/idempotency-keys.ts'
import { askAttention } from '../session/attention-query.ts'

/**
 * Runs an action of To do that has an endpoint of its own, then refetches To do.
 * Actions on a stay use `useActions` instead. Retries and double taps reuse the idempotency key.
 */
export function useResolve<Content, Answer>(
  name: string,
  action: (content: Content, idempotencyKey: string) => Promise<Answer>,
  /** Called with `true` before sending and `false` after a failure. */
  onAction: (isOwn: boolean) => void = () => {},
) {
  const client = useQueryClient()
  const [keys] = useState(() => new IdempotencyKeys(`attention-${name}`))
  return useMutation({
    networkMode: 'always',
    mutationFn: (content: Content) => action(content, keys.keyFor(content)),
    onMutate: () => onAction(true),
    onSuccess: () => keys.forget(),
    onError: () => onAction(false),
    onSettled: () => askAttention(client),
  })
}
