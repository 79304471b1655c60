import { useState } from 'react'
import { ApiError, send } from '../../../api.ts'
import { usePlainForm } from '../../../forms/use-plain-form.tsx'

type Outcome = 'asked' | 'too_often' | 'failed'

const fields = ['email'] as const

/** Doesn't check the field, because the Worker returns its errors. */
export function useLostLink() {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const form = usePlainForm('lost-link', fields, submit, () => setOutcome(null))

  async function submit(typed: Record<(typeof fields)[number], string>): Promise<void> {
    setOutcome(null)
    form.show({})
    try {
      // Also succeeds for unknown addresses, so it doesn't reveal which addresses have bookings.
      await send('POST /api/pass/lost', typed)
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
