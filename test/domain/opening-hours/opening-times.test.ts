import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Closure,
  closureAt,
  isOpen,
  openState,
  regularOpeningTimes,
} from '../../../domain/opening-hours/opening-times.ts'
import { addDays, tiranaInstant, tiranaTime } from '../../../domain/time/calendar.ts'
import { closures, instant, oddDays } from '../support/arbitraries.ts'

const day = '2026-11-21'
const at = (time: string, date = day) => tiranaInstant(date, time)
const regular = (moment: Date) => openState(moment, regularOpeningTimes)
const closed = (...list: Closure[]) => ({ ...regularOpeningTimes, closures: list })
const shut = (from: Date, to: Date): Closure => ({ kind: 'closed', from, to })

describe('the office on a regular day', () => {
  it.each([
    ['00:00', '08:00', day],
    ['07:59', '08:00', day],
    ['23:00', '08:00', '2026-11-22'],
    ['23:59', '08:00', '2026-11-22'],
  ])('is closed at %s, and opens at %s on %s', (time, opens, date) => {
    expect(regular(at(time))).toEqual({ open: false, opens: at(opens, date) })
  })

  it.each([
    ['08:00', 900],
    ['22:59', 1],
  ])('is open at %s, for %i minutes', (time, closesInMinutes) => {
    expect(regular(at(time))).toEqual({ open: true, closesInMinutes })
  })

  it('is open for fifteen hours, also when the clocks change', () => {
    for (const date of oddDays) {
      const midnight = tiranaInstant(date, '00:00').getTime()
      const nextMidnight = tiranaInstant(addDays(date, 1), '00:00').getTime()
      let open = 0
      for (let time = midnight; time < nextMidnight; time += 30 * 60_000) {
        const state = regular(new Date(time))
        if (state.open) open += 0.5
        else expect(tiranaTime(state.opens)).toBe('08:00')
      }
      expect(open).toBe(15)
    }
  })
})

describe('a closure', () => {
  const closure = shut(at('13:00'), at('15:00'))

  it('includes its first moment but not its last', () => {
    const times = closed(closure)
    expect(closureAt(new Date(at('13:00').getTime() - 1), 'pick_up', times)).toBeUndefined()
    expect(closureAt(at('13:00'), 'pick_up', times)).toBe(closure)
    expect(closureAt(new Date(at('15:00').getTime() - 1), 'pick_up', times)).toBe(closure)
    expect(closureAt(at('15:00'), 'pick_up', times)).toBeUndefined()
  })

  it('of a full office refuses drop-offs but not pick-ups', () => {
    const full: Closure = { ...closure, kind: 'full' }
    expect(closureAt(at('14:00'), 'drop_off', closed(full))).toBe(full)
    expect(closureAt(at('14:00'), 'pick_up', closed(full))).toBeUndefined()
    expect(openState(at('14:00'), closed(full))).toEqual(regular(at('14:00')))
  })

  it('ends the day early', () => {
    expect(openState(at('12:35'), closed(closure))).toEqual({ open: true, closesInMinutes: 25 })
    expect(openState(at('15:00'), closed(closure))).toEqual(regular(at('15:00')))
  })

  it('is followed by the next opening, across closed days', () => {
    expect(openState(at('13:00'), closed(closure))).toEqual({ open: false, opens: at('15:00') })
    const weekend = shut(at('00:00'), at('00:00', '2026-11-23'))
    const monday = shut(at('08:00', '2026-11-23'), at('10:30', '2026-11-23'))
    expect(openState(at('23:30', '2026-11-20'), closed(monday, weekend))).toEqual({
      open: false,
      opens: at('10:30', '2026-11-23'),
    })
  })
})

describe('with any closures', () => {
  it('the office is closed exactly until the next opening that is given', () => {
    fc.assert(
      fc.property(instant, closures, (moment, near) => {
        const times = closed(...near(moment))
        const state = openState(moment, times)
        expect(state.open).toBe(isOpen(moment, times))
        if (state.open) {
          const closing = new Date(moment.getTime() + state.closesInMinutes * 60_000)
          expect(isOpen(closing, times)).toBe(false)
          expect(isOpen(new Date(closing.getTime() - 60_000), times)).toBe(true)
          return
        }
        expect(isOpen(state.opens, times)).toBe(true)
        for (let time = moment.getTime(); time < state.opens.getTime(); time += 15 * 60_000) {
          expect(isOpen(new Date(time), times)).toBe(false)
        }
      }),
    )
  })
})
