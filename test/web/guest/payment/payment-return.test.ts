import { afterEach, describe, expect, it, vi } from 'vitest'
import { takePaymentReturn } from '../../../../web/guest/payment/payment-return.ts'
import { savedPayments, savePayment } from '../../../../web/guest/payment/saved-payments.ts'
import { stubDeviceDatabase, stubNoDatabase } from '../../device-database.ts'

/** A browser's address and history entry, as far as the page uses them. */
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

describe('coming back from the bank', () => {
  it('takes the secret out of the address at once, and leaves which payment it is', async () => {
    const { location } = arriveAt(`https://luggage.example/de/booking-confirmed?${query}`)
    expect(await takePaymentReturn()).toMatchObject(payment)
    expect(location.href).toBe('https://luggage.example/de/booking-confirmed?payment=pi_1')
  })

  it('still knows the payment after a reload, and leaves the router its own state', async () => {
    const entry = { idx: 0 }
    const { history } = arriveAt(`https://luggage.example/booking-confirmed?${query}`, entry)
    await takePaymentReturn()
    expect(history.state).toEqual(entry)
    expect(await takePaymentReturn()).toMatchObject(payment)
  })

  it('still knows the payment on the page in another language, which is another document', async () => {
    arriveAt(`https://luggage.example/booking-confirmed?${query}`)
    await takePaymentReturn()
    arriveAt('https://luggage.example/de/booking-confirmed?payment=pi_1')
    expect(await takePaymentReturn()).toMatchObject(payment)
  })

  it('keeps no form from paying by a payment that this browser did not start', async () => {
    arriveAt(`https://luggage.example/booking-confirmed?${query}`)
    await takePaymentReturn()
    expect(await savedPayments()).toMatchObject([{ seen: true }])
  })

  it('takes the secret out before it waits for the browser’s storage', () => {
    const { location } = arriveAt(`https://luggage.example/booking-confirmed?${query}`)
    void takePaymentReturn()
    expect(location.href).toBe('https://luggage.example/booking-confirmed?payment=pi_1')
  })

  it('finds the payment in a browser that keeps nothing, as long as the page lasts', async () => {
    vi.resetModules()
    stubNoDatabase()
    const page = await import('../../../../web/guest/payment/payment-return.ts')
    arriveAt(`https://luggage.example/booking-confirmed?${query}`)
    expect(await page.takePaymentReturn()).toMatchObject(payment)
    expect(await page.takePaymentReturn()).toMatchObject(payment)
    stubDeviceDatabase()
  })
})

describe('promise 28: every receipt has its own address', () => {
  async function keepTwo(): Promise<void> {
    for (const id of ['pi_1', 'pi_2']) await savePayment({ ...saved, paymentIntentId: id })
  }

  it('and still shows its own payment after another one', async () => {
    arriveAt('https://luggage.example/booking-confirmed?payment=pi_1')
    await keepTwo()
    expect((await takePaymentReturn())?.paymentIntentId).toBe('pi_1')
  })

  it('shows the newest where the address names none', async () => {
    arriveAt('https://luggage.example/booking-confirmed')
    await keepTwo()
    expect((await takePaymentReturn())?.paymentIntentId).toBe('pi_2')
  })

  it('knows of no payment that this browser has not made', async () => {
    arriveAt('https://luggage.example/booking-confirmed?payment=pi_3')
    await keepTwo()
    expect(await takePaymentReturn()).toBeUndefined()
  })

  it('knows of none where none was made', async () => {
    arriveAt('https://luggage.example/booking-confirmed')
    expect(await takePaymentReturn()).toBeUndefined()
  })
})
