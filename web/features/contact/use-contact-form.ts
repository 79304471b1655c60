import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../api.ts'
import { IdempotencyKeys } from '../../idempotency-keys.ts'
import { forgetInTab, keepInTab, keptTexts } from '../../kept-in-tab.ts'
import { useLocale } from '../../use-locale.ts'
import { type ContactErrors, checkMessage } from './check-message.ts'
import { type ContactField, type ContactValues, sendMessage } from './send-message.ts'
import { useContactWords } from './use-contact-words.ts'

const fields: readonly ContactField[] = ['name', 'email', 'subject', 'message']
const keptAs = 'contact-form'

/** Reads, checks and sends the message; the fields keep their own text, as the browser does. */
export function useContactForm() {
  const locale = useLocale()
  const words = useContactWords()
  const [errors, setErrors] = useState<ContactErrors>({})
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [sent, setSent] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const running = useRef(false)
  const keys = useRef(new IdempotencyKeys())

  useEffect(() => {
    if (form.current) fillIn(form.current, keptTexts(keptAs, fields))
  }, [])

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (running.current) return
    const form = event.currentTarget
    const values = valuesOf(form)
    running.current = true
    setSending(true)
    setFailure(null)
    setSent(false)
    try {
      if (await send(form, values)) finish(form)
    } finally {
      running.current = false
      setSending(false)
    }
  }

  /** True once the office has the message. */
  async function send(form: HTMLFormElement, values: ContactValues): Promise<boolean> {
    const wrong = await checkMessage(values)
    setErrors(wrong)
    if (goToFirst(form, wrong)) return false
    const message = { ...values, locale }
    try {
      await sendMessage(message, keys.current.keyFor(message))
      return true
    } catch (error) {
      setFailure(words.failed())
      const refused = error instanceof ApiError ? refusedFields(error) : {}
      setErrors(refused)
      goToFirst(form, refused)
      return false
    }
  }

  function finish(form: HTMLFormElement): void {
    keys.current.forget()
    form.reset()
    forgetInTab(keptAs)
    setSent(true)
    words.sent()
  }

  function changed(field: ContactField): void {
    if (errors[field]) setErrors({ ...errors, [field]: undefined })
    setSent(false)
    if (form.current) keepInTab(keptAs, valuesOf(form.current))
  }

  return { form, errors, sending, sent, failure, submit, changed }
}

/** What was typed before a reload, or in another language, where nothing has been typed since. */
function fillIn(form: HTMLFormElement, values: Partial<ContactValues>): void {
  for (const field of fields) {
    const control = form.elements.namedItem(field)
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue
    control.value ||= values[field] ?? ''
  }
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
function goToFirst(form: HTMLFormElement, errors: ContactErrors): boolean {
  const first = fields.find((field) => errors[field])
  const control = first && form.elements.namedItem(first)
  if (!(control instanceof HTMLElement)) return false
  control.focus()
  return true
}

function refusedFields({ failure }: ApiError): ContactErrors {
  const refused = Object.entries(failure?.fields ?? {}).map(([field, { code }]) => [field, code])
  return Object.fromEntries(refused)
}
