import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { IdempotencyKeys } from '../../browser/idempotency-keys.ts'
import { closuresKey } from './closures-query.ts'

/**
 * Something that staff do to closures: a second tap, or a try after a lost answer, is the same act.
 * Whatever came of it, what the page shows is asked for anew.
 */
export function useClosureAction<Content, Answer>(
  name: string,
  action: (content: Content, idempotencyKey: string) => Promise<Answer>,
  /** Called also where the page that follows no longer shows what was acted from. */
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
