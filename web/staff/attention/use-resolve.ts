import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { IdempotencyKeys } from '../../browser/idempotency-keys.ts'
import { askAttention } from '../session/attention-query.ts'

/**
 * Sends a request from To do that isn't an action on a stay.
 * Then refetches To do, even after a failure. Retries and double taps reuse the idempotency key.
 */
export function useResolve<Content, Answer>(
  name: string,
  action: (content: Content, idempotencyKey: string) => Promise<Answer>,
  /** Called with `true` before the request is sent, and with `false` if it fails. */
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
