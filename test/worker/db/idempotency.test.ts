import { afterEach, describe, expect, it, vi } from 'vitest'
import { prices } from '../../../domain/business/business.ts'
import {
  at,
  bookingPrice,
  bookingRequest,
  paymentRequest,
  reservationRequest,
  submitKey,
} from '../support/requests.ts'
import { errorOf, openTill } from '../support/till.ts'

const { site } = openTill('submission')
const { dayPerItem } = prices

const submits = [
  ['/api/create-payment-intent', paymentRequest],
  ['/api/bookings', { ...bookingRequest, totalPrice: bookingPrice }],
  ['/api/reservations', reservationRequest],
] as const

const dropOffHasPassed = () =>
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(at(3, '12:16')).getTime() })
const pricesHaveRisen = () => Object.assign(prices, { dayPerItem: dayPerItem + 100 })

describe.each(submits)(
  'a guest who lost the response of %s and sends the request again',
  (path, request) => {
    afterEach(() => {
      vi.useRealTimers()
      Object.assign(prices, { dayPerItem })
    })

    it.each([
      ['after the drop-off has passed', dropOffHasPassed],
      ['after the prices have changed', pricesHaveRisen],
    ])('gets the same response %s', async (_, timePasses) => {
      const key = submitKey()
      const first = await site.post(path, request, key)
      expect(first.ok).toBe(true)
      timePasses()
      const again = await site.post(path, request, key)
      expect(again.status).toBe(first.status)
      expect(await again.json()).toEqual(await first.json())
      expect(again.trips).toBeLessThanOrEqual(2)
    })

    it('is refused if the key was used for another request, even after the drop-off', async () => {
      const key = submitKey()
      await site.post(path, request, key)
      dropOffHasPassed()
      const other = JSON.parse(JSON.stringify(request).replace('Ada Guest', 'Another Guest'))
      const answer = await site.post(path, other, key)
      expect((await errorOf(answer)).code).toBe('idempotency_key_reused')
    })

    it('is refused after the drop-off if the first request never arrived', async () => {
      dropOffHasPassed()
      const answer = await site.post(path, request, submitKey())
      expect((await errorOf(answer)).code).toBe('validation_failed')
    })
  },
)

it('a key stands for one submission of each form', async () => {
  const key = submitKey()
  const ids = new Set<string>()
  for (const [path, request] of submits.slice(1)) {
    const answer = await site.post(path, request, key)
    expect(answer.status).toBe(201)
    ids.add((await answer.json<{ id: string }>()).id)
  }
  expect(ids.size).toBe(2)
})
