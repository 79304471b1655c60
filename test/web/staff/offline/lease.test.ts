import { describe, expect, it } from 'vitest'
import { isOver, leaseOf, mayKeep, seen } from '../../../../web/staff/offline/lease.ts'

const minute = 60_000
const now = Date.parse('2026-11-23T12:00:00Z')
const session = { expiresAt: '2026-11-23T14:00:00Z', now: '2026-11-23T12:00:00Z' }

describe("promise 38: the time that a device may hold guests' data", () => {
  it('ends with the sign-in, to the millisecond', () => {
    const lease = leaseOf(session, now)
    expect(isOver(lease, now + 120 * minute - 1)).toBe(false)
    expect(isOver(lease, now + 120 * minute)).toBe(true)
    expect([mayKeep(lease, now), mayKeep(undefined, now)]).toEqual([true, false])
  })

  it('is the same on a device whose clock is wrong', () => {
    const wrong = now - 300 * minute
    const lease = leaseOf(session, wrong)
    expect(isOver(lease, wrong + 119 * minute)).toBe(false)
    expect(isOver(lease, wrong + 120 * minute)).toBe(true)
  })

  it('ends if the clock is set back, but not for a correction of one minute', () => {
    const later = seen(leaseOf(session, now), now + 90 * minute)
    expect(isOver(later, now + 89 * minute)).toBe(false)
    expect(isOver(later, now + 30 * minute)).toBe(true)
    expect(seen(later, now).seenAt).toBe(later.seenAt)
  })

  it('is over at once for an expired token', () => {
    expect(isOver(leaseOf({ ...session, expiresAt: session.now }, now), now)).toBe(true)
  })
})
