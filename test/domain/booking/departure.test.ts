import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Departure,
  departureAdvice,
  departureKinds,
  lastSafePickUp,
  leadMinutes,
} from '../../../domain/booking/departure.ts'
import {
  bookOnlineHours,
  isOffered,
  reserveHours,
} from '../../../domain/opening-hours/opening-hours.ts'
import {
  type Closure,
  isOpen,
  regularOpeningTimes,
} from '../../../domain/opening-hours/opening-times.ts'
import { tiranaDate, tiranaInstant, tiranaTime } from '../../../domain/time/calendar.ts'
import { calendarDate, clockTime, closures, instant, openTime } from '../support/arbitraries.ts'

const today = '2026-11-21'
const tomorrow = '2026-11-22'
const now = tiranaInstant(today, '09:00')
const dropOff = tiranaInstant(today, '10:00')
const bus = (time: string, date = today): Departure => ({ kind: 'bus', date, time })
const flight = (time: string, date = today): Departure => ({ kind: 'flight', date, time })
const at = (time: string, date = today) => tiranaInstant(date, time)

const advice = (departure: Departure, pickUp?: Date, hours = reserveHours) =>
  departureAdvice(departure, { dropOff, pickUp }, hours, now, regularOpeningTimes)

const latest = (departure: Departure) => lastSafePickUp(departure, regularOpeningTimes)

describe('the lead time between pick-up and departure', () => {
  it('is one hour for a bus and three hours for a flight', () => {
    expect(leadMinutes('bus')).toBe(60)
    expect(leadMinutes('flight')).toBe(180)
  })
})

describe('the last safe pick-up', () => {
  it('leaves the lead time before the departure', () => {
    expect(latest(bus('15:30'))).toEqual({ date: today, time: '14:30', closed: null })
    expect(latest(flight('15:30'))).toEqual({ date: today, time: '12:30', closed: null })
  })

  it('can be exactly at opening or closing, but not a minute outside', () => {
    expect(latest(flight('11:00'))).toEqual({ date: today, time: '08:00', closed: null })
    expect(latest(flight('10:59', tomorrow))).toEqual({
      date: today,
      time: '23:00',
      closed: 'before_opening',
    })
    expect(latest(flight('02:00', tomorrow))).toMatchObject({ time: '23:00', closed: null })
    expect(latest(flight('02:01', tomorrow))).toEqual({
      date: today,
      time: '23:00',
      closed: 'after_closing',
    })
  })

  it('is the evening before for a flight at six in the morning', () => {
    expect(latest(flight('06:00', tomorrow))).toEqual({
      date: today,
      time: '23:00',
      closed: 'before_opening',
    })
  })

  it('is always within opening hours and leaves the lead time', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...departureKinds),
        calendarDate,
        clockTime,
        (kind, date, time) => {
          const found = latest({ kind, date, time })
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

describe('the last safe pick-up with closures', () => {
  const shut = (from: Date, to: Date): Closure => ({ kind: 'closed', from, to })
  const beside = (departure: Departure, ...list: Closure[]) =>
    lastSafePickUp(departure, { ...regularOpeningTimes, closures: list })

  it('is when the office closes early', () => {
    const early = { date: today, time: '14:00', closed: 'office_closed' }
    expect(beside(bus('18:00'), shut(at('14:00'), at('23:00')))).toEqual(early)
    expect(beside(bus('00:30', tomorrow), shut(at('14:00'), at('23:00')))).toEqual(early)
    expect(beside(bus('15:00'), shut(at('14:00'), at('23:00'))).closed).toBeNull()
  })

  it('is on the last open day before the closure', () => {
    const weekend = shut(at('00:00', '2026-11-21'), at('00:00', '2026-11-23'))
    const friday = { date: '2026-11-20', time: '23:00', closed: 'office_closed' }
    expect(beside(bus('12:00', tomorrow), weekend)).toEqual(friday)
    expect(beside(flight('06:00', '2026-11-23'), weekend)).toEqual(friday)
  })

  it('is the evening before if the office opens too late on the day', () => {
    const late = shut(at('08:00', tomorrow), at('12:00', tomorrow))
    expect(beside(bus('09:00', tomorrow), late)).toEqual({
      date: today,
      time: '23:00',
      closed: 'office_closed',
    })
    expect(beside(bus('13:00', tomorrow), late)).toMatchObject({ time: '12:00', closed: null })
  })

  it('ignores that the office is full, because bags are still given out', () => {
    const full: Closure = { ...shut(at('00:00'), at('00:00', tomorrow)), kind: 'full' }
    expect(beside(bus('18:00'), full)).toEqual({ date: today, time: '17:00', closed: null })
  })

  it('is the last open moment that leaves the lead time, for any closures', () => {
    fc.assert(
      fc.property(fc.constantFrom(...departureKinds), instant, closures, (kind, moment, near) => {
        const departure = { kind, date: tiranaDate(moment), time: tiranaTime(moment) }
        const setOff =
          tiranaInstant(departure.date, departure.time).getTime() - leadMinutes(kind) * 60_000
        const times = { ...regularOpeningTimes, closures: near(moment) }
        const found = lastSafePickUp(departure, times)
        const pickUp = tiranaInstant(found.date, found.time)
        expect(pickUp.getTime()).toBeLessThanOrEqual(setOff)
        expect(isOpen(pickUp, times) || isOpen(new Date(pickUp.getTime() - 1), times)).toBe(true)
        for (let time = pickUp.getTime() + 60_000; time <= setOff; time += 15 * 60_000) {
          expect(isOpen(new Date(time), times)).toBe(false)
        }
      }),
    )
  })
})

describe('the advice about a departure', () => {
  it('is `fine` if the pick-up leaves the lead time, to the minute', () => {
    expect(advice(bus('18:00'), at('17:00'))).toMatchObject({ code: 'fine', moveTo: null })
    expect(advice(bus('17:59'), at('17:00')).code).toBe('too_late')
  })

  it('is `collect_by` with the latest time if no pick-up is chosen', () => {
    expect(advice(bus('18:00'))).toMatchObject({
      code: 'collect_by',
      latest: { date: today, time: '17:00' },
      moveTo: { date: today, time: '17:00' },
    })
  })

  it('moves the pick-up to the last hour offered before the latest time', () => {
    expect(advice(bus('15:30'), at('17:00'))).toMatchObject({
      code: 'too_late',
      latest: { time: '14:30' },
      moveTo: { date: today, time: '14:00' },
    })
  })

  it('moves a night departure’s pick-up to an hour offered the evening before', () => {
    const late = flight('02:30', tomorrow)
    const early = flight('06:00', tomorrow)
    expect(advice(late, at('08:00', tomorrow))).toMatchObject({ code: 'after_closing' })
    expect(advice(early, at('08:00', tomorrow))).toMatchObject({
      code: 'before_opening',
      moveTo: { date: today, time: '23:00' },
    })
    expect(advice(early, at('08:00', tomorrow), bookOnlineHours).moveTo?.time).toBe('22:00')
  })

  it('is `too_soon` if the bags would have to leave before the drop-off', () => {
    expect(advice(bus('11:00'), at('10:00'))).toMatchObject({ code: 'too_soon', moveTo: null })
    expect(advice(bus('06:00'), at('17:00'))).toMatchObject({ code: 'too_soon', moveTo: null })
  })

  it('moves the pick-up to before the office closes, at an open hour', () => {
    const closures = [{ kind: 'closed' as const, from: at('14:30'), to: at('23:00', tomorrow) }]
    const stay = { dropOff, pickUp: at('23:00', tomorrow) }
    const times = { ...regularOpeningTimes, closures }
    const found = departureAdvice(bus('12:00', tomorrow), stay, reserveHours, now, times)
    expect(found).toEqual({
      code: 'office_closed',
      latest: { date: today, time: '14:30' },
      moveTo: { date: today, time: '14:00' },
    })
    closures.push({ kind: 'closed', from: at('08:00'), to: at('14:15') })
    const none = departureAdvice(bus('12:00', tomorrow), stay, reserveHours, now, times)
    expect(none).toMatchObject({ latest: { time: '14:30' }, moveTo: null })
  })

  it('does not move the pick-up to the drop-off or into the past', () => {
    expect(advice(bus('11:40'), at('17:00'))).toMatchObject({ code: 'too_late', moveTo: null })
    const later = at('16:10')
    const stay = { dropOff, pickUp: at('20:00') }
    expect(
      departureAdvice(bus('17:30'), stay, reserveHours, later, regularOpeningTimes).moveTo,
    ).toBeNull()
  })

  it('is `fine` once the pick-up has moved as advised', () => {
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
          const { moveTo } = advice(departure, pickUp, hours)
          if (!moveTo) return
          const moved = tiranaInstant(moveTo.date, moveTo.time)
          expect(isOffered(moved, hours)).toBe(true)
          expect(moved > dropOff).toBe(true)
          const after = advice(departure, moved, hours)
          expect(after.code).toBe('fine')
        },
      ),
    )
  })
})
