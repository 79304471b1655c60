import { type FormEvent, useState } from 'react'
import type { FieldErrors } from '../../../domain/errors.ts'
import { ApiError } from '../../api.ts'
import { goToFirst } from '../../forms/go-to-first.ts'
import { askForLink } from './ask-for-link.ts'

type Outcome = 'asked' | 'too_often' | 'failed'

/** Sends what was typed; the Worker says which field is wrong, as it alone reads references. */
export function useLostLink() {
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const data = new FormData(form)
    const text = (name: string) => String(data.get(name) ?? '')
    setBusy(true)
    setOutcome(null)
    setErrors({})
    try {
      await askForLink({ email: text('email'), reference: text('reference') })
      setOutcome('asked')
    } catch (error) {
      const fields = error instanceof ApiError ? error.fieldErrors : {}
      setErrors(fields)
      goToFirst(form, Object.keys(fields))
      if (Object.keys(fields).length === 0) setOutcome(outcomeOf(error))
    } finally {
      setBusy(false)
    }
  }

  function changed(name: string): void {
    setOutcome(null)
    setErrors(({ [name]: _, ...others }) => others)
  }

  return { busy, errors, outcome, submit, changed }
}

function outcomeOf(error: unknown): Outcome {
  return error instanceof ApiError && error.code === 'rate_limited' ? 'too_often' : 'failed'
}
