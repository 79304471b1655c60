import { describe, expect, it } from 'vitest'
import type { Bag } from '../../../../domain/stay/stay-record.ts'
import { recordAfterAction } from '../../../../web/staff/offline/action-rules.ts'
import type { PendingAction } from '../../../../web/staff/offline/pending-action.ts'
import { cash, dropOff, price, recordOf } from '../../../domain/support/stay-records.ts'

const bags = [7, 8].map(
  (tag): Bag => ({
    id: `bag ${tag}`,
    tag,
    status: 'inside',
    outTo: null,
    collectorId: null,
    photo: null,
  }),
)
const paid = { ...cash, cents: price, receivedCents: price }
const stored = { ...recordOf({ payments: [paid] }, { status: 'checked_in' }), bags }

function checkOut(cashCurrency: 'ALL' | 'EUR'): PendingAction {
  return {
    key: 'check-out',
    stayId: stored.stay.id,
    endpoint: 'POST /api/staff/stays/:id/check-out',
    body: { tags: [7, 8], outTo: 'guest', cashCurrency },
    at: dropOff.toISOString(),
    seen: undefined,
    name: 'Ada',
    before: stored,
    after: null,
    storedAt: 0,
    wasOffline: true,
    refused: null,
  }
}

describe('an offline check-out', () => {
  it.each([
    ['Lek', 'ALL', { given: { cents: 0, lek: 1200 } }],
    ['euros', 'EUR', { given: { cents: 1200, lek: 0 } }],
  ] as const)('shows unused days that were refunded in %s', (_, currency, given) => {
    const record = recordAfterAction(stored, checkOut(currency))
    expect(record?.stay.status).toBe('completed')
    expect(record?.drawer).toMatchObject([{ kind: 'refund', ...given }])
  })
})
