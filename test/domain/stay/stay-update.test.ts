import { describe, expect, it } from 'vitest'
import { hasEnded, stayStatuses } from '../../../domain/business/stay.ts'
import { accountOf } from '../../../domain/payments/account.ts'
import { recordAfter, rowsAfter } from '../../../domain/stay/stay-update.ts'
import {
  nothing,
  now,
  onlinePayment,
  price,
  received,
  recordOf,
  refund,
} from '../support/stay-records.ts'

describe('a stay update', () => {
  it('increments the version and sets the time', () => {
    const { stay } = recordAfter(recordOf(), nothing, now)
    expect(stay).toEqual({ ...recordOf().stay, version: 2, updatedAt: now })
  })

  it('writes the account of the rows after it', () => {
    const after = recordAfter(recordOf(), { ...nothing, payments: [received] }, now)
    expect(after.stay).toMatchObject(accountOf(after))
    expect(after.stay).toMatchObject({ received: price, balance: 0, paymentStatus: 'paid' })
  })

  it('sets the new dates and items', () => {
    const { stay } = recordAfter(recordOf(), { ...nothing, agreed: { luggageCount: 3 } }, now)
    expect(stay).toMatchObject({ luggageCount: 3, storageType: 'daily' })
  })

  it('sets when the stay ended, once, and clears it if the stay is reopened', () => {
    for (const status of stayStatuses) {
      const { endedAt } = recordAfter(recordOf(), { ...nothing, status }, now).stay
      expect(endedAt).toEqual(hasEnded(status) ? now : null)
    }
    const ended = recordOf({}, { status: 'expired', endedAt: now })
    const later = new Date(now.getTime() + 1)
    expect(recordAfter(ended, { ...nothing, status: 'expired' }, later).stay.endedAt).toBe(now)
    expect(recordAfter(ended, { ...nothing, status: 'confirmed' }, later).stay.endedAt).toBeNull()
  })

  it('sets and clears each attention flag with its own time', () => {
    const later = new Date(now.getTime() + 1)
    const open = recordAfter(recordOf(), { ...nothing, attention: { conflict: true } }, now)
    expect(open.stay).toMatchObject({ conflictAt: now, unpricedAt: null })
    const both = { conflict: true, unpriced: true }
    const again = recordAfter(open, { ...nothing, attention: both }, later)
    expect(again.stay).toMatchObject({ conflictAt: now, unpricedAt: later })
    const priced = recordAfter(again, { ...nothing, attention: { unpriced: false } }, later)
    expect(priced.stay).toMatchObject({ conflictAt: now, unpricedAt: null })
  })
})

describe('the rows after an update', () => {
  it('have each changed row once, and each new row', () => {
    const after = rowsAfter(recordOf({ refunds: [refund()] }), {
      charges: [{ kind: 'goodwill', cents: -600 }],
      payments: [received],
      refunds: [refund({ status: 'failed' }), refund({ id: 'second', stripeRefundId: 're_2' })],
    })
    expect(after.charges.map(({ cents }) => cents)).toEqual([price, -600])
    expect(after.payments).toEqual([{ ...received, refundedCents: 600 }])
    expect(after.refunds.map(({ id, status }) => [id, status])).toEqual([
      ['refund', 'failed'],
      ['second', 'succeeded'],
    ])
  })

  it('are unchanged if the update has no rows', () => {
    expect(rowsAfter(recordOf(), {})).toMatchObject({ payments: [onlinePayment], refunds: [] })
  })
})
