import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../../web/api.ts'
import { actionOf, isAnswer } from '../../../../web/staff/actions/actions.ts'

const cash = (stayId: string, cents: number) =>
  actionOf({
    stayId,
    endpoint: 'POST /api/staff/stays/:id/payments',
    body: { method: 'cash', cents },
    seen: undefined,
  })

describe('an act whose answer was lost', () => {
  it('is the same act when it is done again, and another one with other content', () => {
    const first = cash('ada', 300)
    expect(cash('ada', 300)).toBe(first)
    const keys = [first, cash('ada', 600), cash('bea', 300)].map(({ key }) => key)
    expect(new Set(keys).size).toBe(3)
  })

  it('is one of which nobody knows whether it was done', () => {
    expect(isAnswer(new TypeError('Failed to fetch'))).toBe(false)
    expect(isAnswer(new ApiError(503, '', ''))).toBe(false)
    expect(isAnswer(new ApiError(409, '', ''))).toBe(true)
  })
})
