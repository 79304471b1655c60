import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { closureErrors } from '../../../domain/booking/stay-times.ts'
import { type StayStatus, stayStatuses } from '../../../domain/business/stay.ts'
import { regularOpeningTimes } from '../../../domain/opening-hours/opening-times.ts'
import {
  affectedVisits,
  canBeWrittenTo,
  noticeStatuses,
  outcomeOf,
} from '../../../domain/opening-hours/staff-closures.ts'
import { tiranaInstant } from '../../../domain/time/calendar.ts'
import { closures, instant } from '../support/arbitraries.ts'

const at = (date: string, time = '00:00') => tiranaInstant(date, time)
const saturday = {
  kind: 'closed' as const,
  from: at('2026-11-21'),
  to: at('2026-11-22'),
  liftedAt: null,
}
const full = { ...saturday, kind: 'full' as const }

/** Drops off on Saturday, picks up on Sunday. */
const stay = {
  status: 'confirmed' as StayStatus,
  serviceType: 'storage' as const,
  startDate: at('2026-11-21', '10:00'),
  pickUpAt: at('2026-11-22', '12:00'),
}
const leaving = {
  ...stay,
  startDate: at('2026-11-20', '10:00'),
  pickUpAt: at('2026-11-21', '12:00'),
}
const sunday = { ...stay, startDate: at('2026-11-22'), pickUpAt: at('2026-11-22', '12:00') }

describe('the visits that a closure affects', () => {
  it('are those that the forms would refuse because of it', () => {
    const stayTimes = fc.tuple(instant, fc.integer({ min: 1, max: 20 * 24 * 60 }), closures)
    fc.assert(
      fc.property(stayTimes, ([startDate, minutes, around]) => {
        const pickUpAt = new Date(startDate.getTime() + minutes * 60_000)
        for (const closure of around(startDate)) {
          const affected = affectedVisits(closure, { ...stay, startDate, pickUpAt })
          const times = { ...regularOpeningTimes, closures: [closure] }
          const refused = closureErrors({ startDate, endDate: pickUpAt }, times)
          expect(affected.includes('drop_off')).toBe('startDate' in refused)
          expect(affected.includes('pick_up')).toBe('endDate' in refused)
        }
      }),
    )
  })

  it('are both if both are within it, and exclude the instant it ends', () => {
    expect(affectedVisits(saturday, stay)).toEqual(['drop_off'])
    expect(affectedVisits(saturday, leaving)).toEqual(['pick_up'])
    expect(affectedVisits({ ...saturday, to: at('2026-11-23') }, stay)).toEqual([
      'drop_off',
      'pick_up',
    ])
    expect(affectedVisits(saturday, sunday)).toEqual([])
    expect(affectedVisits(full, leaving)).toEqual([])
  })

  it('are only the drop-off if the stay has no pick-up', () => {
    expect(affectedVisits(saturday, { ...stay, pickUpAt: stay.startDate })).toEqual(['drop_off'])
  })

  it.each(stayStatuses)('are only those still to come: %s', (status) => {
    const comes = status === 'pending' || status === 'confirmed'
    expect(affectedVisits(saturday, { ...stay, status })).toEqual(comes ? ['drop_off'] : [])
    const leaves = comes || status === 'checked_in'
    expect(affectedVisits(saturday, { ...leaving, status })).toEqual(leaves ? ['pick_up'] : [])
  })

  it('are only those of storage', () => {
    expect(affectedVisits(saturday, { ...stay, serviceType: 'taxi' })).toEqual([])
  })
})

describe('the outcome of an affected stay', () => {
  it.each([
    ['open', {}],
    ['moved', sunday],
    ['came', { status: 'checked_in' }],
    ['came', { ...leaving, status: 'completed' }],
    ['moved', { ...sunday, status: 'completed' }],
    ['ended', { status: 'cancelled' }],
    ['ended', { status: 'no_show' }],
    ['ended', { status: 'expired' }],
  ] as const)('%s: %j', (outcome, changes) => {
    expect(outcomeOf(saturday, { ...stay, ...changes })).toBe(outcome)
    const lifted = { ...saturday, liftedAt: at('2026-11-20') }
    expect(outcomeOf(lifted, { ...stay, ...changes })).toBe('reopened')
  })

  it('allows an email if open, with an address and no email sent yet', () => {
    const waits = { outcome: 'open' as const, notice: null, customerEmail: 'ada@guest.example' }
    expect(canBeWrittenTo(waits)).toBe(true)
    expect(canBeWrittenTo({ ...waits, customerEmail: null })).toBe(false)
    expect(canBeWrittenTo({ ...waits, outcome: 'moved' })).toBe(false)
    const again = noticeStatuses.filter((notice) => canBeWrittenTo({ ...waits, notice }))
    expect(again).toEqual(['held'])
  })
})
