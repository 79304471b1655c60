import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useState } from 'react'
import type { FieldErrors } from '../../../domain/input/errors.ts'
import type { Pass } from '../../../domain/pass/pass.ts'
import { ApiError } from '../../api.ts'
import { forgetKey, keyFor, type PassRequest } from './pass-keys.ts'
import { type ShownFailure, shownFailureOf } from './refusal-sentence.ts'
import type { OwnStayProps } from './use-pass.ts'

interface PassActionProps extends Pick<OwnStayProps, 'onSettled' | 'onStale'> {
  pass: Pick<Pass, 'reference'>
  /** Message for `validation_failed`. By default, it is about dates and times. */
  invalid?: MessageDescriptor
}

export function usePassAction({
  pass: { reference },
  onSettled,
  onStale,
  invalid,
}: PassActionProps) {
  const { i18n } = useLingui()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ShownFailure | null>(null)
  const [fields, setFields] = useState<FieldErrors>({})

  function clear(): void {
    setFailure(null)
    setFields({})
  }

  async function action(
    request: PassRequest,
    content: object,
    send: (idempotencyKey: string) => Promise<Pass>,
  ): Promise<boolean> {
    if (busy) return false
    setBusy(true)
    clear()
    try {
      const pass = await send(keyFor(reference, request, content))
      forgetKey(reference, request, content)
      onSettled(pass)
      return true
    } catch (error) {
      setFailure(shownFailureOf(i18n, error, invalid))
      if (error instanceof ApiError) {
        setFields(error.fieldErrors)
        if (error.status === 409) await onStale()
      }
      return false
    } finally {
      setBusy(false)
    }
  }

  return { action, busy, failure, fields, clear }
}
