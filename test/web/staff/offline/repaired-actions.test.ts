import { describe, expect, it } from 'vitest'
import { lastSeenOf } from '../../../../domain/stay/client-context.ts'
import { onOtherStay, withTags } from '../../../../web/staff/offline/repaired-actions.ts'
import { expected, kept } from './kept.ts'

const key = '7f3c2c2e-0f0d-4a55-9d6e-3f1f5d0c9a11'
const refused = { code: 'tag_in_use' }
const payment = { method: 'cash' as const, cents: 600 }
const walkIn = kept({
  key,
  stayId: 'walk-in',
  endpoint: 'POST /api/staff/stays',
  before: undefined,
  refused,
  body: {
    id: 'walk-in',
    customerName: 'Ada',
    tags: [11, 12],
    idSeen: true,
    endDate: '2026-07-25T20:00:00.000Z',
    payment,
  },
})
const out = kept({
  stayId: 'walk-in',
  endpoint: 'POST /api/staff/stays/:id/check-out',
  body: { tags: [12], outTo: 'guest' },
  after: key,
})
const others = kept({ stayId: 'other' })
const all = [walkIn, out, others]

describe('a refused walk-in', () => {
  it('gets other tags, with the later actions of its stay, and keeps all else', () => {
    const repaired = withTags(walkIn, [19, 20], all)
    expect(repaired).toEqual([
      { ...out, body: { ...out.body, tags: [20] } },
      { ...walkIn, refused: null, body: { ...walkIn.body, tags: [19, 20] } },
    ])
  })

  it('becomes a check-in and a payment of the guest’s other stay', () => {
    const { stay } = expected
    const to = { stayId: stay.id, before: expected, seen: lastSeenOf(stay) }
    const [later, paid, checkIn, ...rest] = onOtherStay(walkIn, expected, all)
    expect(rest).toEqual([])
    expect(later).toMatchObject({ ...to, key: out.key, after: key, body: out.body })
    expect(checkIn).toMatchObject({
      ...to,
      key,
      after: null,
      refused: null,
      at: walkIn.at,
      endpoint: 'POST /api/staff/stays/:id/check-in',
      body: { tags: [11, 12], idSeen: true },
    })
    expect(paid).toMatchObject({
      ...to,
      after: key,
      at: walkIn.at,
      endpoint: 'POST /api/staff/stays/:id/payments',
      body: payment,
    })
    // A second try overwrites the payment instead of adding one.
    expect(onOtherStay(walkIn, expected, all)[1]?.key).toBe(paid?.key)
    expect(paid?.key).not.toBe(key)
  })

  it('follows what waits for the other stay already', () => {
    const waits = kept({ stayId: expected.stay.id })
    expect(onOtherStay(walkIn, expected, [...all, waits]).at(-1)?.after).toBe(waits.key)
  })
})
