import { describe, expect, it } from 'vitest'
import { onlineActions } from '../../../domain/desk/online-actions.ts'
import { lastSeenOf } from '../../../domain/stay/client-context.ts'
import { paidRecord } from '../support/stay-records.ts'

/** What each of the acts finds its own in. */
const said = {
  reason: 'as agreed',
  inPerson: false,
  cents: 300,
  how: 'phone',
  outcome: 'accept',
  payment: 'a payment',
  fiscalNumber: 'A1B2',
}

describe('what staff do with a connection alone', () => {
  it('gives a reason, of one line, for what goes back', () => {
    for (const name of ['cancel', 'refunds'] as const) {
      const { request } = onlineActions[`POST /api/staff/stays/:id/${name}`]
      const asks = (reason: unknown) => request.safeParse({ reason, inPerson: false }).success
      expect(asks('wet bag')).toBe(true)
      for (const reason of ['', '   ', 'a'.repeat(201), undefined]) expect(asks(reason)).toBe(false)
    }
  })

  it('is never told of as done while the line was down', () => {
    const seen = { ...lastSeenOf(paidRecord().stay), pickUpAt: '2026-07-25T10:00:00Z' }
    const told = (wasOffline: boolean) => ({
      ...said,
      clientContext: { doneAt: '2026-07-25T10:00:00Z', wasOffline, seen },
    })
    for (const [call, { request }] of Object.entries(onlineActions)) {
      expect(request.safeParse(told(false)).success, call).toBe(true)
      expect(request.safeParse(told(true)).success, call).toBe(false)
    }
  })
})
