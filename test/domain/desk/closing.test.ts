import { describe, expect, it } from 'vitest'
import {
  closedBy,
  closedDay,
  closedLater,
  countsToClose,
  isAfterClosing,
  needsComment,
  shortOf,
} from '../../../domain/desk/closing.ts'
import type { TillCount, TillEntry } from '../../../domain/desk/till.ts'
import { noCash } from '../../../domain/payments/drawer.ts'
import { tiranaInstant } from '../../../domain/time/calendar.ts'

const [monday, tuesday] = ['2026-07-20', '2026-07-21'] as const

function count(id: number, upTo: number, changes: Partial<TillCount> = {}): TillCount {
  const at = tiranaInstant(monday, '20:00')
  const empty = { expected: noCash, counted: noCash, toExplain: noCash, differs: false }
  return {
    id,
    upTo,
    staff: 'arta@desk.example',
    holder: null,
    at,
    ...empty,
    closing: null,
    ...changes,
  }
}

const closing = (date: string) => ({
  date,
  staff: 'besa@desk.example',
  at: tiranaInstant(monday, '20:05'),
  difference: noCash,
  reason: null,
})

const entry = (drawerId: number | null, holder = 'arta@desk.example') =>
  ({ drawerId, holder }) as TillEntry

describe('what a drawer does not hold', () => {
  it.each([
    ['all of it', { cents: 400, lek: 0 }, []],
    ['a cent more', { cents: 401, lek: 0 }, ['EUR']],
    ['Lek of a drawer with euros', { cents: 0, lek: 1 }, ['ALL']],
    ['too much of both', { cents: 500, lek: 5 }, ['EUR', 'ALL']],
    ['nothing', noCash, []],
  ])('is told by its currency: %s', (_, asked, short) => {
    expect(shortOf({ cents: 400, lek: 0 }, asked)).toEqual(short)
  })

  it('is nothing of a currency that is not asked for, even if its books are below zero', () => {
    expect(shortOf({ cents: 400, lek: -50 }, { cents: 400, lek: 0 })).toEqual([])
  })
})

describe('the day that a count closes', () => {
  const evening = tiranaInstant(monday, '21:30')
  it.each([
    ['in the morning, the day left open', tiranaInstant(tuesday, '08:00'), evening, monday],
    ['in the evening, its own', tiranaInstant(tuesday, '20:00'), evening, tuesday],
    ['at noon, its own', tiranaInstant(tuesday, '12:00'), evening, tuesday],
    ['in the morning, its own if none is open', tiranaInstant(tuesday, '08:00'), null, tuesday],
    ['over a weekend, the last one open', tiranaInstant('2026-07-27', '08:00'), evening, monday],
    [
      'on the morning after the clocks went back',
      tiranaInstant('2026-10-25', '11:59'),
      tiranaInstant('2026-10-24', '23:59'),
      '2026-10-24',
    ],
  ])('is %s', (_, countedAt, lastMoved, day) => {
    expect(closedDay(countedAt, lastMoved)).toBe(day)
  })
})

it('a difference needs a comment, also if another count makes up for it', () => {
  expect(needsComment({ ...count(1, 4), differs: false })).toBe(false)
  expect(needsComment({ ...count(2, 4), differs: true })).toBe(true)
})

describe('an entry', () => {
  const counts = [
    count(1, 4),
    count(2, 5, { closing: closing(monday) }),
    count(3, 9, { closing: closing(monday) }),
  ]

  it.each([
    [4, 2],
    [5, 2],
    [6, 3],
    [9, 3],
    [10, undefined],
    [null, undefined],
  ])('%s is closed by the first closed count that covers it', (drawerId, id) => {
    expect(closedBy(entry(drawerId), counts)?.id).toBe(id)
  })

  it('is marked if it came after a closing of its day, not of the day before', () => {
    const isMarked = (day: string, id: number | null) =>
      isAfterClosing(entry(id), { day, counts: [count(2, 5, { closing: closing(monday) })] })
    expect([isMarked(monday, 5), isMarked(monday, 6), isMarked(monday, null)]).toEqual([
      false,
      true,
      false,
    ])
    expect(isMarked(tuesday, 6)).toBe(false)
  })

  it('is closed by a count of its own drawer only', () => {
    const own = count(1, 9, { holder: 'arta@desk.example', closing: closing(monday) })
    expect(closedBy(entry(3), [own])?.id).toBe(1)
    expect(closedBy(entry(3, 'besa@desk.example'), [own])).toBeNull()
    expect(isAfterClosing(entry(10, 'besa@desk.example'), { day: monday, counts: [own] })).toBe(
      false,
    )
    expect(isAfterClosing(entry(10), { day: monday, counts: [own] })).toBe(true)
  })
})

describe('a report', () => {
  it('offers the newest count of each drawer, unless it is closed', () => {
    const ids = (counts: TillCount[]) => countsToClose(counts).map(({ id }) => id)
    expect(ids([count(1, 1), count(2, 2)])).toEqual([2])
    expect(ids([count(1, 1), count(2, 2, { closing: closing(monday) })])).toEqual([])
    expect(ids([count(1, 1, { holder: 'a' }), count(2, 2, { holder: 'b' })])).toEqual([1, 2])
  })

  it('names the count of a later day that closed what was left open, and only that', () => {
    const morning = count(2, 5, { closing: closing(monday) })
    const ids = (entries: TillEntry[], counts: TillCount[] = []) =>
      closedLater({ entries, counts, laterCounts: [morning] }).map(({ id }) => id)
    expect(ids([entry(5)])).toEqual([2])
    expect(ids([entry(6), entry(null)])).toEqual([])
    expect(ids([entry(5)], [count(1, 5, { closing: closing(monday) })])).toEqual([])
  })
})
