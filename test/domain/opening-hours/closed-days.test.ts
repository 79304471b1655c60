import { describe, expect, it } from 'vitest'
import { closuresToTell, closureText } from '../../../domain/opening-hours/closed-days.ts'
import { type Closure, regularOpeningTimes } from '../../../domain/opening-hours/opening-times.ts'
import { addDays, tiranaInstant } from '../../../domain/time/calendar.ts'

const at = (date: string, time = '00:00') => tiranaInstant(date, time)
const now = at('2026-11-23', '18:00')

/** A whole day on which the office is closed, or full. */
const day = (date: string, kind: Closure['kind'] = 'closed'): Closure => ({
  kind,
  from: at(date),
  to: at(addDays(date, 1)),
})

const inDecember = { startDate: at('2026-12-20', '10:00'), pickUpAt: at('2026-12-22', '12:00') }

/** Indexes of the closures that a guest is shown. */
function told(closures: Closure[], stay = inDecember) {
  const found = closuresToTell(stay, now, { ...regularOpeningTimes, closures })
  return found.map((closure) => closures.indexOf(closure))
}

describe('a pass shows that the office is closed', () => {
  it('on a day of the coming week, whenever the guest comes', () => {
    expect(told([day('2026-11-23'), day('2026-11-29'), day('2026-11-30')])).toEqual([0, 1])
  })

  it('on any day of the stay, including the first and the last', () => {
    const stay = { startDate: at('2026-12-20', '22:45'), pickUpAt: at('2026-12-22', '08:00') }
    const days = [19, 20, 21, 22, 23].map((date) => day(`2026-12-${date}`))
    expect(told(days, stay)).toEqual([1, 2, 3])
  })

  it('for some hours of today, until they are over', () => {
    const hours = (from: string, to: string): Closure => ({
      kind: 'closed',
      from: at('2026-11-23', from),
      to: at('2026-11-23', to),
    })
    expect(
      told([hours('20:00', '23:00'), hours('13:00', '18:00'), hours('17:00', '18:30')]),
    ).toEqual([2, 0])
  })

  it('but not that it is full, because booked bags are accepted', () => {
    expect(told([day('2026-11-24', 'full'), day('2026-12-21', 'full')])).toEqual([])
  })
})

const text = (from: [string, string], to: [string, string]) =>
  closureText({ from: tiranaInstant(...from), to: tiranaInstant(...to) }, 'en')

it('a closure’s text gives its day, its days, its hours or both ends', () => {
  expect(text(['2026-11-22', '00:00'], ['2026-11-23', '00:00'])).toBe('Sun, 22 Nov 2026')
  expect(text(['2026-11-22', '00:00'], ['2026-11-24', '00:00'])).toBe(
    'Sun, 22 Nov 2026 – Mon, 23 Nov 2026',
  )
  expect(text(['2026-11-22', '13:00'], ['2026-11-22', '15:30'])).toBe(
    'Sun, 22 Nov 2026, 13:00–15:30',
  )
  expect(text(['2026-11-22', '13:00'], ['2026-11-23', '10:00'])).toBe(
    'Sun, 22 Nov 2026, 13:00 – Mon, 23 Nov 2026, 10:00',
  )
})
