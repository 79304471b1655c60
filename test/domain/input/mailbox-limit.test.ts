import { describe, expect, it } from 'vitest'
import { mailboxLimit, mostPerDay, summaryAt } from '../../../domain/input/mailbox-limit.ts'

const now = new Date('2026-07-20T10:00:00Z')

describe('promise 36: a mailbox', () => {
  it('can get a family’s emails in an hour: four bookings, two changes and a link', () => {
    expect(4 + 2 + 1).toBeLessThan(mailboxLimit.perHour)
  })

  it('gets the rest in one email an hour later, or six after a full day', () => {
    expect(summaryAt(mailboxLimit.perDay - 1, now)).toEqual(new Date('2026-07-20T11:00:00Z'))
    expect(summaryAt(mailboxLimit.perDay, now)).toEqual(new Date('2026-07-20T16:00:00Z'))
  })

  it('gets at most twenty emails a day, summaries included', () => {
    expect(mostPerDay).toBe(20)
  })
})
