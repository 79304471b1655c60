import { describe, expect, it } from 'vitest'
import { usualStayOf, usualStays } from '../../../domain/booking/usual-stays.ts'
import {
  bookOnlineHours,
  reserveHours,
  type StayDates,
} from '../../../domain/opening-hours/opening-hours.ts'
import {
  type Closure,
  type OpeningTimes,
  regularOpeningTimes,
} from '../../../domain/opening-hours/opening-times.ts'
import { tiranaInstant } from '../../../domain/time/calendar.ts'

const saturday = '2026-11-21'
const sunday = '2026-11-22'
const at = (time: string, date = saturday) => tiranaInstant(date, time)

function closed(kind: Closure['kind'], from: Date, to: Date): OpeningTimes {
  return { ...regularOpeningTimes, closures: [{ kind, from, to }] }
}

/** `21 09:00-17:00`, the day's number first. */
function short({ dropOffDate, dropOffTime, pickUpDate, pickUpTime }: StayDates): string {
  const ends = pickUpDate === dropOffDate ? '' : `${pickUpDate.slice(8)} `
  return `${dropOffDate.slice(8)} ${dropOffTime}-${ends}${pickUpTime}`
}

function offered(now: Date, hours = bookOnlineHours, openingTimes = regularOpeningTimes): string[] {
  return usualStays(hours, now, openingTimes).map(short)
}

describe('the stays offered for one tap', () => {
  it('begin at the next hour and end at 17:00, 20:00 or 22:00; the last is tomorrow', () => {
    expect(offered(at('08:20'))).toEqual([
      '21 09:00-17:00',
      '21 09:00-20:00',
      '21 09:00-22:00',
      '22 10:00-17:00',
    ])
  })

  it('end at 23:00 instead if paid at the desk', () => {
    expect(offered(at('08:20'), reserveHours)).toEqual([
      '21 09:00-17:00',
      '21 09:00-20:00',
      '21 09:00-23:00',
      '22 12:00-17:00',
    ])
  })

  it('leave out a pick-up less than an hour away', () => {
    expect(offered(at('16:00'))[0]).toBe('21 16:00-17:00')
    expect(offered(at('16:01'))[0]).toBe('21 17:00-20:00')
  })

  it('begin tomorrow if it is too late today', () => {
    const tomorrow = ['22 10:00-17:00', '22 10:00-20:00', '22 10:00-22:00']
    expect(offered(at('21:30'))).toEqual(tomorrow)
    expect(offered(at('23:30'))).toEqual(tomorrow)
  })

  it('begin at opening time if it is earlier now', () => {
    expect(offered(at('03:00'))[0]).toBe('21 08:00-17:00')
  })

  it('skip a day on which the office is closed', () => {
    const shutToday = closed('closed', at('00:00'), at('00:00', sunday))
    expect(offered(at('09:00'), bookOnlineHours, shutToday)).toEqual([
      '22 10:00-17:00',
      '22 10:00-20:00',
      '22 10:00-22:00',
    ])
    const shutTomorrow = closed('closed', at('00:00', sunday), at('00:00', '2026-11-23'))
    expect(offered(at('09:00'), bookOnlineHours, shutTomorrow).at(-1)).toBe('23 10:00-17:00')
  })

  it('begin after a morning closure and end before an evening one', () => {
    const shutAtNoon = closed('closed', at('09:00'), at('12:00'))
    expect(offered(at('09:30'), bookOnlineHours, shutAtNoon)[0]).toBe('21 12:00-17:00')
    const shutInTheEvening = closed('closed', at('19:00'), at('23:30'))
    expect(offered(at('09:30'), bookOnlineHours, shutInTheEvening)).toEqual([
      '21 10:00-17:00',
      '22 10:00-17:00',
    ])
  })

  it('have no drop-off while the office is full, but can have a pick-up', () => {
    const fullUntilFive = closed('full', at('09:00'), at('17:00'))
    expect(offered(at('09:30'), bookOnlineHours, fullUntilFive)[0]).toBe('21 17:00-20:00')
  })
})

describe('the usual stay that matches a form', () => {
  const now = at('09:30')
  const stays = usualStays(bookOnlineHours, now, regularOpeningTimes)
  const [untilFive, , , tomorrow] = stays

  it('is found by its pick-up alone if the drop-off is today', () => {
    expect(untilFive).toBeDefined()
    expect(untilFive && usualStayOf({ ...untilFive, dropOffTime: '13:00' }, stays, now)).toBe(
      untilFive,
    )
  })

  it('is found by both times on a later day', () => {
    expect(tomorrow && usualStayOf({ ...tomorrow }, stays, now)).toBe(tomorrow)
    expect(tomorrow && usualStayOf({ ...tomorrow, dropOffTime: '08:00' }, stays, now)).toBe(
      undefined,
    )
  })

  it('is undefined if the dates differ', () => {
    expect(untilFive && usualStayOf({ ...untilFive, pickUpDate: sunday }, stays, now)).toBe(
      undefined,
    )
  })
})
