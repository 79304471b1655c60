import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type DrawerRow,
  drawerAfter,
  giveCash,
  inLek,
  noCash,
  reversed,
  takeCash,
  worthOf,
} from '../../domain/drawer.ts'

describe('cash at the desk', () => {
  it('is taken in Lek at the price on the wall', () => {
    expect(inLek(900)).toBe(900)
    expect(takeCash(900, { cents: 0, lek: 1000 }, { cents: 0, lek: 100 })).toMatchObject({
      cents: 900,
    })
  })

  it('may come in one currency and its change in the other', () => {
    const row = takeCash(600, { cents: 2000, lek: 0 }, { cents: 1000, lek: 400 }) as DrawerRow
    expect(drawerAfter({ cents: 5000, lek: 3000 }, [row])).toEqual({ cents: 6000, lek: 2600 })
  })

  it('may come in both currencies at once', () => {
    expect(takeCash(900, { cents: 500, lek: 400 }, noCash)).toMatchObject({ cents: 900 })
  })

  it('that is too little says how much is missing', () => {
    expect(takeCash(900, { cents: 500, lek: 0 }, noCash)).toEqual({
      refused: 'too_little',
      missing: 400,
    })
  })

  it('with other change than is due says what change is right', () => {
    const refused = { refused: 'change_differs', change: 1100 }
    expect(takeCash(900, { cents: 2000, lek: 0 }, noCash)).toEqual(refused)
    expect(takeCash(900, { cents: 2000, lek: 0 }, { cents: 0, lek: 1200 })).toEqual(refused)
  })

  it('is given back from the drawer in either currency', () => {
    expect(giveCash(600, { cents: 0, lek: 600 })).toMatchObject({ cents: -600 })
    expect(giveCash(600, { cents: 500, lek: 0 })).toEqual({
      refused: 'change_differs',
      change: 600,
    })
  })

  it('at another rate is worth less by less than a Lek', () => {
    expect(worthOf({ cents: 0, lek: 290 }, 98)).toBe(295)
    expect(inLek(300, 98)).toBe(294)
  })

  it('leaves the drawer as it was once every movement is taken back', () => {
    const cash = fc.record({ cents: fc.nat(50_000), lek: fc.nat(50_000) })
    const row: fc.Arbitrary<DrawerRow> = fc.record({ taken: cash, given: cash }).map((moved) => ({
      ...moved,
      cents: worthOf(moved.taken) - worthOf(moved.given),
      lekPerEuro: 100,
    }))
    fc.assert(
      fc.property(cash, fc.array(row), (opening, rows) => {
        expect(drawerAfter(opening, [...rows, ...rows.map(reversed)])).toEqual(opening)
        expect(rows.map(reversed).map(reversed)).toEqual(rows)
      }),
    )
  })
})
