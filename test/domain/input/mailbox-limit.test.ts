import { describe, expect, it } from 'vitest'
import { mailboxLimit, mostPerDay, summaryAt } from '../../../domain/input/mailbox-limit.ts'

const now = new Date('2026-07-20T10:00:00Z')

describe('promise 36: a mailbox', () => {
  it('has room for a family: four bookings, two changes, and the link again', () => {
    expect(4 + 2 + 1).toBeLessThan(mailboxLimit.perHour)
  })

  it('gets the rest in one email within the hour, and at most six hours later at the end of a full day', () => {
    expect(summaryAt(mailboxLimit.perDay - 1, now)).toEqual(new Date('2026-07-20T11:00:00Z'))
    expect(summaryAt(mailboxLimit.perDay, now)).toEqual(new Date('2026-07-20T16:00:00Z'))
  })

  it('gets no more than twenty emails a day, those with the rest included', () => {
    expect(mostPerDay).toBe(20)
  })
})
