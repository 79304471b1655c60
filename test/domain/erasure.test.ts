import { expect, it } from 'vitest'
import { tiranaInstant } from '../../domain/calendar.ts'
import { erasedBefore } from '../../domain/erasure.ts'

it.each([
  ['2026-11-22', '2025-11-23'],
  ['2026-03-29', '2025-03-30'],
  ['2026-10-25', '2025-10-26'],
  ['2025-02-28', '2024-02-29'],
  ['2024-02-29', '2023-03-01'],
])('promise 24: on %s, what ended before %s is erased', (today, first) => {
  const before = tiranaInstant(first, '00:00')
  expect(erasedBefore(tiranaInstant(today, '00:00'))).toEqual(before)
  expect(erasedBefore(tiranaInstant(today, '23:59'))).toEqual(before)
})
