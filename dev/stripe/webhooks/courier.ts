import { createHmac } from 'node:crypto'
import type Stripe from 'stripe'
import { now } from '../ids.ts'

export interface WebhookSettings {
  /** If `null`, events aren't delivered. */
  url: string | null
  secret: string
  delayMs: number
  copies: number
  /** Number of upcoming events to lose. */
  drop: number
  hold: boolean
  types: string[] | null
  /** Milliseconds before each retry. Stripe itself retries for three days. */
  retryDelaysMs: number[]
}

export type Outcome = number | 'dropped' | 'held' | 'unreachable'
export interface Delivery {
  event: string
  type: string
  attempt: number
  outcome: Outcome
  at: string
}

const answerMilliseconds = 10_000

export class Courier {
  readonly settings: WebhookSettings
  readonly deliveries: Delivery[] = []
  #held: Stripe.Event[] = []
  readonly #stopped = new AbortController()

  constructor(settings: Partial<WebhookSettings>) {
    this.settings = {
      url: null,
      secret: 'whsec_standin',
      delayMs: 0,
      copies: 1,
      drop: 0,
      hold: false,
      types: null,
      retryDelaysMs: [1000, 5000, 30_000, 120_000, 600_000],
      ...settings,
    }
  }

  dispatch(event: Stripe.Event): void {
    const { url, types, hold, copies, delayMs } = this.settings
    if (url === null || (types !== null && !types.includes(event.type))) return
    if (this.settings.drop > 0) {
      this.settings.drop -= 1
      this.#note(event, 0, 'dropped')
      return
    }
    if (hold) {
      this.#held.push(event)
      this.#note(event, 0, 'held')
      return
    }
    for (let copy = 0; copy < copies; copy += 1) {
      this.#after(delayMs, () => this.#deliverWithRetries(event, 1))
    }
  }

  async release(arrange: (held: Stripe.Event[]) => Stripe.Event[]): Promise<Delivery[]> {
    const events = arrange([...this.#held])
    this.#held = this.#held.filter((event) => !events.includes(event))
    const made: Delivery[] = []
    for (const event of events) made.push(await this.deliver(event, 1))
    return made
  }

  /** Never throws. The outcome is an HTTP status or `unreachable`. */
  async deliver(event: Stripe.Event, attempt: number): Promise<Delivery> {
    const { url, secret } = this.settings
    if (url === null) return this.#note(event, attempt, 'unreachable')
    const { body, headers } = signed(event, secret)
    const signal = AbortSignal.any([this.#stopped.signal, AbortSignal.timeout(answerMilliseconds)])
    try {
      const answer = await fetch(url, { method: 'POST', body, headers, signal, redirect: 'manual' })
      await answer.body?.cancel()
      if (answer.ok) event.pending_webhooks = 0
      return this.#note(event, attempt, answer.status)
    } catch {
      return this.#note(event, attempt, 'unreachable')
    }
  }

  stop(): void {
    this.#stopped.abort()
  }

  async #deliverWithRetries(event: Stripe.Event, attempt: number): Promise<void> {
    const { outcome } = await this.deliver(event, attempt)
    if (typeof outcome === 'number' && outcome >= 200 && outcome < 300) return
    const delay = this.settings.retryDelaysMs[attempt - 1]
    if (delay !== undefined) this.#after(delay, () => this.#deliverWithRetries(event, attempt + 1))
  }

  #after(delayMs: number, action: () => Promise<void>): void {
    const { signal } = this.#stopped
    if (signal.aborted) return
    const timer = setTimeout(action, delayMs)
    timer.unref()
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
  }

  #note(event: Stripe.Event, attempt: number, outcome: Outcome): Delivery {
    const at = new Date().toISOString()
    const delivery: Delivery = { event: event.id, type: event.type, attempt, outcome, at }
    this.deliveries.push(delivery)
    return delivery
  }
}

/**
 * Returns a webhook's body and headers, which include the signature.
 * `seconds` is the Unix time of the signature.
 */
export function signed(event: Stripe.Event, secret: string, seconds = now()) {
  const body = JSON.stringify(event, null, 2)
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'stripe-signature': `t=${seconds},v1=${digest}`,
    'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
  }
  return { body, headers }
}
