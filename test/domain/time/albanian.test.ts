import { expect, it } from 'vitest'
import { longAlbanianDate, shortAlbanianDate } from '../../../domain/time/albanian.ts'

it('names days and months as Albanian readers write them', () => {
  expect(longAlbanianDate('2026-11-21')).toBe('e shtunë, 21 nëntor 2026')
  expect(shortAlbanianDate('2026-11-21')).toBe('sht, 21 nëntor 2026')
})

it('agrees with the language data of a runtime that has Albanian, on every day of a leap year', () => {
  const runtime = new Intl.DateTimeFormat('sq', { dateStyle: 'full', timeZone: 'UTC' })
  for (let day = 0; day < 366; day++) {
    const instant = new Date(Date.UTC(2028, 0, 1 + day))
    const date = instant.toISOString().slice(0, 10)
    expect(longAlbanianDate(date)).toBe(runtime.format(instant))
  }
})
