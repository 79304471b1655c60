import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, tiranaInstant, tiranaTime } from '../../domain/calendar.ts'
import { clockTime, minuteOfDay, openState } from '../../domain/clock.ts'
import { instant, oddDays } from './arbitraries.ts'

const now = (time: string) => tiranaInstant('2026-11-21', time)

describe("Tirana's clock", () => {
  it('counts minutes from midnight, summer and winter', () => {
    expect(minuteOfDay(new Date('2026-11-21T06:59:59Z'))).toBe(7 * 60 + 59)
    expect(minuteOfDay(new Date('2026-11-20T23:00:00Z'))).toBe(0)
    expect(minuteOfDay(new Date('2026-07-01T21:59:00Z'))).toBe(23 * 60 + 59)
  })

  it('shows the time that the calendar knows, at every instant', () => {
    fc.assert(
      fc.property(instant, (moment) => {
        const [hours = 0, minutes = 0] = tiranaTime(moment).split(':').map(Number)
        expect(minuteOfDay(moment)).toBe(hours * 60 + minutes)
      }),
    )
  })

  it('writes an hour with two digits', () => {
    expect([clockTime(0), clockTime(8), clockTime(23)]).toEqual(['00:00', '08:00', '23:00'])
  })
})

describe('the office', () => {
  it.each([
    ['00:00', { open: false, opensAt: '08:00' }],
    ['07:59', { open: false, opensAt: '08:00' }],
    ['08:00', { open: true, closesInMinutes: 900 }],
    ['22:59', { open: true, closesInMinutes: 1 }],
    ['23:00', { open: false, opensAt: '08:00' }],
    ['23:59', { open: false, opensAt: '08:00' }],
  ])('at %s is %j', (time, state) => {
    expect(openState(now(time))).toEqual(state)
  })

  it('is open for fifteen hours of every day, those of the clock changes too', () => {
    for (const date of oddDays) {
      const midnight = tiranaInstant(date, '00:00').getTime()
      const nextMidnight = tiranaInstant(addDays(date, 1), '00:00').getTime()
      let open = 0
      for (let time = midnight; time < nextMidnight; time += 30 * 60_000) {
        if (openState(new Date(time)).open) open += 0.5
      }
      expect(open).toBe(15)
    }
  })

  it('says truly when it closes', () => {
    fc.assert(
      fc.property(instant, (moment) => {
        const state = openState(moment)
        if (!state.open) return
        const closing = new Date(moment.getTime() + state.closesInMinutes * 60_000)
        expect(openState(closing).open).toBe(false)
        expect(openState(new Date(closing.getTime() - 60_000)).open).toBe(true)
      }),
    )
  })
})
