import { expect, it } from 'vitest'
import { dayOfMonthText, monthText } from '../../../domain/time/month-text.ts'

it.each([
  ['en', 'November 2026', 'Sat 21'],
  ['sq', 'nëntor 2026', 'sht 21'],
  ['de', 'November 2026', 'Sa., 21.'],
  ['fr', 'novembre 2026', 'sam. 21'],
] as const)('a month and its days are short in %s', (locale, month, day) => {
  expect(monthText('2026-11', locale)).toBe(month)
  expect(dayOfMonthText('2026-11-21', locale)).toBe(day)
})

it('writes the first of a month as French readers do', () => {
  expect(dayOfMonthText('2026-11-01', 'fr')).toBe('dim. 1er')
})
