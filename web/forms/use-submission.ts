import { useRef, useState } from 'react'
import { IdempotencyKeys } from '../browser/idempotency-keys.ts'

export interface Submission {
  busy: boolean
  /** What went wrong last, in the visitor's words; nothing once they try again. */
  failure: string | null
  setFailure: (failure: string | null) => void
  /** Runs one submission; another one that begins meanwhile is left out. */
  run: (submit: () => Promise<void>) => Promise<void>
  /** Sends under a key of the order's own, so that the same again is no second one. */
  send: <Order, Made>(
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

  async function send<Order, Made>(
    order: Order,
    call: (order: Order, idempotencyKey: string) => Promise<Made>,
  ): Promise<Made> {
    const made = await call(order, keys.keyFor(order))
    keys.forget()
    return made
  }

  return { busy, failure, setFailure, run, send }
}
