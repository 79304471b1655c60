import { describe, expect, it } from 'vitest'
import { longestGap, releaseHoldRequest, restoredSpan } from '../../../domain/reports/hold.ts'

const minute = 60_000

describe('promise 39: a gap after which jobs and emails are held', () => {
  it('is longer than Cloudflare may take to apply changed cron triggers', () => {
    expect(longestGap).toBeGreaterThan(15 * minute)
  })

  it('is longer than the time from which a restored database may hold emails', () => {
    expect(restoredSpan).toBeLessThan(longestGap)
    expect(restoredSpan).toBeGreaterThan(2 * minute)
  })

  it('ends only with a choice about the emails', () => {
    expect(releaseHoldRequest.safeParse({ emails: 'discard' }).success).toBe(true)
    expect(releaseHoldRequest.safeParse({}).success).toBe(false)
    expect(releaseHoldRequest.safeParse({ emails: 'keep' }).success).toBe(false)
  })
})
