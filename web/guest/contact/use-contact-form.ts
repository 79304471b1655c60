import { useEffect, useState } from 'react'
import { forgetInTab, savedTexts, saveInTab } from '../../browser/saved-in-tab.ts'
import { usePlainForm } from '../../forms/use-plain-form.tsx'
import type { Submission } from '../../forms/use-submission.ts'
import { useLocale } from '../../routing/use-locale.ts'
import type { Delivery } from './deliver-message.ts'
import type { ContactField, ContactMessage, ContactValues } from './send-message.ts'
import { useContactWords } from './use-contact-words.ts'

const fields: readonly ContactField[] = ['name', 'email', 'subject', 'message']
const savedAs = 'contact-form'

export function useContactForm() {
  const locale = useLocale()
  const words = useContactWords()
  const [sent, setSent] = useState(false)
  const form = usePlainForm(savedAs, fields, submit, changed)
  const { ref } = form.attributes

  useEffect(() => {
    if (ref.current) fillIn(ref.current, savedTexts(savedAs, fields))
  }, [ref])

  async function submit(values: ContactValues): Promise<void> {
    setSent(false)
    const delivery = await deliver({ ...values, locale }, form.send)
    if (delivery.kind === 'sent') return finish()
    if (delivery.kind === 'refused') form.setFailure(words.failed())
    form.show(delivery.errors)
  }

  function finish(): void {
    ref.current?.reset()
    form.show({})
    forgetInTab(savedAs)
    setSent(true)
    words.sent()
  }

  function changed(values: ContactValues): void {
    setSent(false)
    saveInTab(savedAs, values)
  }

  return { form, sent }
}

function fillIn(form: HTMLFormElement, values: Partial<ContactValues>): void {
  for (const field of fields) {
    const control = form.elements.namedItem(field)
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue
    control.value ||= values[field] ?? ''
  }
}

const loadDelivery = () => import('./deliver-message.ts')

export function prepareDelivery(): void {
  loadDelivery().catch(() => {})
}

function deliver(message: ContactMessage, send: Submission['send']): Promise<Delivery> {
  return loadDelivery().then(
    ({ deliverMessage }) => deliverMessage(message, send),
    () => ({ kind: 'refused', errors: {} }),
  )
}
