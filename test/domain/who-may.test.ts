import { describe, expect, it } from 'vitest'
import { policies } from '../../domain/business/business.ts'
import { waits } from '../../domain/desk/offline-endpoints.ts'
import type { Charge, Refund } from '../../domain/payments/money-rows.ts'
import { ownerReason, whoMay } from '../../domain/who-may.ts'

const refund = (cents: number) => ({ cents }) as Refund
const change = (charges: Charge[], ...cents: number[]) => ({ charges, refunds: cents.map(refund) })

describe('promise 37: an action that needs an owner', () => {
  it('can never be recorded offline', () => {
    const offline = Object.entries(whoMay).filter(([call]) => waits(call as keyof typeof whoMay))
    expect(offline.length).toBeGreaterThan(3)
    for (const [, needed] of offline) expect(needed).toBe('staff')
  })

  it('is any endpoint that the table does not name', () => {
    expect(ownerReason('POST /api/staff/new')).toBe('action')
    expect(ownerReason('toString')).toBe('action')
  })

  it.each<[string, ReturnType<typeof change>, string | null]>([
    ['goodwill of a cent', change([{ kind: 'goodwill', cents: -1 }]), 'action'],
    ['a lower price', change([{ kind: 'agreed', cents: -1 }]), 'lower_price'],
    ['a higher price', change([{ kind: 'agreed', cents: 1 }]), null],
    ['a lower price by the list', change([{ kind: 'changed', cents: -900 }], 900), null],
    ['a refund up to the limit', change([], policies.staffRefundLimit), null],
    ['a refund above it', change([], policies.staffRefundLimit + 1), 'refund'],
    ['refunds that are above it together', change([], policies.staffRefundLimit, 1), 'refund'],
  ])('is decided by its update: %s', (_, made, reason) => {
    expect(ownerReason('POST /api/staff/stays/:id/change', made)).toBe(reason)
    expect(ownerReason('POST /api/staff/stays/:id/check-out', made)).toBeNull()
    expect(ownerReason('POST /api/staff/stays/:id/keep-overpayment', made)).toBe('action')
  })
})
