import { describe, expect, it } from 'vitest'
import { onlineActions } from '../../../domain/desk/online-actions.ts'
import { lastSeenOf } from '../../../domain/stay/client-context.ts'
import { paidRecord } from '../support/stay-records.ts'

/** A body with the fields of every online action. */
const said = {
  reason: 'as agreed',
  inPerson: false,
  cents: 300,
  how: 'phone',
  outcome: 'accept',
  payment: 'a payment',
  fiscalNumber: 'A1B2',
  customerName: 'Ada Guest',
  shown: { customerName: 'Ada', customerEmail: null, customerPhone: null },
  shownNote: null,
  tag: 4,
  newTag: 9,
}

describe('the request of an action that needs a connection', () => {
  it('needs a reason of limited length for a cancellation or refund', () => {
    for (const name of ['cancel', 'refunds'] as const) {
      const { request } = onlineActions[`POST /api/staff/stays/:id/${name}`]
      const asks = (reason: unknown) => request.safeParse({ reason, inPerson: false }).success
      expect(asks('wet bag')).toBe(true)
      for (const reason of ['', '   ', 'a'.repeat(201), undefined]) expect(asks(reason)).toBe(false)
    }
  })

  it('is refused if it was done offline', () => {
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
