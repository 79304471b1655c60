import { expect, it } from 'vitest'
import { cancelStay } from '../../../domain/desk/stay-actions.ts'
import { isRefused } from '../../../domain/input/refusal.ts'
import { dayBefore, paidRecord, staffContext } from '../support/stay-records.ts'

it('`isRefused` is true for a refusal and false for an update', () => {
  expect(isRefused({ refused: 'not_allowed' })).toBe(true)
  expect(isRefused(cancelStay(paidRecord(), 'ill', staffContext(dayBefore)))).toBe(false)
  expect(
    isRefused(cancelStay(paidRecord({}, { status: 'completed' }), 'ill', staffContext())),
  ).toBe(true)
})
