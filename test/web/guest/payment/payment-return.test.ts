import { afterEach, describe, expect, it, vi } from 'vitest'
import { takePaymentReturn } from '../../../../web/guest/payment/payment-return.ts'
import { savedPayments, savePayment } from '../../../../web/guest/payment/saved-payments.ts'
import { stubDeviceDatabase, stubNoDatabase } from '../../device-database.ts'

/** The parts of a browser's location and history that the page uses. */
function arriveAt(address: string, state: unknown = null) {
  const location = new URL(address)
  const history = {
    state,
    replaceState(next: unknown, _: string, path: string) {
      history.state = next
      location.href = new URL(path, location).href
    },
  }
  vi.stubGlobal('location', location)
  vi.stubGlobal('history', history)
  return { location, history }
}

const rows = stubDeviceDatabase()
afterEach(() => rows.clear())

const payment = { paymentIntentId: 'pi_1', clientSecret: 'pi_1_secret_2' }
const saved = {
  ...payment,
  reference: 'TIR-2026-325-K7QM',
  luggageCount: 2,
  totalPrice: 1800,
  startDate: '',
  startedAt: Date.now(),
}
const query =
  'payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=succeeded'

describe('the return from a bank', () => {
  it("removes the secret from the address, and leaves the payment's id", async () => {
    const { location } = arriveAt(`https://luggage.example/de/booking-confirmed?${query}`)
    expect(await takePaymentReturn()).toMatchObject(payment)
    expect(location.href).toBe('https://luggage.example/de/booking-confirmed?payment=pi_1')
  })

  it("still knows the payment after a reload, and keeps the router's state", async () => {
    const entry = { idx: 0 }
    const { history } = arriveAt(`https://luggage.example/booking-confirmed?${query}`, entry)
    await takePaymentReturn()
    expect(history.state).toEqual(entry)
    expect(await takePaymentReturn()).toMatchObject(payment)
  })

  it('still knows the payment on the page in another language', async () => {
    arriveAt(`https://luggage.example/booking-confirmed?${query}`)
    await takePaymentReturn()
    arriveAt('https://luggage.example/de/booking-confirmed?payment=pi_1')
    expect(await takePaymentReturn()).toMatchObject(payment)
  })

  it('marks a payment from another browser as seen, so it blocks no form', async () => {
    arriveAt(`https://luggage.example/booking-confirmed?${query}`)
    await takePaymentReturn()
    expect(await savedPayments()).toMatchObject([{ seen: true }])
  })

  it('removes the secret before waiting for storage', () => {
    const { location } = arriveAt(`https://luggage.example/booking-confirmed?${query}`)
    void takePaymentReturn()
    expect(location.href).toBe('https://luggage.example/booking-confirmed?payment=pi_1')
  })

  it('keeps the payment while the page is open if the browser blocks storage', async () => {
    vi.resetModules()
    stubNoDatabase()
    const page = await import('../../../../web/guest/payment/payment-return.ts')
    arriveAt(`https://luggage.example/booking-confirmed?${query}`)
    expect(await page.takePaymentReturn()).toMatchObject(payment)
    expect(await page.takePaymentReturn()).toMatchObject(payment)
    stubDeviceDatabase()
  })
})

describe('promise 28: every confirmation has its own address', () => {
  async function keepTwo(): Promise<void> {
    for (const id of ['pi_1', 'pi_2']) await savePayment({ ...saved, paymentIntentId: id })
  }

  it('shows the payment in the address, even after a later one', async () => {
    arriveAt('https://luggage.example/booking-confirmed?payment=pi_1')
    await keepTwo()
    expect((await takePaymentReturn())?.paymentIntentId).toBe('pi_1')
  })

  it('shows the newest payment if the address names none', async () => {
    arriveAt('https://luggage.example/booking-confirmed')
    await keepTwo()
    expect((await takePaymentReturn())?.paymentIntentId).toBe('pi_2')
  })

  it('is undefined for a payment that this browser has not made', async () => {
    arriveAt('https://luggage.example/booking-confirmed?payment=pi_3')
    await keepTwo()
    expect(await takePaymentReturn()).toBeUndefined()
  })

  it('is undefined if no payment was made', async () => {
    arriveAt('https://luggage.example/booking-confirmed')
    expect(await takePaymentReturn()).toBeUndefined()
  })
})
