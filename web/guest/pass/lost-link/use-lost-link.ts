import { useState } from 'react'
import { ApiError } from '../../../api.ts'
import { usePlainForm } from '../../../forms/use-plain-form.tsx'
import { askForLink, type LostStay } from './ask-for-link.ts'

type Outcome = 'asked' | 'too_often' | 'failed'

const fields = ['email', 'reference'] as const

/** Sends what was typed; the Worker says which field is wrong, as it alone reads references. */
export function useLostLink() {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const form = usePlainForm('lost-link', fields, submit, () => setOutcome(null))

  async function submit(stay: LostStay): Promise<void> {
    setOutcome(null)
    form.show({})
    try {
      await askForLink(stay)
      setOutcome('asked')
    } catch (error) {
      const wrong = error instanceof ApiError ? error.fieldErrors : {}
      form.show(wrong)
      if (Object.keys(wrong).length === 0) setOutcome(outcomeOf(error))
    }
  }

  return { form, outcome }
}

function outcomeOf(error: unknown): Outcome {
  return error instanceof ApiError && error.code === 'rate_limited' ? 'too_often' : 'failed'
}
