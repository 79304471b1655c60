import { describe, expect, it } from 'vitest'
import { actsAtOnce } from '../../../domain/desk/acts-at-once.ts'
import { seenOf } from '../../../domain/stay/occasion.ts'
import { paidFile } from '../support/stay-files.ts'

/** What each of the acts finds its own in. */
const said = {
  ...{ reason: 'as agreed', handsOver: false, cents: 300, how: 'phone', outcome: 'accept' },
  ...{ payment: 'a payment', fiscalNumber: 'A1B2' },
}

describe('what staff do with a connection alone', () => {
  it('gives a reason, of one line, for what goes back', () => {
    for (const name of ['cancel', 'refunds'] as const) {
      const { request } = actsAtOnce[`POST /api/staff/stays/:id/${name}`]
      const asks = (reason: unknown) => request.safeParse({ reason, handsOver: false }).success
      expect(asks('wet bag')).toBe(true)
      for (const reason of ['', '   ', 'a'.repeat(201), undefined]) expect(asks(reason)).toBe(false)
    }
  })

  it('is never told of as done while the line was down', () => {
    const seen = { ...seenOf(paidFile().stay), pickUpAt: '2026-07-25T10:00:00Z' }
    const told = (waited: boolean) => ({
      ...said,
      occasion: { doneAt: '2026-07-25T10:00:00Z', waited, seen },
    })
    for (const [call, { request }] of Object.entries(actsAtOnce)) {
      expect(request.safeParse(told(false)).success, call).toBe(true)
      expect(request.safeParse(told(true)).success, call).toBe(false)
    }
  })
})
