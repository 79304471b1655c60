import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { movedPickUp, stayTimeErrors } from '../../../domain/booking/stay-times.ts'
import type { StorageType } from '../../../domain/business/stay.ts'
import { bookOnlineHours, reserveHours } from '../../../domain/opening-hours/opening-hours.ts'
import {
  type ClosureKind,
  regularOpeningTimes,
} from '../../../domain/opening-hours/opening-times.ts'
import type { StayTimes } from '../../../domain/pricing/pricing.ts'
import { addDays, addMonths, tiranaDate, tiranaInstant } from '../../../domain/time/calendar.ts'
import { clockTime, instant } from '../support/arbitraries.ts'

const today = '2026-11-21'
const now = tiranaInstant(today, '12:00')
const at = (time: string, date = today) => tiranaInstant(date, time)

const errors = (startDate: Date, endDate?: Date, hours = reserveHours) =>
  stayTimeErrors({ startDate, endDate }, hours, now, regularOpeningTimes)

const errorsOf = (stay: StayTimes) => stayTimeErrors(stay, reserveHours, now, regularOpeningTimes)

describe('the times of a stay', () => {
  it('can begin now, with or without a pick-up', () => {
    expect(errors(now)).toEqual({})
    expect(errors(now, now)).toEqual({})
    expect(errors(at('12:00'), at('23:00'))).toEqual({})
  })

  it('can be up to fifteen minutes in the past', () => {
    expect(errors(at('11:45'))).toEqual({})
    expect(errors(new Date(at('11:45').getTime() - 1))).toEqual({ startDate: 'in_the_past' })
    expect(errors(at('10:00'), at('11:00'))).toEqual({
      startDate: 'in_the_past',
      endDate: 'in_the_past',
    })
    expect(errors(at('12:00', '2026-11-20'))).toEqual({ startDate: 'in_the_past' })
  })

  it('can be twelve months ahead, to the end of that day', () => {
    expect(errors(at('23:00', '2027-11-21'))).toEqual({})
    expect(errors(at('08:00', '2027-11-22'))).toEqual({ startDate: 'too_far_ahead' })
    expect(errors(now, at('08:00', '2027-11-22'))).toEqual({ endDate: 'too_far_ahead' })
  })

  it('can be up to 28 February of the year after a leap day', () => {
    const leapDay = tiranaInstant('2028-02-29', '09:00')
    const stay = (date: string) => ({ startDate: at('10:00', date) })
    const seen = (date: string) =>
      stayTimeErrors(stay(date), reserveHours, leapDay, regularOpeningTimes)
    expect(seen('2029-02-28')).toEqual({})
    expect(seen('2029-03-01')).toEqual({
      startDate: 'too_far_ahead',
    })
  })

  it('are within the hours that the form offers', () => {
    const closed = { startDate: 'outside_opening_hours' }
    expect(errors(at('23:00'))).toEqual({})
    expect(errors(at('23:01'))).toEqual(closed)
    expect(errors(at('07:59', '2026-11-22'))).toEqual(closed)
    expect(errors(at('08:00', '2026-11-22'))).toEqual({})
    expect(errors(at('22:00'), undefined, bookOnlineHours)).toEqual({})
    expect(errors(at('22:01'), undefined, bookOnlineHours)).toEqual(closed)
    expect(errors(at('12:00'), at('02:30', '2027-03-28'))).toEqual({
      endDate: 'outside_opening_hours',
    })
  })

  it('have the pick-up at or after the drop-off', () => {
    expect(errors(at('14:00'), at('13:00'))).toEqual({ endDate: 'pick_up_before_drop_off' })
    expect(errors(at('14:00'), at('14:00'))).toEqual({})
    expect(errors(at('14:00', '2026-11-23'), at('14:00', '2026-11-22'))).toEqual({
      endDate: 'pick_up_before_drop_off',
    })
  })

  it('report a pick-up in the past before its wrong order', () => {
    expect(errors(at('14:00'), at('14:00', '2026-11-20'))).toEqual({ endDate: 'in_the_past' })
  })

  it('report an end outside the limits under the duration, if one is named', () => {
    const lasting = (storageType: StorageType, duration: number, time = '12:00') =>
      errorsOf({ startDate: at(time), storageType, duration })
    expect(lasting('short', 5, '22:00')).toEqual({ duration: 'outside_opening_hours' })
    expect(lasting('short', 1, '22:00')).toEqual({})
    expect(lasting('short', 24)).toEqual({})
    expect(lasting('daily', 1, '23:00')).toEqual({})
    // The first day counts, so the 366th is 21 November again.
    for (const plan of ['daily', 'mid', 'long'] as const) {
      expect(lasting(plan, 366)).toEqual({})
      expect(lasting(plan, 367)).toEqual({ duration: 'too_far_ahead' })
    }
  })

  it('report an invalid drop-off, not the end that follows from it', () => {
    const yearEnd = new Date(Date.UTC(9999, 11, 31, 11))
    for (const startDate of [yearEnd, at('23:30')]) {
      const stay = { startDate, storageType: 'daily', duration: 400 } as const
      expect(Object.keys(errorsOf(stay))).toEqual(['startDate'])
    }
  })

  it('end at the pick-up if one is named, not after the duration', () => {
    const stay = {
      startDate: now,
      endDate: at('14:00'),
      storageType: 'long',
      duration: 400,
    } as const
    expect(errorsOf(stay)).toEqual({})
  })

  it('are too far ahead in the year 10,000', () => {
    const far = new Date(Date.UTC(10_000, 0, 1, 11))
    expect(errors(now, far)).toEqual({ endDate: 'too_far_ahead' })
    expect(errors(far)).toEqual({ startDate: 'too_far_ahead' })
  })

  it('are refused if a closure covers the drop-off, pick-up or computed end', () => {
    const closed = (kind: ClosureKind, stay: StayTimes) => {
      const closures = [{ kind, from: at('15:00'), to: at('18:00') }]
      return stayTimeErrors(stay, reserveHours, now, { ...regularOpeningTimes, closures })
    }
    const into = { startDate: at('14:00'), endDate: at('15:00') }
    const outOf = { startDate: at('17:00'), endDate: at('18:00') }
    expect(closed('closed', into)).toEqual({ endDate: 'office_closed' })
    expect(closed('closed', outOf)).toEqual({ startDate: 'office_closed' })
    expect(closed('full', into)).toEqual({})
    expect(closed('full', outOf)).toEqual({ startDate: 'office_full' })
    expect(closed('closed', { startDate: at('14:00'), endDate: at('18:00') })).toEqual({})
    expect(closed('closed', { startDate: now, storageType: 'short', duration: 4 })).toEqual({
      duration: 'office_closed',
    })
  })

  it('are accepted from today to twelve months ahead, within opening hours', () => {
    fc.assert(
      fc.property(instant, fc.nat(500), clockTime, (moment, days, time) => {
        const date = addDays(tiranaDate(moment), days)
        const stay = { startDate: tiranaInstant(date, time) }
        const found = stayTimeErrors(stay, reserveHours, moment, regularOpeningTimes)
        const late = tiranaInstant(date, time).getTime() < moment.getTime() - 15 * 60_000
        const ahead = date > addMonths(tiranaDate(moment), 12)
        const closed = time < '08:00' || time > '23:00'
        expect(found).toEqual(
          late
            ? { startDate: 'in_the_past' }
            : ahead
              ? { startDate: 'too_far_ahead' }
              : closed
                ? { startDate: 'outside_opening_hours' }
                : {},
        )
      }),
    )
  })
})

describe('the pick-up of a stay whose drop-off changes', () => {
  const stay: Parameters<typeof movedPickUp>[0] = {
    startDate: at('10:00'),
    pickUpAt: at('10:00', '2026-11-23'),
    endDate: null,
    duration: 3,
    storageType: 'daily',
  }

  it('keeps the same number of days or hours if the stay has no pick-up', () => {
    expect(movedPickUp(stay, at('12:30', '2026-11-24'))).toEqual(at('12:30', '2026-11-26'))
    const short = { ...stay, storageType: 'short' as const, pickUpAt: at('13:00') }
    expect(movedPickUp(short, at('12:00'))).toEqual(at('15:00'))
  })

  it('stays unchanged if it was named or the duration is unknown', () => {
    const named = { ...stay, endDate: stay.pickUpAt }
    for (const other of [named, { ...stay, duration: null }]) {
      expect(movedPickUp(other, at('12:30', '2026-11-24'))).toEqual(stay.pickUpAt)
    }
  })
})
