import { describe, expect, it } from 'vitest'
import {
  cashLeft,
  isLate,
  type TillEntry,
  type TillReport,
  tillReport,
} from '../../../domain/desk/till.ts'
import { givenBack, moved, noCash, takenBack, takenFor } from '../../../domain/payments/drawer.ts'

const at = new Date('2026-07-20T10:00:00Z')

let lines = 0
function entry(changes: Partial<TillEntry>): TillEntry {
  lines += 1
  return {
    id: `${lines}`,
    drawerId: lines,
    holder: 'arta@desk.example',
    lekPerEuro: null,
    tags: [],
    kind: 'payment',
    method: 'cash',
    cents: 1,
    staff: 'arta@desk.example',
    sentBy: null,
    at,
    happenedAt: at,
    stayId: null,
    reference: null,
    fiscalNumber: null,
    reason: null,
    taken: noCash,
    given: noCash,
    ...changes,
  }
}

const paid = takenFor(
  { id: 'a', cents: 1800 },
  { taken: { cents: 2000, lek: 0 }, given: { cents: 0, lek: 200 } },
)

it('a till report adds up the day per member of staff and in total', () => {
  const besa = { staff: 'besa@desk.example' }
  const report = tillReport(
    '2026-07-20',
    [
      entry({ ...besa, ...moved('float', { cents: 5000, lek: 10_000 }) }),
      entry(paid),
      entry({ method: 'desk_card', cents: 900 }),
      entry({ method: 'desk_card', kind: 'refund', cents: -300 }),
      entry({ ...besa, ...givenBack({ id: 'r', cents: 600 }, 'ALL') }),
      entry({ ...besa, ...moved('banked', { cents: 2000, lek: 0 }) }),
    ],
    [],
    null,
    [],
  )
  expect(report.members.map(({ staff }) => staff)).toEqual(['arta@desk.example', besa.staff])
  expect(report.total).toEqual({
    taken: { cents: 2000, lek: 0 },
    change: { cents: 0, lek: 200 },
    refunded: { cents: 0, lek: 600 },
    card: 900,
    cardRefunded: 300,
    float: { cents: 5000, lek: 10_000 },
    banked: { cents: 2000, lek: 0 },
  })
  expect(cashLeft(report.total)).toEqual({ cents: 5000, lek: 9200 })
  const [arta] = report.members
  expect(arta && cashLeft(arta.totals)).toEqual({ cents: 2000, lek: -200 })
})

it('promise 37: a till report shows what a colleague sent in a member’s name', () => {
  const [besa, gent] = ['besa@desk.example', 'gent@desk.example']
  const report = tillReport(
    '2026-07-20',
    [
      entry(paid),
      entry({ ...paid, sentBy: gent }),
      entry({ method: 'desk_card', cents: 900, sentBy: besa }),
      entry({ ...paid, staff: besa }),
    ],
    [],
    null,
    [],
  )
  const sent = report.members.map(({ staff, sentBy }) => [
    staff,
    sentBy.map(({ staff: sender, totals }) => [sender, totals.taken.cents, totals.card]),
  ])
  expect(sent).toEqual([
    [
      'arta@desk.example',
      [
        [besa, 0, 900],
        [gent, 2000, 0],
      ],
    ],
    [besa, []],
  ])
})

it('a payment that was undone counts as neither taken nor refunded', () => {
  const { total } = tillReport('2026-07-20', [entry(paid), entry(takenBack(paid))], [], null, [])
  expect(total).toEqual(tillReport('2026-07-20', [], [], null, []).total)
})

it('an undone card payment reduces the card total on the day it is undone', () => {
  const mistake = entry({ method: 'desk_card', cents: 900 })
  const undone = entry({ method: 'desk_card', kind: 'void', cents: -900 })
  const sums = ({ total: { card, cardRefunded } }: TillReport) => [card, cardRefunded]
  expect(sums(tillReport('2026-07-20', [mistake], [], null, []))).toEqual([900, 0])
  expect(sums(tillReport('2026-07-20', [mistake, undone], [], null, []))).toEqual([0, 0])
  expect(sums(tillReport('2026-07-21', [undone], [], null, []))).toEqual([-900, 0])
})

describe('an entry that happened before a count', () => {
  const noon = '2026-07-20T12:00:00.000Z'
  const evening = '2026-07-20T21:00:00.000Z'
  const night = '2026-07-20T21:30:00.000Z'
  const dayBefore = '2026-07-19T21:00:00.000Z'
  const twoDaysBefore = '2026-07-18T10:00:00.000Z'
  const report = (countedBefore: string | null, ...counts: string[]) => ({
    countedBefore,
    counts: counts.map((at) => ({ at })),
  })

  it.each([
    ['of the same day', noon, night, report(null, evening), true],
    ['of the day before', twoDaysBefore, noon, report(dayBefore), true],
    ['of the day before, counted again since', twoDaysBefore, night, report(dayBefore, noon), true],
  ])('is late if noted after the count: %s', (_, happenedAt, at, counts, late) => {
    expect(isLate({ at, happenedAt }, counts)).toBe(late)
  })

  it.each([
    ['done and noted after the count', night, night, report(dayBefore, evening)],
    ['noted before the count', noon, noon, report(dayBefore, evening)],
    ['noted later, with no count between', noon, evening, report(dayBefore, night)],
    ['never counted', twoDaysBefore, night, report(null)],
  ])('is not late if it was %s', (_, happenedAt, at, counts) => {
    expect(isLate({ at, happenedAt }, counts)).toBe(false)
  })
})
