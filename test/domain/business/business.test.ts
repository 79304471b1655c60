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
  it('match the specification', () => {
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

  it('include every tariff by number and throw for an unknown number', () => {
    expect(tariffOf({ tariff: currentTariff })).toBe(prices)
    expect(() => tariffOf({ tariff: 0 })).toThrow(RangeError)
  })

  it('give prices in cents, and day and plan prices also in lek', () => {
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

  it('include the policies with their periods and limits', () => {
    expect(policies).toEqual({
      unclaimedMonths: 6,
      liabilityPerItem: null,
      keptMonths: 12,
      unsettledDays: 30,
      rememberedDays: 30,
      restorableDays: 30,
      logDays: 7,
      staffRefundLimit: 5000,
    })
  })

  it('include the limits on requests', () => {
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

it('the office has coordinates in Albania, latitude and longitude not swapped', () => {
  const { latitude, longitude } = business.coordinates
  expect(latitude).toSatisfy((degrees: number) => degrees > 39.6 && degrees < 42.7)
  expect(longitude).toSatisfy((degrees: number) => degrees > 19.2 && degrees < 21.1)
})
