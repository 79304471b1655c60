import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  keepPayment,
  takePaymentReturn,
} from '../../../../../web/features/booking/payment/payment-return.ts'
import { tabStorage } from '../../../tab-storage.ts'

/** A browser's address and history entry, as far as the page uses them. */
function arriveAt(address: string, tab: unknown = tabStorage(), state: unknown = null) {
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
  vi.stubGlobal('sessionStorage', tab)
  return { location, history }
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const payment = { paymentIntentId: 'pi_1', clientSecret: 'pi_1_secret_2' }
const query =
  'payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=succeeded'

describe('coming back from the bank', () => {
  it('takes the payment and its secret out of the address at once', () => {
    const { location } = arriveAt(`https://luggage.example/de/booking-confirmed?${query}`)
    expect(takePaymentReturn()).toEqual(payment)
    expect(location.href).toBe('https://luggage.example/de/booking-confirmed')
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
    expect(takePaymentReturn()).toEqual(payment)
  })

  it('still knows the payment on the page in another language, which is another document', () => {
    const tab = tabStorage()
    arriveAt(`https://luggage.example/booking-confirmed?${query}`, tab)
    takePaymentReturn()
    arriveAt('https://luggage.example/de/booking-confirmed', tab)
    expect(takePaymentReturn()).toEqual(payment)
  })

  it('forgets the secret with the forms, after three hours', () => {
    vi.useFakeTimers()
    const tab = tabStorage()
    arriveAt('https://luggage.example/booking-confirmed', tab)
    keepPayment(payment)
    expect(takePaymentReturn()).toEqual(payment)
    vi.advanceTimersByTime(3 * 3_600_000)
    expect(takePaymentReturn()).toBeNull()
    expect(tab.getItem('payment')).toBeNull()
  })

  it('knows of no payment where the tab holds what is not ours', () => {
    const tab = tabStorage()
    arriveAt('https://luggage.example/booking-confirmed', tab)
    for (const other of ['{"paymentIntentId":7}', '"text"', '[]', 'not JSON']) {
      tab.setItem('payment', other)
      expect(takePaymentReturn()).toBeNull()
    }
  })

  it('finds the payment in a browser that keeps nothing', () => {
    const off = () => {
      throw new DOMException('Access is denied', 'SecurityError')
    }
    arriveAt(`https://luggage.example/booking-confirmed?${query}`, { getItem: off, setItem: off })
    expect(takePaymentReturn()).toEqual(payment)
    expect(takePaymentReturn()).toBeNull()
  })

  it('knows of no payment where the address names none', () => {
    arriveAt('https://luggage.example/booking-confirmed')
    expect(takePaymentReturn()).toBeNull()
  })
})
