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

describe('a staff action without a response', () => {
  it('is the same action if repeated, and another one for other content', () => {
    const first = cash('ada', 300)
    expect(cash('ada', 300)).toBe(first)
    const keys = [first, cash('ada', 600), cash('bea', 300)].map(({ key }) => key)
    expect(new Set(keys).size).toBe(3)
  })

  it('counts as unanswered unless the Worker accepted or refused it', () => {
    expect(isAnswer(new TypeError('Failed to fetch'))).toBe(false)
    expect(isAnswer(new ApiError(503, '', ''))).toBe(false)
    expect(isAnswer(new ApiError(409, '', '{"error":{"code":"stay_changed"}}'))).toBe(true)
    // A network between the desk and the Worker answered.
    expect(isAnswer(new ApiError(403, '', '<html>Sign in to the Wi-Fi</html>'))).toBe(false)
    expect(isAnswer(new ApiError(401, '', ''))).toBe(true)
  })
})
