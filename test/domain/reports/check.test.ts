import { expect, it } from 'vitest'
import { found, isOlder } from '../../../domain/reports/check.ts'

const now = new Date('2026-11-22T03:00:00Z')

it('a check has no time unless one is known', () => {
  expect(found('active')).toEqual({ state: 'active', since: null })
  expect(found('stopped', now)).toEqual({ state: 'stopped', since: now })
})

it('an instant is older only once more than the age has passed', () => {
  const instant = new Date(now.getTime() - 1_000)
  expect(isOlder(instant, 1_000, now)).toBe(false)
  expect(isOlder(instant, 999, now)).toBe(true)
})
