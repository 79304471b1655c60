import { describe, expect, it } from 'vitest'
import { type Locale, locales } from '../../../domain/business/locales.ts'
import { tiranaInstant } from '../../../domain/time/calendar.ts'
import { clockText } from '../../../domain/time/clock-text.ts'
import {
  dateText,
  dayOfMonthText,
  instantText,
  longAlbanianDate,
  longDateText,
  longInstantText,
  monthText,
  shortAlbanianDate,
  signTime,
} from '../../../domain/time/date-text.ts'

const day = '2026-11-21'

const short: Record<Locale, string> = {
  en: 'Sat, 21 Nov 2026',
  sq: 'sht, 21 nëntor 2026',
  it: 'sab 21 nov 2026',
  de: 'Sa., 21.\u00a0Nov. 2026',
  fr: 'sam. 21 nov. 2026',
  es: 'sáb, 21 nov 2026',
  da: 'lør. 21.\u00a0nov. 2026',
}

const long: Record<Locale, string> = {
  en: 'Saturday 21 November 2026',
  sq: 'e shtunë, 21 nëntor 2026',
  it: 'sabato 21 novembre 2026',
  de: 'Samstag, 21.\u00a0November 2026',
  fr: 'samedi 21 novembre 2026',
  es: 'sábado, 21 de noviembre de 2026',
  da: 'lørdag den 21.\u00a0november 2026',
}

const times: Record<Locale, [half: string, nine: string]> = {
  en: [', 00:30', ', 09:00'],
  sq: [', 0:30', ', 9:00'],
  it: [', ore\u00a00:30', ', ore\u00a09'],
  de: [', 0:30\u00a0Uhr', ', 9\u00a0Uhr'],
  fr: [', 0\u00a0h\u00a030', ', 9\u00a0h'],
  es: [', 0:30', ', 9:00'],
  da: [' kl.\u00a00:30', ' kl.\u00a09'],
}

/** Versions of the runtimes' language data differ in commas. */
const withoutCommas = (text: string) => text.replaceAll(',', '')

describe.each(locales)('a date in %s', (locale) => {
  it('has its weekday, short and long', () => {
    expect(withoutCommas(dateText(day, locale))).toBe(withoutCommas(short[locale]))
    expect(withoutCommas(longDateText(day, locale))).toBe(withoutCommas(long[locale]))
  })

  it('is followed by the time in Tirana', () => {
    const justAfterMidnight = tiranaInstant(day, '00:30')
    const atNine = tiranaInstant(day, '09:00')
    const [half, nine] = times[locale]
    expect(instantText(justAfterMidnight, locale)).toBe(dateText(day, locale) + half)
    expect(longInstantText(justAfterMidnight, locale)).toBe(longDateText(day, locale) + half)
    expect(instantText(atNine, locale)).toBe(dateText(day, locale) + nine)
  })
})

it('only the first of a month is `1er` in French', () => {
  expect(withoutCommas(dateText('2026-12-01', 'fr'))).toBe('mar. 1er déc. 2026')
  expect(withoutCommas(longDateText('2026-12-01', 'fr'))).toBe('mardi 1er décembre 2026')
  expect(dateText('2026-12-11', 'fr')).toContain(' 11 déc.')
  expect(dateText('2026-12-01', 'es')).toContain('1 dic')
})

it('Albanian dates distinguish abbreviated days from month names', () => {
  expect(dateText('2026-03-03', 'sq')).toBe('mar, 3 mars 2026')
  expect(dateText('2026-09-05', 'sq')).toBe('sht, 5 shtator 2026')
})

describe('the hours on the desk’s sign', () => {
  it('have AM and PM in English', () => {
    expect([0, 8, 12, 23].map((hour) => signTime(hour, 'en'))).toEqual([
      '12:00AM',
      '08:00AM',
      '12:00PM',
      '11:00PM',
    ])
  })

  it('have 24 hours in other languages, as in sentences', () => {
    for (const locale of locales.filter((it) => it !== 'en')) {
      expect(signTime(8, locale)).toBe(clockText('08:00', locale))
      expect(signTime(23, locale)).toMatch(/^23/)
    }
  })
})

it.each([
  ['en', 'November 2026', 'Sat 21'],
  ['sq', 'nëntor 2026', 'sht 21'],
  ['de', 'November 2026', 'Sa., 21.'],
  ['fr', 'novembre 2026', 'sam. 21'],
] as const)('a month and its days are short in %s', (locale, month, day) => {
  expect(monthText('2026-11', locale)).toBe(month)
  expect(dayOfMonthText('2026-11-21', locale)).toBe(day)
})

it('the first of a month is `1er` in French', () => {
  expect(dayOfMonthText('2026-11-01', 'fr')).toBe('dim. 1er')
})

it('Albanian dates have Albanian weekday and month names', () => {
  expect(longAlbanianDate('2026-11-21')).toBe('e shtunë, 21 nëntor 2026')
  expect(shortAlbanianDate('2026-11-21')).toBe('sht, 21 nëntor 2026')
})

it('Albanian dates agree with the runtime’s language data on every day of a leap year', () => {
  const runtime = new Intl.DateTimeFormat('sq', { dateStyle: 'full', timeZone: 'UTC' })
  for (let day = 0; day < 366; day++) {
    const instant = new Date(Date.UTC(2028, 0, 1 + day))
    const date = instant.toISOString().slice(0, 10)
    expect(longAlbanianDate(date)).toBe(runtime.format(instant))
  }
})
