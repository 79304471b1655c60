import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { IdempotencyKeys } from '../../../../../web/browser/idempotency-keys.ts'
import {
  type CardSystem,
  type ChangePayment,
  payForChange,
} from '../../../../../web/guest/pass/pay/pay-for-change.ts'
import { tabStorage } from '../../../tab-storage.ts'

const started = { clientSecret: 'pi_1_secret_2', paymentIntentId: 'pi_1', cents: 900 }
const pass = { reference: 'TIR-1', luggageCount: 3 }
const statusOf = (awaits: string | null, change: string | null) => () =>
  Response.json({ awaits, change })
const refusal = (code: string) => () =>
  Response.json({ error: { code, message: 'm', requestId: 'r' } }, { status: 409 })

/** The Worker's responses per path; the last one repeats. And the idempotency keys it received. */
let answers: Record<string, (() => Response)[]>
let keysSent: (string | null)[]

beforeEach(() => {
  vi.stubGlobal('sessionStorage', tabStorage())
  keysSent = []
  answers = {
    '/api/pass/pay': [() => Response.json(started)],
    '/api/payment-status': [statusOf(null, 'applied')],
    '/api/pass': [() => Response.json(pass)],
  }
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const key = new Headers(init.headers).get('idempotency-key')
    if (path === '/api/pass/pay') keysSent.push(key)
    const waiting = answers[path] ?? []
    const answer = waiting.length > 1 ? waiting.shift() : waiting[0]
    if (!answer) throw new TypeError('Failed to fetch')
    return answer()
  })
})
afterEach(() => vi.unstubAllGlobals())

function stripeThat(result: object) {
  const confirmPayment = vi.fn(async (_: unknown) => result)
  const system = { stripe: { confirmPayment }, elements: { submit: async () => ({}) } }
  return { system: system as unknown as CardSystem, confirmPayment }
}

const succeeded = { paymentIntent: { status: 'succeeded' } }

function pays(system: CardSystem, changes: Partial<ChangePayment> = {}) {
  return payForChange(system, {
    requested: { luggageCount: 3 },
    shown: { toCard: 0, atDesk: 0, due: 900 },
    token: 'g1',
    keys: new IdempotencyKeys('pay-TIR-1'),
    earlier: null,
    returnUrl: 'https://luggage.example/pass',
    onConfirm: () => {},
    ...changes,
  })
}

describe('a guest who pays for a change', () => {
  it.each(['applied', 'not_applied'] as const)(
    'learns from the Worker that it was %s',
    async (kind) => {
      answers['/api/payment-status'] = [statusOf(null, kind)]
      expect(await pays(stripeThat(succeeded).system)).toEqual({ kind, pass })
    },
  )

  it('gets "unknown" while the Worker has not decided about the change', async () => {
    answers['/api/payment-status'] = [statusOf(null, null)]
    expect(await pays(stripeThat(succeeded).system)).toEqual({ kind: 'unknown' })
  })

  it('pays again under another key, without a question, if the first payment has expired', async () => {
    answers['/api/pass/pay'] = [refusal('booking_expired'), () => Response.json(started)]
    expect(await pays(stripeThat(succeeded).system)).toEqual({ kind: 'applied', pass })
    expect(new Set(keysSent).size).toBe(2)
  })

  it('learns the reason if the change is refused', async () => {
    answers['/api/pass/pay'] = [refusal('stay_changed')]
    const { system, confirmPayment } = stripeThat(succeeded)
    const outcome = await pays(system)
    expect(outcome).toMatchObject({ kind: 'refused', error: { code: 'stay_changed' } })
    expect(confirmPayment).not.toHaveBeenCalled()
  })

  it('pays nothing more if an earlier attempt turns out to be paid', async () => {
    const { system, confirmPayment } = stripeThat(succeeded)
    expect(await pays(system, { earlier: started })).toEqual({ kind: 'applied', pass })
    expect(keysSent).toEqual([])
    expect(confirmPayment).not.toHaveBeenCalled()
  })

  it('learns that a payment is over if it was canceled while they were at their bank', async () => {
    answers['/api/payment-status'] = [statusOf(null, null)]
    const canceled = { type: 'invalid_request_error', payment_intent: { status: 'canceled' } }
    const outcome = await pays(stripeThat({ error: canceled }).system)
    expect(outcome).toEqual({ kind: 'over' })
  })
})
