import { type FormEvent, useRef, useState } from 'react'
import type { FieldCode } from '../../../domain/errors.ts'
import { ApiError } from '../../api.ts'
import { IdempotencyKeys } from '../../idempotency-keys.ts'
import { useLocale } from '../../use-locale.ts'
import { type ContactField, type ContactValues, sendMessage } from './send-message.ts'
import { useContactWords } from './use-contact-words.ts'

type Errors = Partial<Record<ContactField, FieldCode>>

const fields: readonly ContactField[] = ['name', 'email', 'subject', 'message']

/** Reads, checks and sends the message; the fields keep their own text, as the browser does. */
export function useContactForm() {
  const locale = useLocale()
  const words = useContactWords()
  const [errors, setErrors] = useState<Errors>({})
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const running = useRef(false)
  const keys = useRef(new IdempotencyKeys())

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (running.current) return
    const form = event.currentTarget
    const values = valuesOf(form)
    running.current = true
    setSending(true)
    setFailure(null)
    try {
      const { contactErrors } = await import('./contact-errors.ts')
      const wrong = contactErrors(values)
      setErrors(wrong)
      if (goToFirst(form, wrong)) return
      const message = { ...values, locale }
      await sendMessage(message, keys.current.keyFor(message))
      keys.current.forget()
      form.reset()
      words.sent()
    } catch (error) {
      setFailure(words.failed())
      const refused = error instanceof ApiError ? refusedFields(error) : {}
      setErrors(refused)
      goToFirst(form, refused)
    } finally {
      running.current = false
      setSending(false)
    }
  }

  function changed(field: ContactField): void {
    if (errors[field]) setErrors({ ...errors, [field]: undefined })
  }

  return { errors, sending, failure, submit, changed }
}

function valuesOf(form: HTMLFormElement): ContactValues {
  const data = new FormData(form)
  const text = (field: ContactField) => String(data.get(field) ?? '')
  return {
    name: text('name'),
    email: text('email'),
    subject: text('subject'),
    message: text('message'),
  }
}

/** Focuses the first field that is wrong; false where none is. */
function goToFirst(form: HTMLFormElement, errors: Errors): boolean {
  const first = fields.find((field) => errors[field])
  const control = first && form.elements.namedItem(first)
  if (!(control instanceof HTMLElement)) return false
  control.focus()
  return true
}

function refusedFields({ failure }: ApiError): Errors {
  const refused = Object.entries(failure?.fields ?? {}).map(([field, { code }]) => [field, code])
  return Object.fromEntries(refused)
}
