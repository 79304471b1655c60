import { describe, expect, it } from 'vitest'
import { limits } from '../../../domain/business/business.ts'
import { lockerPrices, transport } from '../../../domain/business/partners.ts'

describe('the facts of what others run', () => {
  it('tell what the ways to and around the city cost', () => {
    expect(transport).toEqual({
      shuttle: { perPerson: 400, minutes: 30, minutesEarly: 10, maxPassengers: expect.any(Number) },
      airportBus: 200,
      taxi: { from: 1500, to: 2000, minutesFrom: 15, minutesTo: 20 },
      cityBusLek: 40,
      localBuses: { from: '06:00', to: '23:00' },
    })
  })

  it('leave room for all passengers of a shuttle in the count that every booking has', () => {
    expect(transport.shuttle.maxPassengers).toBeLessThanOrEqual(limits.maxItems)
  })

  it('name what lockers are said to cost', () => {
    expect(lockerPrices).toEqual({ from: 800, to: 1500 })
  })
})
