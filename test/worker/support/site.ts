import {
  createExecutionContext,
  createMessageBatch,
  createScheduledController,
  getQueueResult,
  waitOnExecutionContext,
} from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import type { Bindings } from '../../../worker/env.ts'
import worker from '../../../worker/index.ts'
import { countingD1, D1Meter } from './counting-d1.ts'
import { Mailbox } from './mailbox.ts'
import { minutesRan } from './minutes.ts'
import { siteOrigin } from './names.ts'

const minute = 60_000

function address(): string {
  const part = () => Math.floor(Math.random() * 256)
  return `10.${part()}.${part()}.${part()}`
}

/** The Worker as its visitors, Stripe and the clock see it. */
export function openSite(overrides: Partial<Bindings> = {}) {
  const meter = new D1Meter()
  const mailbox = new Mailbox()
  const bindings = {
    ...env,
    DB: countingD1(env.DB, meter),
    EMAIL: mailbox,
    ...overrides,
  } as unknown as Bindings

  /** Every call comes from an address of its own unless it names one. */
  async function fetch(path: string, init: RequestInit = {}) {
    const headers = new Headers(init.headers)
    if (!headers.has('cf-connecting-ip')) headers.set('cf-connecting-ip', address())
    await minutesRan(new Date())
    const request = new Request(new URL(path, siteOrigin), { ...init, headers, redirect: 'manual' })
    const context = createExecutionContext()
    meter.trips = 0
    const response = await worker.fetch(request as never, bindings, context)
    const trips = meter.trips
    await waitOnExecutionContext(context)
    return Object.assign(response, { trips })
  }

  function post(path: string, body: unknown, headers: Record<string, string> = {}) {
    return fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: siteOrigin, ...headers },
      body: JSON.stringify(body),
    })
  }

  /** The timed jobs, as they run `minutes` from now, and have run each minute until then. */
  async function runJobs(minutes = 0): Promise<string | null> {
    await minutesRan(new Date(Date.now() + minutes * minute))
    return runMinute(minutes)
  }

  /** The timed jobs, as they run `minutes` from now; returns how the run failed, if it did. */
  async function runMinute(minutes = 0): Promise<string | null> {
    const scheduledTime = new Date(Date.now() + minutes * minute)
    const context = createExecutionContext()
    try {
      await worker.scheduled(createScheduledController({ scheduledTime }), bindings)
      return null
    } catch (error) {
      if (error instanceof Error && error.message.startsWith('Jobs failed: ')) return error.message
      throw error
    } finally {
      await waitOnExecutionContext(context)
    }
  }

  /** The messages of the Queue, at their `attempts`-th delivery: what the Worker did with each of them. */
  async function deliver(bodies: readonly unknown[], attempts = 1) {
    const messages = bodies.map((body, index) => ({
      id: String(index),
      timestamp: new Date(),
      attempts,
      body,
    }))
    const queued = createMessageBatch('email-events', messages)
    await worker.queue(queued, bindings)
    const { explicitAcks, retryMessages } = await getQueueResult(queued, createExecutionContext())
    return { done: explicitAcks, again: retryMessages.map(({ msgId }) => msgId) }
  }

  return { bindings, fetch, post, runJobs, runMinute, deliver, meter, mailbox }
}

export type Site = ReturnType<typeof openSite>
