import { describe, expect, it } from 'vitest'
import { mostCash } from '../../../domain/desk/desk.ts'
import {
  droppedEntryRequest,
  entryKindOf,
  entryKinds,
  heldMoney,
  leftInDrawer,
} from '../../../domain/desk/dropped-entry.ts'
import { visitorErrorCodes } from '../../../domain/input/errors.ts'
import { staffErrorCodes } from '../../../domain/input/staff-errors.ts'

const request = {
  stayId: '0b5e3c1a-8f0e-4c55-9d5e-6a1f2b3c4d5e',
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

  it('may hold as much as a drawer, taken or given out, and no more', () => {
    const accepts = (cents: number, lek: number) =>
      droppedEntryRequest.safeParse({ ...request, money: { method: 'cash', cents, lek } }).success
    expect([accepts(mostCash, -mostCash), accepts(-mostCash, mostCash)]).toEqual([true, true])
    for (const [cents, lek] of [
      [mostCash + 1, 0],
      [-mostCash - 1, 0],
      [0, mostCash + 1],
      [0, -mostCash - 1],
    ] as const)
      expect(accepts(cents, lek)).toBe(false)
  })

  it('can have been refused with any code of ours, and with no free text', () => {
    const accepts = (refused: string) =>
      droppedEntryRequest.safeParse({ ...request, refused }).success
    expect([...visitorErrorCodes, ...staffErrorCodes].filter((code) => !accepts(code))).toEqual([])
    for (const text of ['Anna Berg', '+355 69 123 4567', '', 'a'.repeat(41)])
      expect(accepts(text)).toBe(false)
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
