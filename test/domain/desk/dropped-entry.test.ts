import { describe, expect, it } from 'vitest'
import {
  droppedEntryRequest,
  entryKindOf,
  entryKinds,
  heldMoney,
  leftInDrawer,
} from '../../../domain/desk/dropped-entry.ts'

const request = {
  stayId: 'a',
  kind: 'payment',
  refused: 'not_allowed',
  reason: 'taken twice',
  tags: [],
  money: null,
  handedBack: false,
  doneAt: '2026-08-14T10:00:00.000Z',
}

describe('a dropped entry', () => {
  it('can be of each kind of offline action, and of no other', () => {
    expect(new Set(Object.values(entryKindOf))).toEqual(new Set(entryKinds))
    const kinds = [...entryKinds, 'refund']
    const accepted = kinds.filter(
      (kind) => droppedEntryRequest.safeParse({ ...request, kind }).success,
    )
    expect(accepted).toEqual(entryKinds)
  })

  it('needs a reason', () => {
    expect(droppedEntryRequest.safeParse(request).success).toBe(true)
    expect(droppedEntryRequest.safeParse({ ...request, reason: ' ' }).success).toBe(false)
  })
})

describe('the money that a dropped entry holds', () => {
  it('is what was taken less the change, in each currency', () => {
    const cash = { taken: { cents: 0, lek: 2000 }, given: { cents: 500, lek: 900 } }
    expect(heldMoney({ method: 'cash', cents: 600, cash })).toEqual({
      method: 'cash',
      cents: -500,
      lek: 1100,
    })
  })

  it('is the exact amount in euros if no cash was named', () => {
    expect(heldMoney({ method: 'cash', cents: 600 })).toEqual({
      method: 'cash',
      cents: 600,
      lek: 0,
    })
  })

  it('is in the drawer only if it is cash that was not handed back', () => {
    const money = { method: 'cash', cents: 600, lek: 0 } as const
    const none = { cents: 0, lek: 0 }
    expect(leftInDrawer({ money, handedBack: false })).toEqual({ cents: 600, lek: 0 })
    expect(leftInDrawer({ money, handedBack: true })).toEqual(none)
    expect(leftInDrawer({ money: { ...money, method: 'desk_card' }, handedBack: false })).toEqual(
      none,
    )
    expect(leftInDrawer({ money: null, handedBack: false })).toEqual(none)
  })
})
