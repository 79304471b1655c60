import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { IdempotencyKeys } from '../../browser/idempotency-keys.ts'
import { closuresKey } from './closures-query.ts'

/**
 * Runs a closure action and refetches the closures, even after a failure.
 * Retries and double taps reuse the idempotency key.
 */
export function useClosureAction<Content, Answer>(
  name: string,
  action: (content: Content, idempotencyKey: string) => Promise<Answer>,
  /** Called after a success, even if the component has been unmounted. */
  onDone: (answer: Answer) => void,
) {
  const client = useQueryClient()
  const [keys] = useState(() => new IdempotencyKeys(`closures-${name}`))
  return useMutation({
    networkMode: 'always',
    mutationFn: (content: Content) => action(content, keys.keyFor(content)),
    onSuccess: (answer: Answer) => {
      keys.forget()
      onDone(answer)
    },
    onSettled: () => client.invalidateQueries({ queryKey: closuresKey }),
  })
}
