import { describe, expect, it } from 'vitest'
import { correctsCount, isCountedNow } from '../../../domain/desk/drawer-count.ts'
import type { MovementKind } from '../../../domain/payments/drawer.ts'

const evening = new Date('2026-07-20T19:00:00Z')
const counted = { cents: 100, lek: 0 }
const last = { at: evening, hasMoved: false }
const later = new Date('2026-07-20T21:00:00Z')

describe('promise 37: a second count of the drawer', () => {
  it.each([
    ['another result', last, { cents: 100, lek: 50 }, later, true],
    ['the same result', last, counted, later, false],
    [
      'another result after a guest’s cash was moved',
      { ...last, hasMoved: true },
      { cents: 0, lek: 0 },
      later,
      false,
    ],
    [
      'another result on the next day in Tirana',
      last,
      { cents: 0, lek: 0 },
      new Date('2026-07-20T22:00:00Z'),
      false,
    ],
    ['the first result', null, counted, later, false],
  ] as const)('with %s corrects the previous count or not', (_, before, now, at, corrects) => {
    expect(correctsCount(before, { expected: counted, counted: now }, at)).toBe(corrects)
  })

  it('is allowed once a guest’s cash was moved since the last one', () => {
    const count = { id: 1, staff: 'a', expected: counted, counted }
    const at = (time: string) => `2026-07-20T${time}:00.000Z`
    const counts = [{ ...count, at: at('10:00') }]
    const moved = (method: 'cash' | 'desk_card', kind: MovementKind = 'payment') => [
      { at: at('11:00'), method, kind },
    ]
    expect(isCountedNow({ counts, entries: [] })).toBe(true)
    expect(isCountedNow({ counts, entries: moved('desk_card') })).toBe(true)
    expect(isCountedNow({ counts, entries: moved('cash') })).toBe(false)
    expect(isCountedNow({ counts, entries: moved('cash', 'float') })).toBe(true)
    expect(isCountedNow({ counts, entries: moved('cash', 'banked') })).toBe(true)
    expect(isCountedNow({ counts: [], entries: [] })).toBe(false)
  })
})
