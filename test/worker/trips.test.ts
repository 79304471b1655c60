import { describe, expect, it } from 'vitest'
import {
  bookingPrice,
  bookingRequest,
  contactRequest,
  paymentRequest,
  reservationRequest,
  submitKey,
} from './support/requests.ts'
import { publicWrites } from './support/route-table.ts'
import { openTill } from './support/till.ts'

const till = openTill('trips')
const { site, stripe } = till

const requests: Record<string, () => Promise<object>> = {
  '/api/bookings': async () => ({ ...bookingRequest, totalPrice: bookingPrice }),
  '/api/contacts': async () => contactRequest,
  '/api/create-payment-intent': async () => paymentRequest,
  '/api/payment-status': async () => {
    const { paymentIntentId, clientSecret } = await till.book()
    await stripe.pay(paymentIntentId)
    return { paymentIntentId, clientSecret }
  },
  '/api/reservations': async () => reservationRequest,
}

describe('budget 9: at most two trips to D1 before a public call is answered', () => {
  it.each(publicWrites)('$path, the first time and repeated', async ({ path }) => {
    const request = await requests[path]?.()
    const key = submitKey()
    for (let time = 0; time < 2; time += 1) {
      const answer = await site.post(path, request, key)
      expect(answer.ok).toBe(true)
      expect(answer.trips).toBeLessThanOrEqual(2)
      expect(answer.trips).toBeGreaterThan(0)
    }
  })

  it.each(['/api/config', '/api/health', '/api/weather', '/nothing', '/de/nothing', '/admin'])(
    '%s needs none',
    async (path) => {
      expect((await site.fetch(path)).trips).toBe(0)
    },
  )
})
