import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stayTimeErrors } from '../../../domain/booking/stay-times.ts'
import { prices } from '../../../domain/business/business.ts'
import {
  bookOnlineHours,
  defaultStay,
  isOffered,
  nextOfferedHour,
  type OfferedHours,
  reserveHours,
  roundTheClock,
  timeOptions,
  timeOptionsAhead,
} from '../../../domain/opening-hours/opening-hours.ts'
import {
  type Closure,
  regularOpeningTimes,
  type Visit,
} from '../../../domain/opening-hours/opening-times.ts'
import { quote, storedPrice } from '../../../domain/pricing/pricing.ts'
import { addDays, tiranaDate, tiranaInstant } from '../../../domain/time/calendar.ts'
import { closures, instant, oddDays } from '../support/arbitraries.ts'

const day = '2026-11-21'
const now = (time: string) => tiranaInstant(day, time)
const ahead = (date: string, time: string) =>
  timeOptionsAhead('drop_off', date, reserveHours, now(time), regularOpeningTimes)
const startsWith = (hours: OfferedHours, moment: Date) =>
  defaultStay(hours, moment, regularOpeningTimes)

describe('the times that a form offers', () => {
  it('are 08:00 to 22:00 to pay online, and 08:00 to 23:00 to reserve', () => {
    expect(timeOptions(bookOnlineHours)).toHaveLength(15)
    expect(timeOptions(bookOnlineHours).at(0)).toBe('08:00')
    expect(timeOptions(bookOnlineHours).at(-1)).toBe('22:00')
    expect(timeOptions(reserveHours)).toHaveLength(16)
    expect(timeOptions(reserveHours).at(-1)).toBe('23:00')
  })

  it('are all 24 hours for services without a visit to the desk', () => {
    expect(timeOptions(roundTheClock)).toHaveLength(24)
    for (const night of ['00:00', '03:00', '23:00', '23:59']) {
      expect(isOffered(now(night), roundTheClock)).toBe(true)
    }
  })

  it('are only the later ones today, all tomorrow, and none yesterday', () => {
    expect(ahead(day, '21:01')).toEqual(['22:00', '23:00'])
    expect(ahead(day, '22:00')).toEqual(['22:00', '23:00'])
    expect(ahead(day, '23:01')).toEqual([])
    expect(ahead(addDays(day, 1), '23:01')).toHaveLength(16)
    expect(ahead(addDays(day, -1), '00:00')).toEqual([])
  })

  it.each([
    ['07:59', false, false],
    ['08:00', true, true],
    ['22:00', true, true],
    ['22:01', false, true],
    ['23:00', false, true],
    ['23:01', false, false],
    ['00:00', false, false],
  ])('at %s: offered online %s, to reserve %s', (time, online, reserved) => {
    expect(isOffered(now(time), bookOnlineHours)).toBe(online)
    expect(isOffered(now(time), reserveHours)).toBe(reserved)
  })
})

describe('a form’s default stay', () => {
  it('has the default times while they are ahead', () => {
    expect(startsWith(bookOnlineHours, now('09:59'))).toEqual({
      dropOffDate: day,
      dropOffTime: '10:00',
      pickUpDate: day,
      pickUpTime: '17:00',
    })
    expect(startsWith(reserveHours, now('00:00'))).toMatchObject({
      dropOffTime: '12:00',
      pickUpTime: '12:00',
    })
  })

  it('begins at the next hour once the default time has passed', () => {
    expect(startsWith(bookOnlineHours, now('10:01')).dropOffTime).toBe('11:00')
    expect(startsWith(bookOnlineHours, now('17:00'))).toMatchObject({
      dropOffTime: '17:00',
      pickUpTime: '22:00',
    })
    expect(startsWith(bookOnlineHours, now('18:30'))).toMatchObject({
      dropOffTime: '19:00',
      pickUpTime: '22:00',
    })
    expect(startsWith(reserveHours, now('12:01'))).toMatchObject({
      dropOffTime: '13:00',
      pickUpTime: '23:00',
    })
  })

  it('is tomorrow if less than an hour of storage is left today', () => {
    expect(startsWith(bookOnlineHours, now('21:00'))).toMatchObject({
      dropOffTime: '21:00',
      pickUpTime: '22:00',
    })
    for (const [hours, time] of [
      [bookOnlineHours, '21:01'],
      [reserveHours, '22:01'],
    ] as const) {
      expect(startsWith(hours, now(time))).toEqual({
        dropOffDate: '2026-11-22',
        dropOffTime: hours.dropOff,
        pickUpDate: '2026-11-22',
        pickUpTime: hours.pickUp,
      })
    }
  })

  it('is tomorrow at the end of a month or year too', () => {
    expect(startsWith(bookOnlineHours, now('22:01'))).toEqual({
      dropOffDate: '2026-11-22',
      dropOffTime: '10:00',
      pickUpDate: '2026-11-22',
      pickUpTime: '17:00',
    })
    const newYearsEve = tiranaInstant('2026-12-31', '23:30')
    expect(startsWith(reserveHours, newYearsEve).dropOffDate).toBe('2027-01-01')
  })

  it('is valid as it is and costs one day, at any time', () => {
    for (const date of oddDays) {
      const midnight = tiranaInstant(date, '00:00').getTime()
      for (let minutes = 0; minutes < 26 * 60; minutes += 53) {
        sendable(new Date(midnight + minutes * 60_000))
      }
    }
    fc.assert(fc.property(instant, sendable))
  })

  function sendable(moment: Date) {
    for (const hours of [bookOnlineHours, reserveHours]) {
      const stay = startsWith(hours, moment)
      const startDate = tiranaInstant(stay.dropOffDate, stay.dropOffTime)
      const endDate = tiranaInstant(stay.pickUpDate, stay.pickUpTime)
      const errors = stayTimeErrors({ startDate, endDate }, hours, moment, regularOpeningTimes)
      expect(errors).toEqual({})
      expect(startDate >= moment).toBe(true)
      expect([tiranaDate(moment), addDays(tiranaDate(moment), 1)]).toContain(stay.dropOffDate)
      const price = quote({
        serviceType: 'storage',
        storageType: 'daily',
        luggageCount: 1,
        startDate,
        endDate,
      })
      expect(storedPrice(price)).toBe(prices.dayPerItem)
    }
  }
})

describe('the next offered hour', () => {
  const next = (time: string) =>
    nextOfferedHour('drop_off', bookOnlineHours, now(time), regularOpeningTimes)

  it('is the next full hour', () => {
    expect(next('12:59')).toEqual({ date: day, time: '13:00' })
    expect(next('13:00')).toEqual({ date: day, time: '13:00' })
    expect(next('21:30')).toEqual({ date: day, time: '22:00' })
  })

  it('is opening time, if it is before opening or after the last hour', () => {
    expect(next('05:10')).toEqual({ date: day, time: '08:00' })
    expect(next('22:01')).toEqual({ date: '2026-11-22', time: '08:00' })
  })
})

describe('hours within a closure', () => {
  const shut = (from: Date, to: Date): Closure => ({ kind: 'closed', from, to })
  const full = (from: Date, to: Date): Closure => ({ kind: 'full', from, to })
  const closed = (...closures: Closure[]) => ({ ...regularOpeningTimes, closures })
  const tomorrow = addDays(day, 1)
  const wholeDay = (date: string) =>
    [tiranaInstant(date, '00:00'), tiranaInstant(addDays(date, 1), '00:00')] as const
  const morning = now('08:00')

  it('are not offered, except for pick-ups while the office is full', () => {
    const options = (visit: Visit, closure: Closure) =>
      timeOptionsAhead(visit, day, bookOnlineHours, now('11:00'), closed(closure))
    const rest = ['11:00', '12:00', '19:00', '20:00', '21:00', '22:00']
    for (const visit of ['drop_off', 'pick_up'] as const) {
      expect(options(visit, shut(now('13:00'), now('19:00')))).toEqual(rest)
    }
    expect(options('drop_off', full(now('13:00'), now('19:00')))).toEqual(rest)
    expect(options('pick_up', full(now('13:00'), now('19:00')))).toHaveLength(12)
  })

  it('make the default stay begin on the next open day', () => {
    const startsOn = (...closures: Closure[]) =>
      defaultStay(bookOnlineHours, morning, closed(...closures))
    const later = { dropOffTime: '10:00', pickUpTime: '17:00' }
    for (const closure of [shut, full]) {
      expect(startsOn(closure(...wholeDay(day)))).toMatchObject({ ...later, dropOffDate: tomorrow })
      expect(startsOn(closure(...wholeDay(day)), closure(...wholeDay(tomorrow)))).toMatchObject({
        ...later,
        dropOffDate: '2026-11-23',
        pickUpDate: '2026-11-23',
      })
    }
  })

  it('change only the default time that they cover', () => {
    const starts = (closure: Closure) => defaultStay(bookOnlineHours, morning, closed(closure))
    expect(starts(shut(now('09:00'), now('12:00')))).toMatchObject({
      dropOffTime: '08:00',
      pickUpTime: '17:00',
    })
    expect(starts(shut(now('08:00'), now('12:00'))).dropOffTime).toBe('12:00')
    expect(starts(shut(now('16:00'), now('23:00')))).toMatchObject({
      dropOffTime: '10:00',
      pickUpTime: '15:00',
    })
    expect(starts(full(now('16:00'), now('23:00'))).pickUpTime).toBe('17:00')
  })

  it('are skipped by the next offered hour', () => {
    const next = (visit: Visit, ...closures: Closure[]) =>
      nextOfferedHour(visit, bookOnlineHours, now('12:30'), closed(...closures))
    const weekend = [...wholeDay(day)] as [Date, Date]
    weekend[1] = tiranaInstant('2026-11-24', '09:30')
    expect(next('drop_off', shut(now('12:00'), now('14:10')))).toEqual({ date: day, time: '15:00' })
    expect(next('drop_off', shut(...weekend))).toEqual({ date: '2026-11-24', time: '10:00' })
    expect(next('pick_up', full(...weekend))).toEqual({ date: day, time: '13:00' })
  })

  it('are not offered if and only if a form with them is refused', () => {
    fc.assert(
      fc.property(instant, closures, fc.nat(12), (moment, near, days) => {
        const times = closed(...near(moment))
        const date = addDays(tiranaDate(moment), days)
        for (const hours of [bookOnlineHours, reserveHours]) {
          const dropOffs = timeOptionsAhead('drop_off', date, hours, moment, times)
          const pickUps = timeOptionsAhead('pick_up', date, hours, moment, times)
          for (const time of timeOptions(hours)) {
            const startDate = tiranaInstant(date, time)
            const wrong = stayTimeErrors({ startDate, endDate: startDate }, hours, moment, times)
            if (startDate < moment) continue
            expect('startDate' in wrong).toBe(!dropOffs.includes(time))
            expect('endDate' in wrong).toBe(!pickUps.includes(time))
          }
        }
      }),
      { numRuns: 40 },
    )
  })

  it('are never in the default stay or the next offered hour', () => {
    fc.assert(
      fc.property(instant, closures, (moment, near) => {
        const times = closed(...near(moment))
        for (const hours of [bookOnlineHours, reserveHours]) {
          const stay = defaultStay(hours, moment, times)
          const startDate = tiranaInstant(stay.dropOffDate, stay.dropOffTime)
          const endDate = tiranaInstant(stay.pickUpDate, stay.pickUpTime)
          expect(stayTimeErrors({ startDate, endDate }, hours, moment, times)).toEqual({})
          expect(stay.pickUpDate).toBe(stay.dropOffDate)
          const { date, time } = nextOfferedHour('drop_off', hours, moment, times)
          const next = tiranaInstant(date, time)
          expect(stayTimeErrors({ startDate: next }, hours, moment, times)).toEqual({})
          expect(next <= startDate).toBe(true)
        }
      }),
    )
  })

  it('fall back to tomorrow if no open hour is found', () => {
    const always = closed(shut(now('00:00'), tiranaInstant('2030-01-01', '00:00')))
    expect(defaultStay(reserveHours, morning, always).dropOffDate).toBe(tomorrow)
    expect(nextOfferedHour('drop_off', reserveHours, morning, always).date).toBe(tomorrow)
  })
})
