import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  business,
  currentTariff,
  limits,
  lockerPrices,
  placeholders,
  policies,
  prices,
  rentals,
  stops,
  tariffOf,
  transport,
} from '../../domain/business.ts'

describe('the facts of the business', () => {
  it('are those of the specification', () => {
    expect(business).toMatchObject({
      established: 2019,
      timeZone: 'Europe/Tirane',
      opensAt: 8,
      closesAt: 23,
      customersServed: 20_559,
      satisfactionPercent: 99,
      maxServiceMinutes: 4,
      replyHours: 24,
      rating: { value: 4.9, count: 127 },
      metresToMainSquare: 200,
    })
    expect(business.address).toMatchObject({ postalCode: '1001', city: 'Tirana', country: 'AL' })
  })

  it('find every price list by its number, and none for a number that none ever had', () => {
    expect(tariffOf({ tariff: currentTariff })).toBe(prices)
    expect(() => tariffOf({ tariff: 0 })).toThrow(RangeError)
  })

  it('hold each price once, in cents of euro and in Lek', () => {
    expect(prices).toEqual({
      currency: 'EUR',
      hourPerItem: 200,
      dayPerItem: 300,
      dayPerItemLek: 300,
      mid: { cents: 3500, days: 14, lek: 3500 },
      long: { cents: 5000, days: 30, lek: 5000 },
      piecesPerPlan: 2,
    })
  })

  it('tell what the ways to and around the city cost', () => {
    expect(transport).toEqual({
      shuttle: { perPerson: 400, minutes: 30, minutesEarly: 10, maxPassengers: expect.any(Number) },
      airportBus: 200,
      taxi: { from: 1500, to: 2000, minutesFrom: 15, minutesTo: 20 },
      cityBusLek: 40,
      localBuses: { from: '06:00', to: '23:00' },
    })
  })

  it('promise what is beside the price, and name what lockers are said to cost', () => {
    expect(policies).toEqual({
      ...{ unclaimedMonths: 6, keptMonths: 12, rememberedDays: 30 },
      ...{ restorableDays: 30, logDays: 7 },
    })
    expect(lockerPrices).toEqual({ from: 800, to: 1500 })
  })

  it('leave room for all passengers of a shuttle in the count that every booking has', () => {
    expect(transport.shuttle.maxPassengers).toBeLessThanOrEqual(limits.maxItems)
  })

  it('limit a request as the forms say', () => {
    expect(limits).toEqual({
      minItems: 1,
      maxItems: 20,
      maxShortHours: 24,
      maxDays: 366,
      monthsAhead: 12,
      lateMinutes: 15,
    })
  })
})

/** Right before, while and after the operator fills the facts in. */
describe('a fact that nobody has told yet', () => {
  it('is listed as a placeholder, where it shows that it is an example', () => {
    const example = /example|shembull|000 0000/i
    const facts = [business, transport, stops, rentals].flatMap(valuesIn).map(String)
    for (const fact of facts.filter((text) => example.test(text)))
      expect(placeholders).toContain(fact)
  })

  it('is listed by itself, so that none hides behind another', () => {
    const source = readFileSync('domain/business.ts', 'utf8')
    expect(placeholders).toHaveLength(source.match(/\bplaceholder\(/g)?.length ?? 0)
  })

  it('can lead to nobody: every address is on a reserved example name', () => {
    for (const address of placeholders.filter((text) => /[@:]/.test(text)))
      expect(address).toMatch(/\.example(\/|$)/)
  })
})

it('the office is in Albania, with its coordinates the right way round', () => {
  const { latitude, longitude } = business.coordinates
  expect(latitude).toSatisfy((degrees: number) => degrees > 39.6 && degrees < 42.7)
  expect(longitude).toSatisfy((degrees: number) => degrees > 19.2 && degrees < 21.1)
})

function valuesIn(facts: object): unknown[] {
  return Object.values(facts).flatMap((fact: unknown) =>
    typeof fact === 'object' && fact ? valuesIn(fact) : [fact],
  )
}
