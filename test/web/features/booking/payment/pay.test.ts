import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  type Payment,
  type PaymentSystem,
  pay,
} from '../../../../../web/features/booking/payment/pay.ts'
import { stayRequest } from '../../../../../web/features/stay/stay-values.ts'
import { IdempotencyKeys } from '../../../../../web/idempotency-keys.ts'
import { filledIn } from '../../stay/filled-in.ts'

const started = {
  clientSecret: 'pi_1_secret_2',
  paymentIntentId: 'pi_1',
  bookingId: 'b',
  reference: 'TIR-2026-325-K7QM',
  totalPrice: 300,
}
const booking = { reference: started.reference, paymentStatus: 'paid', totalPrice: 300 }
const refusal = (code: string, more = {}) =>
  Response.json({ error: { code, message: 'm', requestId: 'r', ...more } }, { status: 409 })

/** What the Worker answers, call by call, and what it was asked. */
let answers: Record<string, (() => Response)[]>
let asked: { path: string; body: unknown; key: string | null }[]

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  answers = {
    '/api/create-payment-intent': [() => Response.json(started)],
    '/api/payment-status': [() => Response.json(booking)],
  }
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const key = new Headers(init.headers).get('idempotency-key')
    asked.push({ path, body: JSON.parse(String(init.body)), key })
    const waiting = answers[path] ?? []
    const answer = waiting.length > 1 ? waiting.shift() : waiting[0]
    if (!answer) throw new TypeError('Failed to fetch')
    return answer()
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function stripeThat(result: object, submitted: object = {}) {
  const confirmPayment = vi.fn(async (_: unknown) => result)
  const system = { stripe: { confirmPayment }, elements: { submit: async () => submitted } }
  return { system: system as unknown as PaymentSystem, confirmPayment }
}

const succeeded = { paymentIntent: { status: 'succeeded' } }
const keys = new IdempotencyKeys('form')

async function paid(system: PaymentSystem, changes: Partial<Payment> = {}) {
  const outcome = pay(system, {
    order: { ...stayRequest(filledIn({ customerPhone: '+355 69 1' }), 'en'), storageType: 'daily' },
    total: 300,
    keys,
    unsettled: null,
    returnUrl: 'https://luggage.example/booking-confirmed',
    onConfirm: () => {},
    ...changes,
  })
  await vi.runAllTimersAsync()
  return outcome
}
const bookings = () => asked.filter(({ path }) => path === '/api/create-payment-intent')

describe('paying for a booking', () => {
  it('books at the price that was shown, pays, and asks the Worker how it stands', async () => {
    const { system, confirmPayment } = stripeThat(succeeded)
    expect(await paid(system)).toEqual({ kind: 'settled', booking })
    expect(asked.map(({ path }) => path)).toEqual([
      '/api/create-payment-intent',
      '/api/payment-status',
    ])
    expect(asked[0]?.body).toMatchObject({ amount: 3, currency: 'eur' })
    expect(confirmPayment.mock.calls[0]?.[0]).toMatchObject({
      clientSecret: started.clientSecret,
      redirect: 'if_required',
      confirmParams: {
        return_url: 'https://luggage.example/booking-confirmed',
        payment_method_data: {
          billing_details: { name: 'Ana Hoxha', email: 'ana@example.org', phone: '+355 69 1' },
        },
      },
    })
  })

  it('asks nobody while the card field is incomplete', async () => {
    const { system } = stripeThat(succeeded, { error: { message: 'Your card is incomplete.' } })
    expect(await paid(system)).toEqual({ kind: 'declined', message: 'Your card is incomplete.' })
    expect(asked).toEqual([])
  })

  it('says that the payment is being made only once the booking stands', async () => {
    const onConfirm = vi.fn()
    answers['/api/create-payment-intent'] = [() => refusal('validation_failed')]
    await paid(stripeThat(succeeded).system, { onConfirm })
    expect(onConfirm).not.toHaveBeenCalled()
  })
})

describe('promise 6: nobody is charged a price that they did not see', () => {
  it('comes back with the right price instead of paying it', async () => {
    answers['/api/create-payment-intent'] = [() => refusal('price_mismatch', { totalPrice: 600 })]
    const { system, confirmPayment } = stripeThat(succeeded)
    expect(await paid(system)).toEqual({ kind: 'price_changed', totalPrice: 600 })
    expect(confirmPayment).not.toHaveBeenCalled()
  })
})

describe('promise 8: a declined card can try again on the same booking', () => {
  it('repeats the booking under the same key', async () => {
    const declined = { error: { type: 'card_error', message: 'Your card was declined.' } }
    expect(await paid(stripeThat(declined).system)).toEqual({
      kind: 'declined',
      message: 'Your card was declined.',
    })
    await paid(stripeThat(succeeded).system)
    expect(bookings()).toHaveLength(2)
    expect(bookings()[0]?.key).toBe(bookings()[1]?.key)
  })

  it('books anew when the first booking was given up meanwhile', async () => {
    answers['/api/create-payment-intent'] = [
      () => refusal('booking_expired'),
      () => Response.json(started),
    ]
    expect(await paid(stripeThat(succeeded).system)).toMatchObject({ kind: 'settled' })
    expect(new Set(bookings().map(({ key }) => key)).size).toBe(2)
  })
})

describe('promise 9: a payment is not called made before it is', () => {
  it('hands on that the bank is still processing it', async () => {
    const processing = { ...booking, paymentStatus: 'processing' }
    answers['/api/payment-status'] = [() => Response.json(processing)]
    const { system } = stripeThat({ paymentIntent: { status: 'processing' } })
    expect(await paid(system)).toEqual({ kind: 'settled', booking: processing })
  })

  it('believes the Worker when it says that the payment failed', async () => {
    answers['/api/payment-status'] = [() => Response.json({ ...booking, paymentStatus: 'failed' })]
    const { system } = stripeThat({ paymentIntent: { status: 'requires_payment_method' } })
    expect(await paid(system)).toMatchObject({ kind: 'declined' })
  })
})

describe('promise 15: a lost answer is not taken for a failed payment', () => {
  const lost = { error: { type: 'api_connection_error', message: 'No connection.' } }

  it('asks the Worker, which knows of the money', async () => {
    expect(await paid(stripeThat(lost).system)).toEqual({ kind: 'settled', booking })
  })

  it('says that it failed when the Worker knows of none', async () => {
    answers['/api/payment-status'] = [() => Response.json({ ...booking, paymentStatus: 'pending' })]
    expect(await paid(stripeThat(lost).system)).toEqual({
      kind: 'declined',
      message: 'No connection.',
    })
  })

  it('takes a card that was charged already for paid', async () => {
    const { system } = stripeThat({
      error: { type: 'invalid_request_error', payment_intent: { status: 'succeeded' } },
    })
    expect(await paid(system)).toEqual({ kind: 'settled', booking })
  })

  it('gives the reference even when the Worker no longer answers', async () => {
    answers['/api/payment-status'] = []
    const outcome = await paid(stripeThat(succeeded).system)
    expect(outcome).toMatchObject({
      kind: 'settled',
      booking: { reference: started.reference, paymentStatus: 'paid', totalPrice: 300 },
    })
    expect(asked.filter(({ path }) => path === '/api/payment-status')).toHaveLength(3)
  })

  it('says that nobody knows when neither Stripe nor the Worker answers', async () => {
    answers['/api/payment-status'] = []
    expect(await paid(stripeThat(lost).system)).toMatchObject({
      kind: 'unknown',
      payment: { started },
    })
  })

  it('settles such a payment before it takes another one', async () => {
    answers['/api/payment-status'] = []
    const outcome = await paid(stripeThat(lost).system)
    if (outcome.kind !== 'unknown') throw new Error('expected an unknown outcome')
    const { system, confirmPayment } = stripeThat(succeeded)
    expect(await paid(system, { unsettled: outcome.payment })).toMatchObject({ kind: 'unknown' })

    answers['/api/payment-status'] = [() => Response.json(booking)]
    const again = await paid(system, { unsettled: outcome.payment, total: 600 })
    expect(again).toEqual({ kind: 'settled', booking })
    expect(confirmPayment).not.toHaveBeenCalled()
  })

  it('does so even before it looks at the card field', async () => {
    answers['/api/payment-status'] = []
    const order = { ...stayRequest(filledIn({}), 'en'), storageType: 'daily' } as const
    const { system } = stripeThat(succeeded, { error: { message: 'Your card is incomplete.' } })
    const outcome = await paid(system, { unsettled: { order, started } })
    expect(outcome).toMatchObject({ kind: 'unknown' })
  })

  it('asks how the payment stands when Stripe’s own script gave up', async () => {
    const { system } = stripeThat({})
    vi.spyOn(system.stripe, 'confirmPayment').mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await paid(system)).toEqual({ kind: 'settled', booking })
    answers['/api/payment-status'] = []
    expect(await paid(system)).toMatchObject({ kind: 'unknown' })
  })

  it('goes on to another one where the first took no money', async () => {
    answers['/api/payment-status'] = [
      () => Response.json({ ...booking, paymentStatus: 'pending' }),
      () => Response.json(booking),
    ]
    const order = { ...stayRequest(filledIn({}), 'en'), storageType: 'daily' } as const
    const { system, confirmPayment } = stripeThat(succeeded)
    expect(await paid(system, { unsettled: { order, started } })).toMatchObject({ kind: 'settled' })
    expect(confirmPayment).toHaveBeenCalledOnce()
  })

  it('keeps what went wrong before anything was charged', async () => {
    answers['/api/create-payment-intent'] = []
    const { system, confirmPayment } = stripeThat(succeeded)
    expect(await paid(system)).toMatchObject({ kind: 'not_started', error: expect.any(TypeError) })
    expect(confirmPayment).not.toHaveBeenCalled()
  })
})
