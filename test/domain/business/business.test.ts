import { describe, expect, it } from 'vitest'
import {
  business,
  currentTariff,
  limits,
  policies,
  prices,
  tariffOf,
} from '../../../domain/business/business.ts'

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
      itemsPerPlan: 2,
    })
  })

  it('promise what is beside the price', () => {
    expect(policies).toEqual({
      unclaimedMonths: 6,
      keptMonths: 12,
      unsettledDays: 30,
      rememberedDays: 30,
      restorableDays: 30,
      logDays: 7,
      staffRefundLimit: 5000,
    })
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

it('the office is in Albania, with its coordinates the right way round', () => {
  const { latitude, longitude } = business.coordinates
  expect(latitude).toSatisfy((degrees: number) => degrees > 39.6 && degrees < 42.7)
  expect(longitude).toSatisfy((degrees: number) => degrees > 19.2 && degrees < 21.1)
})
