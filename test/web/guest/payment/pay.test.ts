import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { IdempotencyKeys } from '../../../../web/browser/idempotency-keys.ts'
import { stayRequest } from '../../../../web/guest/booking/form/stay-values.ts'
import { pay } from '../../../../web/guest/payment/pay.ts'
import type {
  PaymentAttempt,
  PaymentPhase,
  PaymentSystem,
} from '../../../../web/guest/payment/payment.ts'
import { savedPayments, startAnotherStay } from '../../../../web/guest/payment/saved-payments.ts'
import { stubDeviceDatabase } from '../../device-database.ts'
import { tabStorage } from '../../tab-storage.ts'
import { filledIn } from '../booking/form/filled-in.ts'

const started = {
  clientSecret: 'pi_1_secret_2',
  paymentIntentId: 'pi_1',
  bookingId: 'b',
  reference: 'TIR-2026-325-K7QM',
  totalPrice: 300,
}
const booking = {
  reference: started.reference,
  paymentStatus: 'paid',
  awaits: null,
  totalPrice: 300,
  luggageCount: 1,
  startDate: '2026-11-21T09:00:00.000Z',
  endDate: '2026-11-21T16:00:00.000Z',
}
const settled = { kind: 'settled', booking, paymentIntentId: 'pi_1' }
const refusal = (code: string, more = {}) =>
  Response.json({ error: { code, message: 'm', requestId: 'r', ...more } }, { status: 409 })

const rows = stubDeviceDatabase()
/** The ids of unsettled saved payments. */
const unsettled = async () =>
  (await savedPayments())
    .filter(({ ended, seen }) => !ended && !seen)
    .map((it) => it.paymentIntentId)

/** The Worker's responses per path, and the requests it received. */
let answers: Record<string, (() => Response)[]>
let requests: { path: string; body: Record<string, unknown>; key: string | null }[]

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T08:00:00Z') })
  rows.clear()
  vi.stubGlobal('sessionStorage', tabStorage())
  keys = new IdempotencyKeys('form')
  requests = []
  answers = {
    '/api/create-payment-intent': [() => Response.json(started)],
    '/api/payment-status': [() => Response.json(booking)],
  }
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const key = new Headers(init.headers).get('idempotency-key')
    requests.push({ path, body: JSON.parse(String(init.body)), key })
    const waiting = answers[path] ?? []
    const answer = waiting.length > 1 ? waiting.shift() : waiting[0]
    if (!answer) throw new TypeError('Failed to fetch')
    return answer()
  })
})
afterEach(() => {
  vi.useRealTimers()
})

function stripeThat(result: object, submitted: object = {}) {
  const confirmPayment = vi.fn(async (_: unknown) => result)
  const system = { stripe: { confirmPayment }, elements: { submit: async () => submitted } }
  return { system: system as unknown as PaymentSystem, confirmPayment }
}

const succeeded = { paymentIntent: { status: 'succeeded' } }
let keys: IdempotencyKeys

function payWith(system: PaymentSystem, changes: Partial<PaymentAttempt> = {}) {
  return pay(system, {
    order: { ...stayRequest(filledIn({ customerPhone: '+355 69 1' }), 'en'), storageType: 'daily' },
    total: 300,
    keys,
    returnUrl: 'https://luggage.example/booking-confirmed',
    again: false,
    takesOver: false,
    onPhase: () => {},
    ...changes,
  })
}

async function paid(system: PaymentSystem, changes: Partial<PaymentAttempt> = {}) {
  const outcome = payWith(system, changes)
  await vi.runAllTimersAsync()
  return outcome
}

const bookings = () => requests.filter(({ path }) => path === '/api/create-payment-intent')

describe('paying for a booking', () => {
  it('books at the shown price, pays, and asks the Worker for the status', async () => {
    const { system, confirmPayment } = stripeThat(succeeded)
    expect(await paid(system)).toEqual(settled)
    expect(requests.map(({ path }) => path)).toEqual([
      '/api/create-payment-intent',
      '/api/payment-status',
    ])
    expect(requests[0]?.body).toMatchObject({ amount: 3, currency: 'eur' })
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

  it('sends no request while the card field is incomplete', async () => {
    const { system } = stripeThat(succeeded, { error: { message: 'Your card is incomplete.' } })
    expect(await paid(system)).toEqual({ kind: 'declined', message: 'Your card is incomplete.' })
    expect(requests).toEqual([])
  })

  it('reports only "preparing" if the booking is refused', async () => {
    const onPhase = vi.fn()
    answers['/api/create-payment-intent'] = [() => refusal('validation_failed')]
    await paid(stripeThat(succeeded).system, { onPhase })
    expect(onPhase.mock.calls).toEqual([['preparing']])
  })
})

describe('promise 6: a guest only pays the price that was shown', () => {
  it('returns the right price instead of paying it', async () => {
    answers['/api/create-payment-intent'] = [() => refusal('price_mismatch', { totalPrice: 600 })]
    const { system, confirmPayment } = stripeThat(succeeded)
    expect(await paid(system)).toEqual({ kind: 'price_changed', totalPrice: 600 })
    expect(confirmPayment).not.toHaveBeenCalled()
  })
})

describe('promise 8: a declined card can try again on the same booking', () => {
  it('books again under the same key', async () => {
    const declined = { error: { type: 'card_error', message: 'Your card was declined.' } }
    expect(await paid(stripeThat(declined).system)).toEqual({
      kind: 'declined',
      message: 'Your card was declined.',
    })
    await paid(stripeThat(succeeded).system)
    expect(bookings()).toHaveLength(2)
    expect(bookings()[0]?.key).toBe(bookings()[1]?.key)
  })

  it('books under a new key if the first booking has expired', async () => {
    answers['/api/create-payment-intent'] = [
      () => refusal('booking_expired'),
      () => Response.json(started),
    ]
    expect(await paid(stripeThat(succeeded).system)).toMatchObject({ kind: 'settled' })
    expect(new Set(bookings().map(({ key }) => key)).size).toBe(2)
  })
})

describe('promise 9: a payment is only paid once the Worker says so', () => {
  it('returns that the bank is still processing it', async () => {
    const processing = { ...booking, paymentStatus: 'processing' }
    answers['/api/payment-status'] = [() => Response.json(processing)]
    const { system } = stripeThat({ paymentIntent: { status: 'processing' } })
    expect(await paid(system)).toEqual({ ...settled, booking: processing })
  })

  it('is declined if the Worker says that it failed', async () => {
    answers['/api/payment-status'] = [() => Response.json({ ...booking, paymentStatus: 'failed' })]
    const { system } = stripeThat({ paymentIntent: { status: 'requires_payment_method' } })
    expect(await paid(system)).toMatchObject({ kind: 'declined' })
  })
})

describe('promise 15: a lost response does not count as a failed payment', () => {
  const lost = { error: { type: 'api_connection_error', message: 'No connection.' } }

  it("asks the Worker for the status if Stripe's response is lost", async () => {
    expect(await paid(stripeThat(lost).system)).toEqual(settled)
  })

  it('is declined if the Worker knows of no payment', async () => {
    const pending = { ...booking, paymentStatus: 'pending', awaits: 'payment' }
    answers['/api/payment-status'] = [() => Response.json(pending)]
    expect(await paid(stripeThat(lost).system)).toEqual({
      kind: 'declined',
      message: 'No connection.',
    })
  })

  it('counts as paid if the card was already charged', async () => {
    const { system } = stripeThat({
      error: { type: 'invalid_request_error', payment_intent: { status: 'succeeded' } },
    })
    expect(await paid(system)).toEqual(settled)
  })

  it("returns the reference even if the Worker doesn't respond", async () => {
    answers['/api/payment-status'] = []
    const outcome = await paid(stripeThat(succeeded).system)
    expect(outcome).toMatchObject({
      kind: 'settled',
      booking: { reference: started.reference, paymentStatus: 'paid', totalPrice: 300 },
    })
    expect(requests.filter(({ path }) => path === '/api/payment-status')).toHaveLength(3)
  })

  it('is unknown if neither Stripe nor the Worker responds', async () => {
    answers['/api/payment-status'] = []
    expect(await paid(stripeThat(lost).system)).toEqual({ kind: 'unknown' })
    expect(await unsettled()).toEqual(['pi_1'])
  })

  it("asks for the status if Stripe's script throws", async () => {
    const { system } = stripeThat({})
    vi.spyOn(system.stripe, 'confirmPayment').mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await paid(system)).toEqual(settled)
    await startAnotherStay()
    answers['/api/payment-status'] = []
    expect(await paid(system)).toEqual({ kind: 'unknown' })
  })

  it('returns the error if nothing was charged yet', async () => {
    answers['/api/create-payment-intent'] = []
    const { system, confirmPayment } = stripeThat(succeeded)
    expect(await paid(system)).toMatchObject({ kind: 'not_started', error: expect.any(TypeError) })
    expect(confirmPayment).not.toHaveBeenCalled()
  })
})

describe('promise 28: a guest is not charged twice for one stay', () => {
  const lost = { error: { type: 'api_connection_error', message: 'No connection.' } }
  const next = { ...started, paymentIntentId: 'pi_2', clientSecret: 'pi_2_secret_3' }
  const otherNote = {
    ...stayRequest(filledIn({ specialRequests: 'A pram' }), 'en'),
    storageType: 'daily' as const,
  }

  async function loseAll(): Promise<void> {
    answers['/api/payment-status'] = []
    await paid(stripeThat(lost).system)
    answers['/api/payment-status'] = [() => Response.json({ ...booking })]
  }

  it('saves a payment before its card is charged', async () => {
    const { system, confirmPayment } = stripeThat(succeeded)
    let known: string[] = []
    confirmPayment.mockImplementation(async () => {
      known = await unsettled()
      return succeeded
    })
    await paid(system)
    expect(known).toEqual(['pi_1'])
    expect(await unsettled()).toEqual([])
  })

  it('continues with the same payment and key for the same order', async () => {
    await loseAll()
    await paid(stripeThat(succeeded).system)
    expect(bookings().map(({ body }) => body.replaces)).toEqual([[], []])
    expect(bookings()[0]?.key).toBe(bookings()[1]?.key)
  })

  it('names the key of the payment that another order replaces', async () => {
    await loseAll()
    answers['/api/create-payment-intent'] = [() => Response.json(next)]
    await paid(stripeThat(succeeded).system, { order: otherNote })
    expect(bookings()[1]?.body.replaces).toEqual([bookings()[0]?.key])
    expect(await savedPayments()).toMatchObject([
      { paymentIntentId: 'pi_2', ended: 'paid' },
      { paymentIntentId: 'pi_1', ended: 'unpaid' },
    ])
  })

  it('names the replaced payment for the same order in a tab without its keys', async () => {
    await loseAll()
    keys.forget()
    answers['/api/create-payment-intent'] = [() => Response.json(next)]
    await paid(stripeThat(succeeded).system)
    expect(bookings()[1]?.body.replaces).toEqual([bookings()[0]?.key])
  })

  it('charges nothing if the earlier payment went through or still may', async () => {
    await loseAll()
    answers['/api/create-payment-intent'] = [() => refusal('payment_unsettled')]
    const { system, confirmPayment } = stripeThat(succeeded)
    expect(await paid(system, { order: otherNote })).toEqual({ kind: 'earlier' })
    expect(confirmPayment).not.toHaveBeenCalled()
    expect(await unsettled()).toEqual(['pi_1'])
  })

  it('charges nothing for days paid in another tab, until the guest starts another stay', async () => {
    await paid(stripeThat(succeeded).system)
    keys.forget()
    const { system, confirmPayment } = stripeThat(succeeded)
    expect(await paid(system)).toEqual({ kind: 'earlier' })
    expect(confirmPayment).not.toHaveBeenCalled()
    await startAnotherStay()
    expect(await paid(system)).toEqual(settled)
  })

  it.each([
    ['another tab replaced it', 59, false],
    ['the hour was over', 60, true],
  ])('knows why a payment was canceled: %s', async (_, minutes, expired) => {
    const canceled = { ...booking, paymentStatus: 'canceled' }
    answers['/api/payment-status'] = [() => Response.json(canceled)]
    const { system } = stripeThat({ paymentIntent: { status: 'canceled' } })
    const onPhase = (phase: PaymentPhase) =>
      phase === 'processing' && vi.setSystemTime(Date.now() + minutes * 60_000)
    expect(await paid(system, { onPhase })).toEqual({ kind: 'canceled', expired })
  })

  it('is unfinished if the confirmation at the bank was not completed', async () => {
    const open = { ...booking, paymentStatus: 'pending', awaits: 'authentication' }
    answers['/api/payment-status'] = [() => Response.json(open)]
    expect(await paid(stripeThat(lost).system)).toEqual({ kind: 'unfinished' })
  })

  it('names a submission without a response, and what that one replaced', async () => {
    await loseAll()
    answers['/api/create-payment-intent'] = []
    await paid(stripeThat(succeeded).system, { order: otherNote })
    answers['/api/create-payment-intent'] = [() => Response.json(next)]
    await paid(stripeThat(succeeded).system, { order: { ...otherNote, locale: 'de' } })
    const [first, second, third] = bookings()
    expect(third?.body.replaces).toEqual([second?.key, first?.key])
    expect(await unsettled()).toEqual([])
  })

  it('does not name a payment that was paid under the same key, or one older than an hour', async () => {
    await paid(stripeThat(succeeded).system)
    await startAnotherStay()
    answers['/api/create-payment-intent'] = []
    await paid(stripeThat(succeeded).system)
    await paid(stripeThat(succeeded).system, { order: otherNote })
    expect(bookings()[2]?.body.replaces).toEqual([])
    vi.setSystemTime(Date.now() + 3_600_000)
    await paid(stripeThat(succeeded).system, { order: { ...otherNote, locale: 'de' } })
    expect(bookings()[3]?.body.replaces).toEqual([])
  })

  it("returns the Worker's question, and sends the guest's answer under the same key", async () => {
    answers['/api/create-payment-intent'] = [() => refusal('booked_already')]
    const { system, confirmPayment } = stripeThat(succeeded)
    expect(await paid(system)).toEqual({ kind: 'booked_already' })
    expect(confirmPayment).not.toHaveBeenCalled()
    answers['/api/create-payment-intent'] = [() => Response.json(started)]
    expect(await paid(system, { again: true })).toEqual(settled)
    expect(bookings().map(({ body }) => body.again)).toEqual([false, true])
    expect(bookings()[0]?.key).toBe(bookings()[1]?.key)
  })

  describe('in two tabs', () => {
    // Fake timers would also stop locks, so only the date is fake.
    beforeEach(() => {
      vi.useRealTimers()
      vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T08:00:00Z') })
    })
    const inOtherTab = () => ({ keys: new IdempotencyKeys('other'), order: otherNote })
    /** A tab whose payment finishes when `goOn` is called. */
    function slowTab(result: object) {
      const { promise, resolve } = Promise.withResolvers<object>()
      const tab = stripeThat(result)
      tab.confirmPayment.mockImplementation(() => promise)
      return { ...tab, goOn: () => resolve(result) }
    }

    it('the second waits until the first is paid, and starts nothing', async () => {
      const first = slowTab(succeeded)
      const second = stripeThat(succeeded)
      const one = payWith(first.system)
      const onPhase = vi.fn()
      const other = payWith(second.system, { ...inOtherTab(), onPhase })
      await vi.waitFor(() => expect(onPhase).toHaveBeenCalledWith('waiting'))
      first.goOn()
      expect(await one).toEqual(settled)
      expect(await other).toEqual({ kind: 'earlier' })
      expect(second.confirmPayment).not.toHaveBeenCalled()
      expect(bookings()).toHaveLength(1)
    })

    it('the second replaces the first if that was declined', async () => {
      const first = slowTab({ error: { type: 'card_error', message: 'Declined.' } })
      const one = payWith(first.system)
      const other = payWith(stripeThat(succeeded).system, inOtherTab())
      const failed = { ...booking, paymentStatus: 'failed', awaits: 'payment' }
      answers['/api/payment-status'] = [() => Response.json(failed), () => Response.json(booking)]
      answers['/api/create-payment-intent'] = [() => Response.json(next)]
      first.goOn()
      expect(await one).toMatchObject({ kind: 'declined' })
      expect(await other).toMatchObject({ kind: 'settled', paymentIntentId: 'pi_2' })
      expect(bookings()[1]?.body.replaces).toEqual([bookings()[0]?.key])
    })

    it('only the second is charged if it takes over before the first has a response', async () => {
      const answer = Promise.withResolvers<Response>()
      const first = stripeThat(succeeded)
      answers['/api/create-payment-intent'] = [
        () => answer.promise as unknown as Response,
        () => Response.json(next),
      ]
      const one = payWith(first.system)
      await vi.waitFor(() => expect(bookings()).toHaveLength(1))
      const takesOver = { ...inOtherTab(), takesOver: true }
      const other = payWith(stripeThat(succeeded).system, takesOver)
      expect(await other).toMatchObject({ kind: 'settled', paymentIntentId: 'pi_2' })
      answer.resolve(Response.json(started))
      expect(await one).toEqual({ kind: 'canceled', expired: false })
      expect(first.confirmPayment).not.toHaveBeenCalled()
      expect(bookings()[1]?.body.replaces).toEqual([bookings()[0]?.key])
    })

    it('the later one pays in a browser without locks', async () => {
      vi.stubGlobal('navigator', {})
      try {
        const first = slowTab({ error: { type: 'api_connection_error' } })
        const one = payWith(first.system)
        await vi.waitFor(() => expect(first.confirmPayment).toHaveBeenCalled())
        answers['/api/create-payment-intent'] = [() => Response.json(next)]
        const other = payWith(stripeThat(succeeded).system, inOtherTab())
        expect(await other).toMatchObject({ kind: 'settled', paymentIntentId: 'pi_2' })
        const canceled = { ...booking, paymentStatus: 'canceled' }
        answers['/api/payment-status'] = [() => Response.json(canceled)]
        first.goOn()
        expect(await one).toEqual({ kind: 'canceled', expired: false })
        expect(bookings()[1]?.body.replaces).toEqual([bookings()[0]?.key])
      } finally {
        vi.unstubAllGlobals()
        stubDeviceDatabase()
      }
    })
  })
})
