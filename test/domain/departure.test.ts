import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tiranaInstant } from '../../domain/calendar.ts'
import {
  type Departure,
  departureAdvice,
  departureKinds,
  lastSafePickUp,
  leadMinutes,
} from '../../domain/departure.ts'
import { bookOnlineHours, isOffered, reserveHours } from '../../domain/opening-hours.ts'
import { calendarDate, clockTime, openTime } from './arbitraries.ts'

const today = '2026-11-21'
const tomorrow = '2026-11-22'
const now = tiranaInstant(today, '09:00')
const dropOff = tiranaInstant(today, '10:00')
const bus = (time: string, date = today): Departure => ({ kind: 'bus', date, time })
const flight = (time: string, date = today): Departure => ({ kind: 'flight', date, time })
const at = (time: string, date = today) => tiranaInstant(date, time)

const advice = (departure: Departure, pickUp?: Date, hours = reserveHours) =>
  departureAdvice(departure, { dropOff, pickUp }, hours, now)

describe('how long before a departure the bags have to be collected', () => {
  it('is an hour for a bus, and three hours for a flight', () => {
    expect(leadMinutes('bus')).toBe(60)
    expect(leadMinutes('flight')).toBe(180)
  })
})

describe('the last safe pick-up', () => {
  it('leaves the lead time before the departure', () => {
    expect(lastSafePickUp(bus('15:30'))).toEqual({ date: today, time: '14:30', closed: null })
    expect(lastSafePickUp(flight('15:30'))).toEqual({ date: today, time: '12:30', closed: null })
  })

  it('may be the moment of opening or of closing, and no minute beyond', () => {
    expect(lastSafePickUp(flight('11:00'))).toEqual({ date: today, time: '08:00', closed: null })
    expect(lastSafePickUp(flight('10:59', tomorrow))).toEqual({
      date: today,
      time: '23:00',
      closed: 'before_opening',
    })
    expect(lastSafePickUp(flight('02:00', tomorrow))).toMatchObject({ time: '23:00', closed: null })
    expect(lastSafePickUp(flight('02:01', tomorrow))).toEqual({
      date: today,
      time: '23:00',
      closed: 'after_closing',
    })
  })

  it('is the evening before a flight at six in the morning', () => {
    expect(lastSafePickUp(flight('06:00', tomorrow))).toEqual({
      date: today,
      time: '23:00',
      closed: 'before_opening',
    })
  })

  it('is always while the desk is open, and never later than the way takes', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...departureKinds),
        calendarDate,
        clockTime,
        (kind, date, time) => {
          const found = lastSafePickUp({ kind, date, time })
          const pickUp = tiranaInstant(found.date, found.time)
          const setOff = tiranaInstant(date, time).getTime() - leadMinutes(kind) * 60_000
          expect(isOffered(pickUp, reserveHours)).toBe(true)
          expect(pickUp.getTime()).toBeLessThanOrEqual(setOff)
          if (found.closed === null) expect(pickUp.getTime()).toBe(setOff)
        },
      ),
    )
  })
})

describe('what the form says of a departure', () => {
  it('is that a pick-up in time is fine, to the minute', () => {
    expect(advice(bus('18:00'), at('17:00'))).toMatchObject({ code: 'fine', moveTo: null })
    expect(advice(bus('17:59'), at('17:00')).code).toBe('too_late')
  })

  it('is until when, where no pick-up is chosen', () => {
    expect(advice(bus('18:00'))).toMatchObject({
      code: 'collect_by',
      latest: { date: today, time: '17:00' },
      moveTo: { date: today, time: '17:00' },
    })
  })

  it('is the hour of the form before the last safe minute', () => {
    expect(advice(bus('15:30'), at('17:00'))).toMatchObject({
      code: 'too_late',
      latest: { time: '14:30' },
      moveTo: { date: today, time: '14:00' },
    })
  })

  it('is to collect before closing, or the evening before, at an hour that the form has', () => {
    const late = flight('02:30', tomorrow)
    const early = flight('06:00', tomorrow)
    expect(advice(late, at('08:00', tomorrow))).toMatchObject({ code: 'after_closing' })
    expect(advice(early, at('08:00', tomorrow))).toMatchObject({
      code: 'before_opening',
      moveTo: { date: today, time: '23:00' },
    })
    expect(advice(early, at('08:00', tomorrow), bookOnlineHours).moveTo?.time).toBe('22:00')
  })

  it('is that there is no time for storage, where the bags would leave before they came', () => {
    expect(advice(bus('11:00'), at('10:00'))).toMatchObject({ code: 'too_soon', moveTo: null })
    expect(advice(bus('06:00'), at('17:00'))).toMatchObject({ code: 'too_soon', moveTo: null })
  })

  it('moves no pick-up to the drop-off or into the past', () => {
    expect(advice(bus('11:40'), at('17:00'))).toMatchObject({ code: 'too_late', moveTo: null })
    const later = at('16:10')
    const stay = { dropOff, pickUp: at('20:00') }
    expect(departureAdvice(bus('17:30'), stay, reserveHours, later).moveTo).toBeNull()
  })

  it('is fine once the pick-up has moved as it says', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...departureKinds),
        fc.constantFrom(bookOnlineHours, reserveHours),
        fc.constantFrom(today, tomorrow, '2026-11-24'),
        clockTime,
        openTime,
        (kind, hours, date, time, chosen) => {
          const departure = { kind, date, time }
          const pickUp = at(chosen, '2026-11-25')
          const { moveTo } = departureAdvice(departure, { dropOff, pickUp }, hours, now)
          if (!moveTo) return
          const moved = tiranaInstant(moveTo.date, moveTo.time)
          expect(isOffered(moved, hours)).toBe(true)
          expect(moved > dropOff).toBe(true)
          const after = departureAdvice(departure, { dropOff, pickUp: moved }, hours, now)
          expect(after.code).toBe('fine')
        },
      ),
    )
  })
})
