import { type FormEvent, useEffect, useRef, useState } from 'react'
import { forgetInTab, keepInTab, keptTexts } from '../../browser/kept-in-tab.ts'
import { goToFirst } from '../../forms/go-to-first.ts'
import { type Submission, useSubmission } from '../../forms/use-submission.ts'
import { useLocale } from '../../routing/use-locale.ts'
import type { ContactErrors } from './contact-errors.ts'
import type { Delivery } from './deliver-message.ts'
import type { ContactField, ContactMessage, ContactValues } from './send-message.ts'
import { useContactWords } from './use-contact-words.ts'

const fields: readonly ContactField[] = ['name', 'email', 'subject', 'message']
const keptAs = 'contact-form'

/** Reads the message and has it checked and sent; the fields keep their own text, as the browser does. */
export function useContactForm() {
  const locale = useLocale()
  const words = useContactWords()
  const [errors, setErrors] = useState<ContactErrors>({})
  const { busy: sending, failure, setFailure, run, send } = useSubmission(keptAs)
  const [sent, setSent] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (form.current) fillIn(form.current, keptTexts(keptAs, fields))
  }, [])

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    await run(async () => {
      setSent(false)
      const delivery = await deliver({ ...valuesOf(form), locale }, send)
      if (delivery.kind === 'sent') return finish(form)
      if (delivery.kind === 'refused') setFailure(words.failed())
      setErrors(delivery.errors)
      goToFirst(form, Object.keys(delivery.errors))
    })
  }

  function finish(form: HTMLFormElement): void {
    form.reset()
    setErrors({})
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

const loadDelivery = () => import('./deliver-message.ts')

/** Fetches what sends a message, so that it is there by the time that one is written. */
export function prepareDelivery(): void {
  loadDelivery().catch(() => {})
}

/** What can't be fetched can't be sent either. */
function deliver(message: ContactMessage, send: Submission['send']): Promise<Delivery> {
  return loadDelivery().then(
    ({ deliverMessage }) => deliverMessage(message, send),
    () => ({ kind: 'refused', errors: {} }),
  )
}
