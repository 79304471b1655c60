import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tiranaTime } from '../../../domain/time/calendar.ts'
import { clockTime, localTime, minuteOfDay } from '../../../domain/time/clock.ts'
import { instant } from '../support/arbitraries.ts'

describe("Tirana's clock", () => {
  it('counts minutes from midnight, summer and winter', () => {
    expect(minuteOfDay(new Date('2026-11-21T06:59:59Z'))).toBe(7 * 60 + 59)
    expect(minuteOfDay(new Date('2026-11-20T23:00:00Z'))).toBe(0)
    expect(minuteOfDay(new Date('2026-07-01T21:59:00Z'))).toBe(23 * 60 + 59)
  })

  it('agrees with the calendar’s time at every instant', () => {
    fc.assert(
      fc.property(instant, (moment) => {
        expect(localTime(moment)).toBe(tiranaTime(moment))
        const [hours = 0, minutes = 0] = tiranaTime(moment).split(':').map(Number)
        expect(minuteOfDay(moment)).toBe(hours * 60 + minutes)
      }),
    )
  })

  it('writes hours with two digits', () => {
    expect([clockTime(0), clockTime(8), clockTime(23)]).toEqual(['00:00', '08:00', '23:00'])
  })
})
