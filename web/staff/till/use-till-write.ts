import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { IdempotencyKeys } from '../../browser/idempotency-keys.ts'
import { sheetCall } from './sheet-query.ts'

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
      void client.invalidateQueries({ queryKey: [sheetCall] })
      onDone()
    },
  })
}
