import { expect, it } from 'vitest'
import { isRefused } from '../../domain/refusal.ts'
import { cancelStay } from '../../domain/stay-actions.ts'
import { dayBefore, paidFile, staffDoing } from './stay-files.ts'

it('a refusal is told apart from a change', () => {
  expect(isRefused({ refused: 'not_allowed' })).toBe(true)
  expect(isRefused(cancelStay(paidFile(), 'ill', staffDoing(dayBefore)))).toBe(false)
  expect(isRefused(cancelStay(paidFile({}, { status: 'completed' }), 'ill', staffDoing()))).toBe(
    true,
  )
})
