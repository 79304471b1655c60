import { expect, it } from 'vitest'
import { closureText } from '../../../domain/opening-hours/closure-text.ts'
import { tiranaInstant } from '../../../domain/time/calendar.ts'

const text = (from: [string, string], to: [string, string]) =>
  closureText({ from: tiranaInstant(...from), to: tiranaInstant(...to) }, 'en')

it('a closure is told by its day, its days, its hours, or from one moment to another', () => {
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
