import { useRef, useState } from 'react'
import type { Locale } from '../../domain/business/locales.ts'
import { IdempotencyKeys } from '../browser/idempotency-keys.ts'

interface InLanguage {
  locale: Locale
}

export interface Submission {
  busy: boolean
  /** What went wrong last, in the visitor's words; nothing once they try again. */
  failure: string | null
  setFailure: (failure: string | null) => void
  /** Runs one submission; another one that begins meanwhile is left out. */
  run: (submit: () => Promise<void>) => Promise<void>
  /** Sends under a key of the order's own, so that the same again, in any language, is no second one. */
  send: <Order extends InLanguage, Made>(
    order: Order,
    call: (order: Order, idempotencyKey: string) => Promise<Made>,
  ) => Promise<Made>
}

/** The way of every form to what it makes: one submission at a time, each order once. */
export function useSubmission(formId: string): Submission {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const running = useRef(false)
  const [keys] = useState(() => new IdempotencyKeys(formId))

  async function run(submit: () => Promise<void>): Promise<void> {
    if (running.current) return
    running.current = true
    setBusy(true)
    setFailure(null)
    try {
      await submit()
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  async function send<Order extends InLanguage, Made>(
    order: Order,
    call: (order: Order, idempotencyKey: string) => Promise<Made>,
  ): Promise<Made> {
    const { locale: _, ...said } = order
    const made = await call(order, keys.keyFor(said))
    keys.forget()
    return made
  }

  return { busy, failure, setFailure, run, send }
}
