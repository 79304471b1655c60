import { expect, it } from 'vitest'
import { isOffered, timeOptions } from '../../domain/opening-hours.ts'
import { shuttleHours } from '../../domain/shuttle-hours.ts'

it('the shuttle leaves every hour, day and night', () => {
  expect(timeOptions(shuttleHours)).toHaveLength(24)
  for (const night of ['2026-11-21T00:00:00Z', '2026-11-21T03:00:00Z', '2026-11-21T22:00:00Z']) {
    expect(isOffered(new Date(night), shuttleHours)).toBe(true)
  }
})
