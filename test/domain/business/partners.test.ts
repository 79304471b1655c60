import { describe, expect, it } from 'vitest'
import { limits } from '../../../domain/business/business.ts'
import { lockerPrices, transport } from '../../../domain/business/partners.ts'

describe('the facts about other companies’ services', () => {
  it('give the transport prices and times', () => {
    expect(transport).toEqual({
      shuttle: { perPerson: 400, minutes: 30, minutesEarly: 10, maxPassengers: expect.any(Number) },
      airportBus: 200,
      taxi: { from: 1500, to: 2000, minutesFrom: 15, minutesTo: 20 },
      cityBusLek: 40,
      localBuses: { from: '06:00', to: '23:00' },
    })
  })

  it('have a shuttle with no more seats than a booking’s item limit', () => {
    expect(transport.shuttle.maxPassengers).toBeLessThanOrEqual(limits.maxItems)
  })

  it('give the price range of lockers', () => {
    expect(lockerPrices).toEqual({ from: 800, to: 1500 })
  })
})
