import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  dayOfYear,
  daysBetween,
  inclusiveDays,
  isCalendarDate,
  isClockTime,
  tiranaDate,
  tiranaInstant,
  tiranaTime,
} from '../../../domain/time/calendar.ts'
import { minuteOfDay } from '../../../domain/time/clock.ts'
import { calendarDate, clockTime, instant } from '../support/arbitraries.ts'

const at = (text: string) => new Date(text)

describe('a local time in Tirana', () => {
  it('is one hour ahead of UTC in winter and two in summer', () => {
    expect(tiranaInstant('2026-11-21', '10:00')).toEqual(at('2026-11-21T09:00:00Z'))
    expect(tiranaInstant('2026-07-01', '10:00')).toEqual(at('2026-07-01T08:00:00Z'))
  })

  it('has the date in Tirana, not in UTC', () => {
    expect(tiranaDate(at('2026-12-31T22:59:59Z'))).toBe('2026-12-31')
    expect(tiranaDate(at('2026-12-31T23:00:00Z'))).toBe('2027-01-01')
    expect(tiranaTime(at('2026-12-31T23:00:00Z'))).toBe('00:00')
    expect(tiranaDate(at('2026-06-30T22:00:00Z'))).toBe('2026-07-01')
  })

  it.each([
    ['2025-03-30', '2025-10-26'],
    ['2026-03-29', '2026-10-25'],
    ['2027-03-28', '2027-10-31'],
    ['2028-03-26', '2028-10-29'],
  ])('is right around the clock changes of %s and %s', (spring, autumn) => {
    expect(tiranaInstant(spring, '01:59')).toEqual(at(`${spring}T00:59:00Z`))
    expect(tiranaInstant(spring, '03:00')).toEqual(at(`${spring}T01:00:00Z`))
    expect(tiranaInstant(spring, '08:00')).toEqual(at(`${spring}T06:00:00Z`))
    expect(tiranaInstant(autumn, '01:59')).toEqual(at(`${addDays(autumn, -1)}T23:59:00Z`))
    expect(tiranaInstant(autumn, '03:00')).toEqual(at(`${autumn}T02:00:00Z`))
    expect(tiranaInstant(autumn, '08:00')).toEqual(at(`${autumn}T07:00:00Z`))
  })

  it('that the clocks skip moves on an hour; one that repeats is the first', () => {
    expect(tiranaInstant('2026-03-29', '02:30')).toEqual(at('2026-03-29T01:30:00Z'))
    expect(tiranaTime(tiranaInstant('2026-03-29', '02:30'))).toBe('03:30')
    expect(tiranaInstant('2026-10-25', '02:30')).toEqual(at('2026-10-25T00:30:00Z'))
  })

  it('has its date and time back, unless the clocks skip it', () => {
    fc.assert(
      fc.property(calendarDate, clockTime, (date, time) => {
        const named = tiranaInstant(date, time)
        const skipped = tiranaTime(named) !== time
        expect(tiranaDate(named)).toBe(date)
        if (skipped) expect(time.startsWith('02:')).toBe(true)
      }),
    )
  })

  it('of any instant reads back as that instant, or an hour before', () => {
    fc.assert(
      fc.property(instant, (moment) => {
        const minute = new Date(Math.floor(moment.getTime() / 60_000) * 60_000)
        const back = tiranaInstant(tiranaDate(minute), tiranaTime(minute))
        expect([0, 3_600_000]).toContain(minute.getTime() - back.getTime())
      }),
    )
  })
})

describe('the time zone of the guest’s device', () => {
  const own = process.env.TZ
  afterEach(() => {
    if (own === undefined) delete process.env.TZ
    else process.env.TZ = own
  })

  it.each([
    ['UTC', 0],
    ['Pacific/Auckland', -780],
    ['America/Los_Angeles', 480],
    ['Pacific/Kiritimati', -840],
    ['Asia/Kolkata', -330],
  ])('does not change results: %s', (zone, offsetInJanuary) => {
    process.env.TZ = zone
    expect(at('2026-01-15T12:00:00Z').getTimezoneOffset()).toBe(offsetInJanuary)

    expect(tiranaInstant('2026-11-21', '10:00').toISOString()).toBe('2026-11-21T09:00:00.000Z')
    expect(tiranaInstant('2026-03-29', '02:30').toISOString()).toBe('2026-03-29T01:30:00.000Z')
    expect(tiranaInstant('2026-10-25', '02:30').toISOString()).toBe('2026-10-25T00:30:00.000Z')
    expect(tiranaDate(at('2026-12-31T23:30:00Z'))).toBe('2027-01-01')
    expect(minuteOfDay(at('2026-12-31T22:30:00Z'))).toBe(23 * 60 + 30)
    expect(addDays('2026-03-28', 1)).toBe('2026-03-29')
    expect(addDays('2026-10-25', 1)).toBe('2026-10-26')
    expect(addMonths('2026-11-30', 3)).toBe('2027-02-28')
    expect(daysBetween('2026-03-01', '2026-11-01')).toBe(245)
    expect(dayOfYear('2026-11-21')).toBe(325)
    expect(isCalendarDate('2026-02-30')).toBe(false)
    expect(inclusiveDays(at('2026-03-28T22:59:00Z'), at('2026-03-28T23:00:00Z'))).toBe(2)
  })
})

describe('a date', () => {
  it.each([
    '2026-02-30',
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-11-00',
    '26-11-21',
    '2026-11-21 ',
    '+002026-11-21',
    '10000-01-01',
    '9999-12-31',
    '2100-01-01',
    '2018-12-31',
    '1969-12-31',
    '0001-01-01',
    '0000-01-01',
    '-002026-11-21',
    '',
  ])('is invalid if it does not exist or is outside the calendar’s years: %j', (text) => {
    expect(isCalendarDate(text)).toBe(false)
  })

  it.each(['2024-02-29', '2028-02-29', '2026-12-31', '2019-01-01', '2099-12-31'])(
    'is valid: %s',
    (text) => {
      expect(isCalendarDate(text)).toBe(true)
    },
  )

  it('crosses month ends, year ends and leap days if days are added', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
  })

  it('is as many days away as were added', () => {
    fc.assert(
      fc.property(calendarDate, fc.integer({ min: -800, max: 800 }), (date, days) => {
        expect(daysBetween(date, addDays(date, days))).toBe(days)
        expect(addDays(date, days)).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      }),
    )
  })

  it('keeps its day of the month if months are added, or takes the last day', () => {
    expect(addMonths('2026-11-21', 12)).toBe('2027-11-21')
    expect(addMonths('2028-02-29', 12)).toBe('2029-02-28')
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2026-12-31', 2)).toBe('2027-02-28')
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28')
  })

  it('never skips a month if months are added', () => {
    fc.assert(
      fc.property(calendarDate, fc.integer({ min: 0, max: 24 }), (date, months) => {
        const later = addMonths(date, months)
        const monthsOf = (d: string) => Number(d.slice(0, 4)) * 12 + Number(d.slice(5, 7))
        expect(isCalendarDate(later)).toBe(true)
        expect(monthsOf(later) - monthsOf(date)).toBe(months)
        expect(later.slice(8) <= date.slice(8)).toBe(true)
      }),
    )
  })

  it('promise 35: has a four-digit year after any number of days or months', () => {
    const anyNumber = fc.oneof(
      fc.maxSafeInteger(),
      fc.constantFrom(Number.MAX_VALUE, -Number.MAX_VALUE, Number.POSITIVE_INFINITY),
    )
    fc.assert(
      fc.property(calendarDate, anyNumber, (date, number) => {
        expect(addDays(date, number)).toMatch(/^\d{4}-\d{2}-\d{2}$/)
        expect(addMonths(date, number)).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      }),
    )
    expect([addDays('2099-12-31', 1), addDays('2019-01-01', -1)]).toEqual([
      '2100-01-01',
      '2018-12-31',
    ])
    expect([addDays('9999-12-31', 1), addDays('0000-01-01', -1)]).toEqual([
      '9999-12-31',
      '0000-01-01',
    ])
    expect(addMonths('9999-12-31', 1)).toBe('9999-12-31')
  })

  it('is day 1 on 1 January and day 365 or 366 on 31 December', () => {
    expect(dayOfYear('2026-01-01')).toBe(1)
    expect(dayOfYear('2026-12-31')).toBe(365)
    expect(dayOfYear('2028-12-31')).toBe(366)
    expect(dayOfYear('2028-03-01')).toBe(61)
  })
})

describe('a clock time', () => {
  it.each(['24:00', '12:60', '7:00', '07:0', '-1:00', '', '07:00:00'])('is invalid: %j', (text) => {
    expect(isClockTime(text)).toBe(false)
  })

  it.each(['00:00', '08:05', '19:59', '23:59'])('is valid: %s', (text) => {
    expect(isClockTime(text)).toBe(true)
  })
})

describe('the days of a stay', () => {
  it('include both ends, however few hours are between', () => {
    const start = tiranaInstant('2026-11-21', '22:00')
    expect(inclusiveDays(start, tiranaInstant('2026-11-21', '23:00'))).toBe(1)
    expect(inclusiveDays(start, tiranaInstant('2026-11-22', '08:00'))).toBe(2)
    expect(inclusiveDays(start, tiranaInstant('2026-11-23', '23:00'))).toBe(3)
  })

  it('are one without a pick-up, and at least one', () => {
    const start = tiranaInstant('2026-11-21', '10:00')
    expect(inclusiveDays(start)).toBe(1)
    expect(inclusiveDays(start, tiranaInstant('2026-11-01', '10:00'))).toBe(1)
  })

  it.each([
    ['the clocks going forward', '2026-03-28', '2026-03-30', 3],
    ['the clocks going back', '2026-10-24', '2026-10-26', 3],
    ['the end of the year', '2026-12-31', '2027-01-01', 2],
    ['a leap day', '2028-02-28', '2028-03-01', 3],
    ['a whole year', '2026-01-01', '2026-12-31', 365],
  ])('are counted correctly over %s', (_, from, until, days) => {
    for (const [dropOff, pickUp] of [
      ['08:00', '23:00'],
      ['23:00', '08:00'],
    ] as const) {
      expect(inclusiveDays(tiranaInstant(from, dropOff), tiranaInstant(until, pickUp))).toBe(days)
    }
  })

  it('grow by one with each day of the pick-up, whatever the hours', () => {
    fc.assert(
      fc.property(calendarDate, fc.nat(400), clockTime, clockTime, (date, days, from, until) => {
        const start = tiranaInstant(date, from)
        expect(inclusiveDays(start, tiranaInstant(addDays(date, days), until))).toBe(days + 1)
      }),
    )
  })
})
