import { useRef, useState } from 'react'
import type { Locale } from '../../domain/business/locales.ts'
import { IdempotencyKeys } from '../browser/idempotency-keys.ts'

interface InLanguage {
  locale: Locale
}

export interface Submission {
  busy: boolean
  failure: string | null
  setFailure: (failure: string | null) => void
  /**
   * Clears `failure` and runs one submission.
   * Ignores calls while another runs. Throws what `submit` throws.
   */
  run: (submit: () => Promise<void>) => Promise<void>
  /**
   * Runs `call` with an idempotency key that is the same for equal orders, until a success.
   * Throws what `call` throws. The key ignores the language, so an order that is repeated in
   * another language counts once.
   */
  send: <Order extends InLanguage, Made>(
    order: Order,
    call: (order: Order, idempotencyKey: string) => Promise<Made>,
  ) => Promise<Made>
}

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
