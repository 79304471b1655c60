import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { prices } from '../../domain/business.ts'
import { addDays, tiranaDate, tiranaInstant } from '../../domain/calendar.ts'
import {
  bookOnlineHours,
  defaultStay,
  isOffered,
  nextOfferedHour,
  reserveHours,
  timeOptions,
  timeOptionsAhead,
} from '../../domain/opening-hours.ts'
import { quote, storedPrice } from '../../domain/pricing.ts'
import { stayTimeErrors } from '../../domain/stay-times.ts'
import { instant, oddDays } from './arbitraries.ts'

const day = '2026-11-21'
const now = (time: string) => tiranaInstant(day, time)

describe('the times that a form offers', () => {
  it('are 08:00 to 22:00 to pay online, and 08:00 to 23:00 to reserve: 16 of them', () => {
    expect(timeOptions(bookOnlineHours)).toHaveLength(15)
    expect(timeOptions(bookOnlineHours).at(0)).toBe('08:00')
    expect(timeOptions(bookOnlineHours).at(-1)).toBe('22:00')
    expect(timeOptions(reserveHours)).toHaveLength(16)
    expect(timeOptions(reserveHours).at(-1)).toBe('23:00')
  })

  it('are only those still ahead on today, and all of them tomorrow', () => {
    expect(timeOptionsAhead(day, reserveHours, now('21:01'))).toEqual(['22:00', '23:00'])
    expect(timeOptionsAhead(day, reserveHours, now('22:00'))).toEqual(['22:00', '23:00'])
    expect(timeOptionsAhead(day, reserveHours, now('23:01'))).toEqual([])
    expect(timeOptionsAhead(addDays(day, 1), reserveHours, now('23:01'))).toHaveLength(16)
    expect(timeOptionsAhead(addDays(day, -1), reserveHours, now('00:00'))).toEqual([])
  })

  it.each([
    ['07:59', false, false],
    ['08:00', true, true],
    ['22:00', true, true],
    ['22:01', false, true],
    ['23:00', false, true],
    ['23:01', false, false],
    ['00:00', false, false],
  ])('hold %s or do not: online %s, reserved %s', (time, online, reserved) => {
    expect(isOffered(now(time), bookOnlineHours)).toBe(online)
    expect(isOffered(now(time), reserveHours)).toBe(reserved)
  })
})

describe('what a form starts with', () => {
  it('is its default times while they are ahead', () => {
    expect(defaultStay(bookOnlineHours, now('09:59'))).toEqual({
      dropOffDate: day,
      dropOffTime: '10:00',
      pickUpDate: day,
      pickUpTime: '17:00',
    })
    expect(defaultStay(reserveHours, now('00:00'))).toMatchObject({
      dropOffTime: '12:00',
      pickUpTime: '12:00',
    })
  })

  it('is the next hour once the default has passed', () => {
    expect(defaultStay(bookOnlineHours, now('10:01')).dropOffTime).toBe('11:00')
    expect(defaultStay(bookOnlineHours, now('17:00'))).toMatchObject({
      dropOffTime: '17:00',
      pickUpTime: '22:00',
    })
    expect(defaultStay(bookOnlineHours, now('18:30'))).toMatchObject({
      dropOffTime: '19:00',
      pickUpTime: '22:00',
    })
    expect(defaultStay(reserveHours, now('12:01'))).toMatchObject({
      dropOffTime: '13:00',
      pickUpTime: '23:00',
    })
  })

  it('is tomorrow once there is no hour left to store anything for', () => {
    expect(defaultStay(bookOnlineHours, now('21:00'))).toMatchObject({
      dropOffTime: '21:00',
      pickUpTime: '22:00',
    })
    for (const [hours, time] of [
      [bookOnlineHours, '21:01'],
      [reserveHours, '22:01'],
    ] as const) {
      expect(defaultStay(hours, now(time))).toEqual({
        dropOffDate: '2026-11-22',
        dropOffTime: hours.dropOff,
        pickUpDate: '2026-11-22',
        pickUpTime: hours.pickUp,
      })
    }
  })

  it('is tomorrow once no hour is left, over the end of a month and a year', () => {
    expect(defaultStay(bookOnlineHours, now('22:01'))).toEqual({
      dropOffDate: '2026-11-22',
      dropOffTime: '10:00',
      pickUpDate: '2026-11-22',
      pickUpTime: '17:00',
    })
    const newYearsEve = tiranaInstant('2026-12-31', '23:30')
    expect(defaultStay(reserveHours, newYearsEve).dropOffDate).toBe('2027-01-01')
  })

  it('can be sent as it stands and costs one day, at every hour of every odd day', () => {
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
      const stay = defaultStay(hours, moment)
      const startDate = tiranaInstant(stay.dropOffDate, stay.dropOffTime)
      const endDate = tiranaInstant(stay.pickUpDate, stay.pickUpTime)
      expect(stayTimeErrors({ startDate, endDate }, hours, moment)).toEqual({})
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

describe('whoever decides now is served', () => {
  const next = (time: string) => nextOfferedHour(bookOnlineHours, now(time))

  it('at the next full hour', () => {
    expect(next('12:59')).toEqual({ date: day, time: '13:00' })
    expect(next('13:00')).toEqual({ date: day, time: '13:00' })
    expect(next('21:30')).toEqual({ date: day, time: '22:00' })
  })

  it('at the opening, before it and after the last hour', () => {
    expect(next('05:10')).toEqual({ date: day, time: '08:00' })
    expect(next('22:01')).toEqual({ date: '2026-11-22', time: '08:00' })
  })
})
