import { describe, expect, it } from 'vitest'
import { tiranaInstant } from '../../../../../domain/calendar.ts'
import { passOf } from '../../../../../domain/guest-pass.ts'
import type { Doing } from '../../../../../domain/stay-change.ts'
import type { Bag, Stay } from '../../../../../domain/stay-file.ts'
import {
  isWish,
  touchedWith,
  type Wished,
  wishOf,
} from '../../../../../web/features/pass/change/change-wish.ts'
import { now, paidFile } from '../../../../domain/stay-files.ts'

const doing: Doing = { actor: 'guest', at: now, newId: () => 'new' }

/** Two items from 25 July, 10:00 to 27 July, 18:00, unless the desk says otherwise. */
function passWith(changes: Partial<Stay> = {}, bags: Bag[] = []) {
  return passOf({ ...paidFile({}, changes), bags }, doing)
}

const bag = (tag: number): Bag => ({
  ...{ id: `bag-${tag}`, tag, state: 'inside', outTo: null, collectorId: null, photo: null },
})
const later: Partial<Wished> = { pickUpDate: '2026-07-28' }
const endDate = tiranaInstant('2026-07-28', '18:00').toISOString()

describe('what a guest asks for of their stay', () => {
  it('is what they touched and made different, and nothing else', () => {
    expect(isWish(wishOf(passWith(), {}))).toBe(false)
    expect(isWish(wishOf(passWith(), { luggageCount: 2, pickUpTime: '18:00' }))).toBe(false)
    expect(wishOf(passWith(), { ...later, luggageCount: 3 })).toEqual({ endDate, luggageCount: 3 })
  })

  it('leaves a drop-off alone that the desk has moved while the form was open', () => {
    const moved = passWith({ startDate: tiranaInstant('2026-07-24', '12:00') })
    expect(wishOf(moved, later)).toEqual({ endDate })
  })

  it('is a later pick-up alone once the desk has taken in the bags, however many those are', () => {
    const brought = passWith({ status: 'checked_in', luggageCount: 3 }, [bag(1), bag(2), bag(3)])
    const touched = { ...later, luggageCount: 4, dropOffDate: '2026-07-26' }
    expect(wishOf(brought, touched)).toEqual({ endDate })
  })
})

describe('a drop-off that a guest moves', () => {
  const moved = (dropOffDate: string, touched: Partial<Wished> = {}) =>
    touchedWith(passWith(), touched, { dropOffDate })

  it('takes the pick-up along where it would come after it, for as many days as agreed', () => {
    expect(moved('2026-07-30')).toEqual({ dropOffDate: '2026-07-30', pickUpDate: '2026-08-01' })
    const typed = moved('2026-08-30', moved('2026-08-03'))
    expect(typed).toEqual({ dropOffDate: '2026-08-30', pickUpDate: '2026-09-01' })
  })

  it('leaves the pick-up where it can be, and while it is being typed', () => {
    for (const date of ['2026-07-24', '2026-07-27', '']) {
      expect(moved(date)).toEqual({ dropOffDate: date })
    }
    expect(moved('2026-07-28', later)).toEqual({ dropOffDate: '2026-07-28', ...later })
  })

  it('stays where the pick-up moves before it, which is then told at its field', () => {
    const early = { pickUpDate: '2026-07-20' }
    expect(touchedWith(passWith(), {}, early)).toEqual(early)
  })
})
