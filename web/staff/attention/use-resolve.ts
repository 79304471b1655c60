import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { IdempotencyKeys } from '../../browser/idempotency-keys.ts'
import { askAttention } from '../session/attention-query.ts'

/** Settles what is no stay: a second tap, or a try after a lost answer, is the same act. */
export function useResolve<Content, Answer>(
  name: string,
  action: (content: Content, idempotencyKey: string) => Promise<Answer>,
  /** Told that it is about to be settled from here, or that it was not. */
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
