import { type FormEvent, useEffect, useRef, useState } from 'react'
import { forgetInTab, keepInTab, keptTexts } from '../../browser/kept-in-tab.ts'
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
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [sent, setSent] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const running = useRef(false)

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
      const delivery = await deliver({ ...values, locale })
      if (delivery.kind === 'sent') return finish(form)
      if (delivery.kind === 'refused') setFailure(words.failed())
      setErrors(delivery.errors)
      goToFirst(form, delivery.errors)
    } finally {
      running.current = false
      setSending(false)
    }
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

/** Focuses the first field that is wrong. */
function goToFirst(form: HTMLFormElement, errors: ContactErrors): void {
  const first = fields.find((field) => errors[field])
  const control = first && form.elements.namedItem(first)
  if (control instanceof HTMLElement) control.focus()
}

const loadDelivery = () => import('./deliver-message.ts')

/** Fetches what sends a message, so that it is there by the time that one is written. */
export function prepareDelivery(): void {
  loadDelivery().catch(() => {})
}

/** What can't be fetched can't be sent either. */
function deliver(message: ContactMessage): Promise<Delivery> {
  return loadDelivery().then(
    ({ deliverMessage }) => deliverMessage(message),
    () => ({ kind: 'refused', errors: {} }),
  )
}
