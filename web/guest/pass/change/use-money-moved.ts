import { useLingui } from '@lingui/react'
import { useCallback, useEffect, useState } from 'react'
import type { FieldErrors } from '../../../../domain/input/errors.ts'
import type { Pass, PreviewedChange } from '../../../../domain/pass/pass.ts'
import { ApiError, send } from '../../../api.ts'
import { type ShownFailure, shownFailureOf } from '../refusal-sentence.ts'
import { isRequestedChange, type RequestedChangeValues } from './change-form-values.ts'

interface Answer {
  text: string
  moved: PreviewedChange | null
  failure: ShownFailure | null
  /** True if a retry may succeed. */
  isUnanswered: boolean
  fields: FieldErrors
}

/** Milliseconds to wait, so that several quick choices cause only one request. */
const pause = 300

/** Previews a change. `moved` is `null` while there is no preview. */
export function useMoneyMoved(
  bearer: string,
  requested: RequestedChangeValues,
  { totalPrice, balance, refunds }: Pick<Pass, 'totalPrice' | 'balance' | 'refunds'>,
) {
  const { i18n } = useLingui()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [latest, setLatest] = useState<PreviewedChange | null>(null)
  const [times, setTimes] = useState(0)
  const text = JSON.stringify([requested, totalPrice, balance, refunds])
  const again = useCallback(() => {
    setAnswer(null)
    setTimes((before) => before + 1)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `text` covers `requested` and the stay
  useEffect(() => {
    if (!isRequestedChange(requested)) return
    let isLatest = true
    const asked = setTimeout(async () => {
      const none = { text, moved: null, failure: null, isUnanswered: false, fields: {} }
      const told = await send('POST /api/pass/preview', requested, { bearer }).then(
        (moved): Answer => ({ ...none, moved }),
        (error): Answer => ({
          ...none,
          failure: shownFailureOf(i18n, error),
          isUnanswered: !(error instanceof ApiError) || error.status === 429 || error.status >= 500,
          fields: error instanceof ApiError ? error.fieldErrors : {},
        }),
      )
      if (!isLatest) return
      setAnswer(told)
      if (told.moved) setLatest(told.moved)
    }, pause)
    return () => {
      isLatest = false
      clearTimeout(asked)
    }
  }, [text, bearer, times])

  const current = answer?.text === text ? answer : null
  const isUnanswered = current?.isUnanswered ?? false
  useEffect(() => {
    if (!isUnanswered) return
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [isUnanswered, again])

  return {
    moved: current?.moved ?? null,
    /** Last successful preview, possibly for another change. `null` if there is none. */
    latest,
    failure: current?.failure ?? null,
    fields: current?.fields ?? {},
    isUnanswered,
    again,
  }
}
