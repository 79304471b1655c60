import { expect, it } from 'vitest'
import { conflictSides } from '../../../domain/stay/conflict-sides.ts'
import type { PastChange } from '../../../domain/stay/stay-history.ts'

const change = (
  id: string,
  done: string,
  at: string,
  data: PastChange['data'] = {},
): PastChange => ({
  id,
  action: 'check_out',
  actor: 'staff',
  username: id,
  sentBy: null,
  fromStatus: 'checked_in',
  toStatus: 'completed',
  data,
  happenedAt: `2026-07-25T${done}:00.000Z`,
  at: `2026-07-25T${at}:00.000Z`,
})

const attention = 'conflict'
const came = change('came', '08:00', '08:00')
const left = change('left', '09:30', '09:30')
const paid = change('paid', '10:10', '10:10')
const again = change('again', '09:40', '11:00', {
  attention: 'unpriced conflict',
  seenStatus: 'checked_in',
  hadStatus: 'completed',
  seenBalance: 600,
  hadBalance: 0,
})

it('a conflict has what the device did, and what was recorded before that arrived', () => {
  const [sides, ...others] = conflictSides([came, left, paid, again], again.at)
  expect(others).toEqual([])
  expect(sides).toEqual({
    done: again,
    before: [paid],
    differing: [
      { field: 'status', seen: 'checked_in', had: 'completed' },
      { field: 'balance', seen: 600, had: 0 },
    ],
  })
})

it('without anything recorded since, the last change is the other side', () => {
  expect(conflictSides([came, left, again], again.at)[0]?.before).toEqual([left])
})

it('bags that were given out again come with their first check-out', () => {
  const given = { ...left, data: { tags: '11 12' } }
  const twice = { ...again, action: 'checked_out_again' as const, data: { attention, tags: '12' } }
  const ids = (changes: PastChange[]) =>
    conflictSides(changes, again.at)[0]?.before.map(({ id }) => id)
  expect(ids([came, given, paid, twice])).toEqual(['left', 'paid'])
  expect(ids([came, { ...given, data: { tags: '13' } }, paid, twice])).toEqual(['paid'])
})

it('a conflict that was settled before isn’t shown', () => {
  const settled = change('settled', '08:10', '08:30', { attention })
  expect(conflictSides([came, settled, left, again], again.at).map(({ done }) => done.id)).toEqual([
    'again',
  ])
  expect(conflictSides([came, settled, left, again], null)).toEqual([])
})
