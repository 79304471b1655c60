import { expect, it } from 'vitest'
import { givenBack, moved, noCash, takenBack, takenFor } from '../../domain/drawer.ts'
import { cashLeft, isLate, type TillEntry, tillSheet } from '../../domain/till.ts'

const at = new Date('2026-07-20T10:00:00Z')
const later = new Date('2026-07-20T22:00:00Z')

let lines = 0
function entry(changes: Partial<TillEntry>): TillEntry {
  lines += 1
  return {
    id: `${lines}`,
    kind: 'payment',
    method: 'cash',
    cents: 1,
    staff: 'arta@desk.example',
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

it('a day is added up per member of staff and in all', () => {
  const besa = { staff: 'besa@desk.example' }
  const sheet = tillSheet(
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
  )
  expect(sheet.members.map(({ staff }) => staff)).toEqual(['arta@desk.example', besa.staff])
  expect(sheet.total).toEqual({
    taken: { cents: 2000, lek: 0 },
    change: { cents: 0, lek: 200 },
    refunded: { cents: 0, lek: 600 },
    card: 900,
    cardRefunded: 300,
    float: { cents: 5000, lek: 10_000 },
    banked: { cents: 2000, lek: 0 },
  })
  expect(cashLeft(sheet.total)).toEqual({ cents: 5000, lek: 9200 })
  const [arta] = sheet.members
  expect(arta && cashLeft(arta.totals)).toEqual({ cents: 2000, lek: -200 })
})

it('what was taken by mistake and taken back counts as neither', () => {
  const { total } = tillSheet('2026-07-20', [entry(paid), entry(takenBack(paid))], [])
  expect(total).toEqual(tillSheet('2026-07-20', [], []).total)
})

it('what was noted after a count that it came before is late', () => {
  const text = (instant: Date) => instant.toISOString()
  const counts = [{ at: '2026-07-20T21:00:00.000Z' }]
  expect(isLate({ at: text(later), happenedAt: text(at) }, counts)).toBe(true)
  expect(isLate({ at: text(later), happenedAt: text(later) }, counts)).toBe(false)
  expect(isLate({ at: text(at), happenedAt: text(at) }, counts)).toBe(false)
})
