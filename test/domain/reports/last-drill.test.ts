import { expect, it } from 'vitest'
import { lastDrill } from '../../../domain/reports/last-drill.ts'
import { isCalendarDate } from '../../../domain/time/calendar.ts'

it('the last restore drill found every stay again', () => {
  expect(lastDrill.found).toBe(lastDrill.expected)
  expect(lastDrill.expected).toBeGreaterThan(0)
  expect(isCalendarDate(lastDrill.day)).toBe(true)
})
