import { describe, expect, it } from 'vitest'
import { changedSince, lastSeenOf } from '../../../../domain/stay/client-context.ts'
import { recordAfterAction } from '../../../../web/staff/offline/action-rules.ts'
import { actionsInOrder } from '../../../../web/staff/offline/pending-action.ts'
import { onOtherStay, withOtherTags } from '../../../../web/staff/offline/repaired-actions.ts'
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
    const repaired = withOtherTags(walkIn, [19, 20], all)
    expect(repaired).toEqual([
      { ...out, body: { ...out.body, tags: [20] } },
      { ...walkIn, refused: null, body: { ...walkIn.body, tags: [19, 20] } },
    ])
  })

  it('becomes a check-in and a payment of the guest’s other stay', () => {
    const to = { stayId: expected.stay.id, before: expected }
    const [paid, later, checkIn, ...rest] = onOtherStay(walkIn, expected, all)
    expect(rest).toEqual([])
    expect(later).toMatchObject({ ...to, key: out.key, after: paid?.key, body: out.body })
    expect(checkIn).toMatchObject({
      ...to,
      key,
      after: null,
      seen: lastSeenOf(expected.stay),
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
    expect(onOtherStay(walkIn, expected, all)[0]?.key).toBe(paid?.key)
    expect(paid?.key).not.toBe(key)
  })

  it('raises no conflict about itself on the other stay', () => {
    const waits = kept({ stayId: expected.stay.id, at: '2026-07-25T08:30:00.000Z' })
    const shown = recordAfterAction(expected, waits) ?? expected
    const repaired = onOtherStay(walkIn, shown, [waits, ...all])
    expect(repaired.map(({ before }) => before)).toEqual([expected, expected, expected])
    let record = shown
    for (const action of actionsInOrder(repaired)) {
      const { seen } = action
      if (!seen) throw new Error('nothing was seen')
      expect([action.endpoint, changedSince(seen, record.stay)]).toEqual([action.endpoint, []])
      const next = recordAfterAction(record, action) ?? record
      // The rules accept it.
      expect(next.stay.version).toBe(record.stay.version + 1)
      record = next
    }
    expect(record.bags.map(({ tag, status }) => [tag, status])).toEqual([
      [11, 'inside'],
      [12, 'collected'],
    ])
  })

  it('follows what waits for the other stay already', () => {
    const waits = kept({ stayId: expected.stay.id })
    expect(onOtherStay(walkIn, expected, [...all, waits]).at(-1)?.after).toBe(waits.key)
  })
})
