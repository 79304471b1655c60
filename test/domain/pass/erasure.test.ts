import { describe, expect, it } from 'vitest'
import { policies } from '../../../domain/business/business.ts'
import { erasedBefore, mayForget } from '../../../domain/pass/erasure.ts'
import type { MoneyRows } from '../../../domain/payments/money-rows.ts'
import type { Stay } from '../../../domain/stay/stay-record.ts'
import { tiranaInstant } from '../../../domain/time/calendar.ts'
import {
  dispute,
  dropOff,
  inReview,
  now,
  onlinePayment,
  paidRecord,
  price,
  received,
  recordOf,
  refund,
} from '../support/stay-records.ts'

it.each([
  ['2026-11-22', '2025-11-23'],
  ['2026-03-29', '2025-03-30'],
  ['2026-10-25', '2025-10-26'],
  ['2025-02-28', '2024-02-29'],
  ['2024-02-29', '2023-03-01'],
])('promise 24: on %s, stays that ended before %s are erased', (today, first) => {
  const before = tiranaInstant(first, '00:00')
  expect(erasedBefore(tiranaInstant(today, '00:00'))).toEqual(before)
  expect(erasedBefore(tiranaInstant(today, '23:59'))).toEqual(before)
})

describe('promise 24: a stay whose guest asks for erasure', () => {
  const day = 24 * 3_600_000
  const endedAt = dropOff
  const daysLater = (days: number) => new Date(endedAt.getTime() + days * day)
  const hour = daysLater(1 / 24)
  const ended = { status: 'completed', endedAt, updatedAt: endedAt } as const
  const over = (rows: Partial<MoneyRows> = {}, stay: Partial<Stay> = {}) =>
    paidRecord(rows, { ...ended, ...stay })

  it('can be erased within the hour if it has ended and nothing is open', () => {
    expect(mayForget(over(), hour)).toBe(true)
    expect(mayForget(paidRecord(), hour)).toBe(false)
  })

  it('can be erased despite a lost dispute that nobody owes', () => {
    const charges = [
      { kind: 'quote' as const, cents: price },
      { kind: 'not_due' as const, cents: -price },
    ]
    const lost = dispute({ status: 'lost', closedAt: now, cents: 600 })
    const record = over({ charges, refunds: [refund({ cents: price })], disputes: [lost] })
    expect(mayForget(record, hour)).toBe(true)
  })

  it.each([
    ['owes money', recordOf({ payments: [] }, ended)],
    ['is owed money', over({ payments: [received, { ...received, id: 'twice' }] })],
    ['has a payment in review', over({ payments: [received, inReview] })],
    [
      'has a payment in review without money',
      over({ payments: [received, { ...inReview, receivedCents: 0 }] }),
    ],
  ])('that %s can be erased once the policy’s days are over', (_, record) => {
    const last = policies.unsettledDays
    expect(mayForget(record, daysLater(last - 1))).toBe(false)
    expect(mayForget(record, daysLater(last))).toBe(true)
  })

  it.each([
    ['can still be paid', over({ payments: [received, { ...onlinePayment, id: 'late' }] })],
    ['is requested as a refund', over({ refunds: [refund({ status: 'requested' })] })],
    ['is pending as a refund', over({ refunds: [refund({ status: 'pending' })] })],
    ['is disputed', over({ disputes: [dispute()] })],
  ])('cannot be erased while money %s, however long that takes', (_, record) => {
    expect(mayForget(record, daysLater(10 * policies.unsettledDays))).toBe(false)
  })
})
