import { afterEach, describe, expect, it, vi } from 'vitest'
import { takePaymentReturn } from '../../../../../web/features/booking/payment/payment-return.ts'

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

afterEach(() => vi.unstubAllGlobals())

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
    const { history } = arriveAt(`https://luggage.example/booking-confirmed?${query}`, { idx: 0 })
    takePaymentReturn()
    expect(history.state).toEqual({ idx: 0, payment })
    expect(takePaymentReturn()).toEqual(payment)
  })

  it('knows of no payment where the address names none', () => {
    arriveAt('https://luggage.example/booking-confirmed')
    expect(takePaymentReturn()).toBeNull()
  })
})
