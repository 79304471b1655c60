import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  keepPayment,
  unsettledPayment,
} from '../../../../../../web/features/checkout/pay/payment/kept-payments.ts'
import { takePaymentReturn } from '../../../../../../web/features/checkout/pay/payment/payment-return.ts'
import { tabStorage } from '../../../../tab-storage.ts'

/** A browser's address and history entry, as far as the page uses them. */
function arriveAt(address: string, browser: unknown = tabStorage(), state: unknown = null) {
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
  vi.stubGlobal('localStorage', browser)
  return { location, history }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

const payment = { paymentIntentId: 'pi_1', clientSecret: 'pi_1_secret_2' }
const kept = {
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
  it('takes the secret out of the address at once, and leaves which payment it is', () => {
    const { location } = arriveAt(`https://luggage.example/de/booking-confirmed?${query}`)
    expect(takePaymentReturn()).toMatchObject(payment)
    expect(location.href).toBe('https://luggage.example/de/booking-confirmed?payment=pi_1')
  })

  it('still knows the payment after a reload, and leaves the router its own state', () => {
    const entry = { idx: 0 }
    const { history } = arriveAt(
      `https://luggage.example/booking-confirmed?${query}`,
      tabStorage(),
      entry,
    )
    takePaymentReturn()
    expect(history.state).toEqual(entry)
    expect(takePaymentReturn()).toMatchObject(payment)
  })

  it('still knows the payment on the page in another language, which is another document', () => {
    const browser = tabStorage()
    arriveAt(`https://luggage.example/booking-confirmed?${query}`, browser)
    takePaymentReturn()
    arriveAt('https://luggage.example/de/booking-confirmed?payment=pi_1', browser)
    expect(takePaymentReturn()).toMatchObject(payment)
  })

  it('keeps no form from paying by a payment that this browser did not start', () => {
    arriveAt(`https://luggage.example/booking-confirmed?${query}`)
    takePaymentReturn()
    expect(unsettledPayment()).toBeUndefined()
  })

  it('finds the payment in a browser that keeps nothing, as long as the page lasts', () => {
    const off = () => {
      throw new DOMException('Access is denied', 'SecurityError')
    }
    arriveAt(`https://luggage.example/booking-confirmed?${query}`, { getItem: off, setItem: off })
    expect(takePaymentReturn()).toMatchObject(payment)
    expect(takePaymentReturn()).toMatchObject(payment)
  })
})

describe('promise 28: every receipt has its own address', () => {
  function keepTwo(): void {
    for (const id of ['pi_1', 'pi_2']) keepPayment({ ...kept, paymentIntentId: id })
  }

  it('and still shows its own payment after another one', () => {
    arriveAt('https://luggage.example/booking-confirmed?payment=pi_1')
    keepTwo()
    expect(takePaymentReturn()?.paymentIntentId).toBe('pi_1')
  })

  it('shows the newest where the address names none', () => {
    arriveAt('https://luggage.example/booking-confirmed')
    keepTwo()
    expect(takePaymentReturn()?.paymentIntentId).toBe('pi_2')
  })

  it('knows of no payment that this browser has not made', () => {
    arriveAt('https://luggage.example/booking-confirmed?payment=pi_3')
    keepTwo()
    expect(takePaymentReturn()).toBeUndefined()
  })

  it('knows of none where none was made', () => {
    arriveAt('https://luggage.example/booking-confirmed')
    expect(takePaymentReturn()).toBeUndefined()
  })
})
