import { describe, expect, it } from 'vitest'
import { fates, planMonth } from '../../../dev/seed/plan.ts'
import { locales } from '../../../domain/business/locales.ts'
import { storageTypes } from '../../../domain/business/stay.ts'
import { bookOnlineHours } from '../../../domain/opening-hours/opening-hours.ts'
import { localTime } from '../../../domain/time/clock.ts'

const today = '2026-07-14'

describe('a month of invented guests', () => {
  it('is the same for the same seed and day, and another for another seed', () => {
    expect(planMonth(3, today)).toEqual(planMonth(3, today))
    expect(planMonth(4, today)).not.toEqual(planMonth(3, today))
  })

  it.each([1, 2, 3, 4, 5])('has every fate, plan and language, with seed %i', (seed) => {
    const stays = planMonth(seed, today)
    expect(new Set(stays.map(({ fate }) => fate))).toEqual(new Set(fates))
    expect(new Set(stays.map(({ plan }) => plan))).toEqual(new Set(storageTypes))
    expect(new Set(stays.map(({ guest }) => guest.locale))).toEqual(new Set(locales))
    expect(stays.length).toBeGreaterThan(70)
  })

  it('asks for nothing that a form refuses: in the past, or while the office is closed', () => {
    for (const { madeAt, dropOff, pickUp, way, guest } of planMonth(1, today)) {
      expect(madeAt.getTime(), guest.name).toBeLessThanOrEqual(dropOff.getTime())
      expect(dropOff.getTime(), guest.name).toBeLessThan(pickUp.getTime())
      const hours = [dropOff, pickUp].map((instant) => Number(localTime(instant).slice(0, 2)))
      for (const hour of hours) {
        expect(hour).toBeGreaterThanOrEqual(bookOnlineHours.firstHour)
        expect(hour).toBeLessThanOrEqual(bookOnlineHours.lastHour)
      }
      if (way === 'walk_in') expect(madeAt).toEqual(dropOff)
    }
  })

  it('gives nobody an address at which somebody could be', () => {
    for (const { guest } of planMonth(1, today))
      expect(guest.email).toMatch(/^[a-z.]+\d+(\+bounced)?@guest\.example$/)
  })

  it('rarely gives two guests one name', () => {
    const names = planMonth(1, today).map(({ guest }) => guest.name)
    expect(new Set(names).size).toBeGreaterThan(names.length * 0.95)
  })
})
