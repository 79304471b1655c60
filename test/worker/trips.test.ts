import { describe, expect, it } from 'vitest'
import {
  bookingPrice,
  bookingRequest,
  contactRequest,
  paymentRequest,
  reservationRequest,
  submitKey,
} from './support/requests.ts'
import { openWrites } from './support/route-table.ts'
import { openTill } from './support/till.ts'

const till = openTill('trips')
const { site, stripe } = till

const requests: Record<string, () => Promise<object>> = {
  '/api/bookings': async () => ({ ...bookingRequest, totalPrice: bookingPrice }),
  '/api/contacts': async () => contactRequest,
  '/api/create-payment-intent': async () => paymentRequest,
  '/api/pass/lost': async () => ({ email: 'ada@guest.example' }),
  '/api/payment-status': async () => {
    const { paymentIntentId, clientSecret } = await till.book()
    await stripe.pay(paymentIntentId)
    return { paymentIntentId, clientSecret }
  },
  '/api/reservations': async () => reservationRequest,
}

describe('budget 9: at most two trips to D1 before a public call is answered', () => {
  it.each(openWrites)('$path, the first time and repeated', async ({ path }) => {
    const request = await requests[path]?.()
    const key = submitKey()
    for (let time = 0; time < 2; time += 1) {
      const answer = await site.post(path, request, key)
      expect(answer.ok).toBe(true)
      expect(answer.trips).toBeLessThanOrEqual(2)
      expect(answer.trips).toBeGreaterThan(0)
    }
  })

  it('by a stay’s own link, to change it', async () => {
    const made = await site.post('/api/reservations', reservationRequest, submitKey())
    const { passToken } = await made.json<{ passToken: string }>()
    const authorization = `Bearer ${passToken}`
    const shown = { toCard: 0, atDesk: 0, due: 1800 }
    const writes = [
      ['preview', { luggageCount: 3 }],
      ['change', { luggageCount: 3, shown }],
      ['cancel', { shown: { ...shown, due: 0 } }],
    ] as const
    for (const [action, request] of writes) {
      const answer = await site.post(`/api/pass/${action}`, request, {
        authorization,
        ...submitKey(),
      })
      expect(answer.status, action).toBe(200)
      // The pass as it is by then is one more.
      expect(answer.trips, action).toBeLessThanOrEqual(action === 'preview' ? 2 : 3)
    }
    const opened = await site.fetch('/api/pass', { headers: { authorization } })
    expect(opened.trips).toBe(1)
  })

  it('/api/health needs one, and none again for some seconds', async () => {
    expect((await site.fetch('/api/health')).trips).toBe(1)
    expect((await site.fetch('/api/health')).trips).toBe(0)
  })

  it.each(['/api/config', '/api/weather', '/nothing', '/de/nothing', '/admin'])(
    '%s needs none',
    async (path) => {
      expect((await site.fetch(path)).trips).toBe(0)
    },
  )
})
