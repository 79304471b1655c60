import { expect, it } from 'vitest'
import { albanianDate } from '../../domain/albanian.ts'

it('names days and months as Albanian readers write them', () => {
  expect(albanianDate('2026-11-21', 'long')).toBe('e shtunë, 21 nëntor 2026')
  expect(albanianDate('2026-11-21', 'short')).toBe('sht, 21 nën 2026')
})

it('agrees with the language data of a runtime that has Albanian, on every day of a leap year', () => {
  const runtime = new Intl.DateTimeFormat('sq', { dateStyle: 'full', timeZone: 'UTC' })
  for (let day = 0; day < 366; day++) {
    const instant = new Date(Date.UTC(2028, 0, 1 + day))
    const date = instant.toISOString().slice(0, 10)
    expect(albanianDate(date, 'long')).toBe(runtime.format(instant))
  }
})
