import { describe, expect, it } from 'vitest'
import { limits } from '../../../domain/business/business.ts'
import { offlineActions } from '../../../domain/desk/offline-actions.ts'
import { lastSeenOf } from '../../../domain/stay/client-context.ts'
import { bagReceivers } from '../../../domain/stay/stay-record.ts'
import { paidRecord } from '../support/stay-records.ts'

const checkIn = offlineActions['POST /api/staff/stays/:id/check-in'].request
const checkOut = offlineActions['POST /api/staff/stays/:id/check-out'].request
const payment = offlineActions['POST /api/staff/stays/:id/payments'].request

const takes = (schema: typeof checkIn | typeof checkOut, tags: unknown) =>
  schema.safeParse({ tags, idSeen: false, outTo: 'guest' }).success

describe('the request of an action that works offline', () => {
  it('has a valid tag for each bag, up to the item limit', () => {
    const many = Array.from({ length: limits.maxItems }, (_, index) => index + 1)
    for (const schema of [checkIn, checkOut]) {
      expect(takes(schema, many)).toBe(true)
      for (const tags of [[], [0], [-1], [1.5], ['7'], [...many, 21], 7, undefined])
        expect(takes(schema, tags), JSON.stringify(tags)).toBe(false)
    }
  })

  it('names a known receiver of a bag at check-out', () => {
    const out = (outTo: unknown) => checkOut.safeParse({ tags: [7], outTo }).success
    for (const receiver of bagReceivers) expect(out(receiver)).toBe(true)
    for (const other of ['thief', null, undefined]) expect(out(other)).toBe(false)
  })

  it('pays whole cents in cash or by the desk’s terminal', () => {
    const pays = (method: unknown, cents: unknown) => payment.safeParse({ method, cents }).success
    for (const method of ['cash', 'desk_card']) expect(pays(method, 1)).toBe(true)
    for (const cents of [0, -1, 0.5, Number.NaN, '100']) expect(pays('cash', cents)).toBe(false)
    expect(pays('stripe', 100)).toBe(false)
  })

  it('accepts the client context of an offline action', () => {
    const seen = { ...lastSeenOf(paidRecord().stay), pickUpAt: '2026-07-25T10:00:00Z' }
    const clientContext = { doneAt: '2026-07-25T10:00:00Z', wasOffline: true, seen }
    const done = {
      tags: [7],
      idSeen: true,
      outTo: 'guest',
      method: 'cash',
      cents: 100,
      clientContext,
    }
    for (const [call, { request }] of Object.entries(offlineActions))
      expect(request.safeParse(done).success, call).toBe(true)
  })
})
