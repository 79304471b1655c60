import { useLingui } from '@lingui/react'
import { useEffect, useState } from 'react'
import type { FieldErrors } from '../../../domain/errors.ts'
import type { MoneyMoved } from '../../../domain/pass.ts'
import { ApiError, send } from '../../api.ts'
import { isWish, type Wish } from './change-wish.ts'
import { refusalSentence } from './refusal-sentence.ts'

interface Answer {
  /** What was asked. */
  text: string
  moved: MoneyMoved | null
  failure: string | null
  fields: FieldErrors
}

/** Milliseconds; a stepper that is tapped thrice asks once. */
const pause = 300

/** What a wish would move, as the Worker says; nothing while it is asked. */
export function useMoneyMoved(bearer: string, wish: Wish) {
  const { i18n } = useLingui()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const text = JSON.stringify(wish)

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for another wish only
  useEffect(() => {
    if (!isWish(wish)) return
    let isLatest = true
    const asked = setTimeout(async () => {
      const none = { text, moved: null, failure: null, fields: {} }
      const told = await send('POST /api/pass/preview', wish, { bearer }).then(
        (moved): Answer => ({ ...none, moved }),
        (error): Answer => ({
          ...none,
          failure: i18n._(refusalSentence(error)),
          fields: error instanceof ApiError ? error.fieldErrors : {},
        }),
      )
      if (isLatest) setAnswer(told)
    }, pause)
    return () => {
      isLatest = false
      clearTimeout(asked)
    }
  }, [text, bearer])

  const isCurrent = answer?.text === text
  return {
    moved: isCurrent ? answer.moved : null,
    failure: isCurrent ? answer.failure : null,
    fields: isCurrent ? answer.fields : {},
  }
}
