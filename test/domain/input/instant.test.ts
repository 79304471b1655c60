import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { optionalInstant, parseInstant, requiredInstant } from '../../../domain/input/instant.ts'
import { tiranaDate, tiranaInstant, tiranaTime } from '../../../domain/time/calendar.ts'
import { anyText, instant } from '../support/arbitraries.ts'
import { errorOf } from '../support/parse.ts'

describe('an instant in a request', () => {
  it.each([
    ['2026-11-21T09:00:00.000Z', '2026-11-21T09:00:00.000Z'],
    ['2026-11-21T09:00Z', '2026-11-21T09:00:00.000Z'],
    ['2026-11-21T09:00:00+01:00', '2026-11-21T08:00:00.000Z'],
    ['2026-11-21T09:00:00-08:00', '2026-11-21T17:00:00.000Z'],
    ['2026-11-21T10:00', '2026-11-21T09:00:00.000Z'],
    ['2026-11-21T10:00:00', '2026-11-21T09:00:00.000Z'],
    ['2026-11-21', '2026-11-20T23:00:00.000Z'],
    ['2026-07-01T10:00', '2026-07-01T08:00:00.000Z'],
    ['2028-02-29T10:00', '2028-02-29T09:00:00.000Z'],
  ])('%s is read as %s', (text, iso) => {
    expect(parseInstant(text)?.toISOString()).toBe(iso)
  })

  it.each([
    '2026-02-30',
    '2026-02-30T10:00',
    '2026-02-30T10:00:00Z',
    '2026-02-29T10:00:00.000Z',
    '2026-11-31T10:00:00+02:00',
    '2026-11-21T24:00',
    '2026-11-21T24:00:00Z',
    '2026-11-21T10:60:00Z',
    '2026-11-21T10:00:60Z',
    '2026-11-21T10:00:00+99:99',
    '2026-11-21T10',
    '2026-11-21 10:00',
    '21/11/2026',
    'tomorrow',
    '1795251600000',
    '0',
    '',
    'Sat Nov 21 2026',
    '2026-W47',
    '+002026-11-21T10:00:00Z',
    '10000-01-01',
    '9999-12-31T23:00:00-12:00',
    '9999-12-31T23:30:00Z',
    '2018-12-31T22:59:59.999Z',
    '2099-12-31T23:00:00Z',
    '0001-01-01',
    '1969-12-31T23:59:59Z',
  ])('%j is refused', (text) => {
    expect(parseInstant(text)).toBeNull()
  })

  it('is read back unchanged for every ISO instant', () => {
    fc.assert(
      fc.property(instant, (moment) => {
        expect(parseInstant(moment.toISOString())).toEqual(moment)
      }),
    )
  })

  it('is in Tirana’s local time if it has no time zone', () => {
    fc.assert(
      fc.property(instant, (moment) => {
        const [date, time] = [tiranaDate(moment), tiranaTime(moment)]
        expect(parseInstant(`${date}T${time}`)).toEqual(tiranaInstant(date, time))
      }),
    )
  })

  it('is null or a valid date for any text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          fc.stringMatching(/^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)?)?$/),
        ),
        (text) => {
          expect(Number.isNaN(parseInstant(text)?.getTime() ?? 0)).toBe(false)
        },
      ),
    )
  })
})

describe('promise 21: a required date', () => {
  it('can be a `Date` or a string', () => {
    const date = new Date('2026-11-21T09:00:00Z')
    expect(requiredInstant.parse(date)).toEqual(date)
    expect(requiredInstant.parse(' 2026-11-21T09:00:00Z ')).toEqual(date)
  })

  it.each([undefined, null, '', '   '])('is missing if it is %j', (value) => {
    expect(errorOf(requiredInstant, value)).toBe('required')
  })

  it.each([
    '2026-02-30',
    'soon',
    0,
    1_795_251_600_000,
    Number.NaN,
    true,
    {},
    [],
    ['2026-11-21'],
    new Date(Number.NaN),
    new Date(8.64e15),
    new Date(-8.64e15),
    new Date('-002025-06-01T10:00:00Z'),
    new Date('9999-06-01T10:00:00Z'),
  ])('is refused: %j', (value) => {
    expect(errorOf(requiredInstant, value)).toBe('date_invalid')
  })
})

describe('promise 21: an optional date', () => {
  it.each([undefined, null, '', '   '])('is optional: %j', (value) => {
    expect(optionalInstant.parse(value)).toBeUndefined()
  })

  it.each(['2026-02-30', 'soon', 0, false, {}])('is refused: %j', (value) => {
    expect(errorOf(optionalInstant, value)).toBe('date_invalid')
  })
})
