import { expect, it } from 'vitest'
import { droppedAction, heldBy, pendingTags } from '../../../../web/staff/offline/held-entry.ts'
import type { PendingAction } from '../../../../web/staff/offline/pending-action.ts'
import { expected, kept } from './kept.ts'

const walkIn = (payment?: object): PendingAction =>
  kept({
    stayId: 'walk-in',
    endpoint: 'POST /api/staff/stays',
    before: undefined,
    body: {
      id: 'walk-in',
      customerName: 'Ada',
      tags: [11, 12],
      idSeen: false,
      endDate: '2026-07-25T20:00:00.000Z',
      ...(payment && { payment: payment as never }),
    },
  })
const checkIn = kept({
  endpoint: 'POST /api/staff/stays/:id/check-in',
  body: { tags: [7], idSeen: true },
})

it('a payment holds the cash without the change, in both currencies', () => {
  const cash = { taken: { cents: 1000, lek: 0 }, given: { cents: 0, lek: 400 } }
  const paid = { method: 'cash', cents: 600, cash }
  expect(heldBy(walkIn(paid))).toEqual({
    kind: 'walk_in',
    tags: [11, 12],
    money: { method: 'cash', cents: 1000, lek: -400 },
  })
  expect(heldBy(kept({ body: { method: 'desk_card', cents: 300 } })).money).toEqual({
    method: 'desk_card',
    cents: 300,
    lek: 0,
  })
  expect(heldBy(walkIn()).money).toBeNull()
})

it('tags of bags that pending actions take in count, refused or not, but not once dropped', () => {
  const refused = { ...walkIn(), refused: { code: 'tag_in_use' } }
  const out = kept({
    endpoint: 'POST /api/staff/stays/:id/check-out',
    body: { tags: [3], outTo: 'guest' },
  })
  expect(pendingTags([refused, checkIn, out])).toEqual([11, 12, 7])
  expect(pendingTags([droppedAction(refused, 'gone', false), checkIn])).toEqual([7])
})

it('a dropped action keeps what it held, its time, who made it and who removed it', () => {
  const refused = { ...checkIn, refused: { code: 'tag_in_use' }, doneBy: 'beni' }
  expect(droppedAction(refused, 'Typed twice', true, 'arta')).toMatchObject({
    key: checkIn.key,
    refused: null,
    before: expected,
    dropped: {
      stayId: 'ada',
      kind: 'check_in',
      refused: 'tag_in_use',
      reason: 'Typed twice',
      tags: [7],
      money: null,
      handedBack: true,
      doneAt: checkIn.at,
      doneBy: 'beni',
      droppedBy: 'arta',
    },
  })
})
