import { describe, expect, it } from 'vitest'
import { hoursOfUsualStay, usualStayOf, usualStays } from '../../../domain/booking/usual-stays.ts'
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
  it('are today from the next hour, and tomorrow, until the last offered pick-up', () => {
    expect(offered(at('08:20'))).toEqual(['21 09:00-22:00', '22 10:00-22:00'])
  })

  it('end at 23:00 instead if paid at the desk', () => {
    expect(offered(at('08:20'), reserveHours)).toEqual(['21 09:00-23:00', '22 12:00-23:00'])
  })

  it('leave out today if its last pick-up is less than an hour away', () => {
    expect(offered(at('20:59'))[0]).toBe('21 21:00-22:00')
    expect(offered(at('21:30'))).toEqual(['22 10:00-22:00', '23 10:00-22:00'])
    expect(offered(at('23:30'))).toEqual(['22 10:00-22:00', '23 10:00-22:00'])
  })

  it('begin at opening time if it is earlier now', () => {
    expect(offered(at('03:00'))[0]).toBe('21 08:00-22:00')
  })

  it('skip a day on which the office is closed', () => {
    const shutToday = closed('closed', at('00:00'), at('00:00', sunday))
    expect(offered(at('09:00'), bookOnlineHours, shutToday)).toEqual([
      '22 10:00-22:00',
      '23 10:00-22:00',
    ])
  })

  it('begin after a morning closure and end before an evening one', () => {
    const shutAtNoon = closed('closed', at('09:00'), at('12:00'))
    expect(offered(at('09:30'), bookOnlineHours, shutAtNoon)[0]).toBe('21 12:00-22:00')
    const shutInTheEvening = closed('closed', at('19:00'), at('23:30'))
    expect(offered(at('09:30'), bookOnlineHours, shutInTheEvening)[0]).toBe('21 10:00-18:00')
  })

  it('have no drop-off while the office is full, but can have a pick-up', () => {
    const fullUntilFive = closed('full', at('09:00'), at('17:00'))
    expect(offered(at('09:30'), bookOnlineHours, fullUntilFive)[0]).toBe('21 17:00-22:00')
  })
})

describe('the usual stay that matches a form', () => {
  const stays = usualStays(bookOnlineHours, at('09:30'), regularOpeningTimes)
  const [today, tomorrow] = stays

  it('is that of its day, whatever its hours', () => {
    expect(today && usualStayOf({ ...today, pickUpTime: '17:00' }, stays)).toBe(today)
    expect(tomorrow && usualStayOf({ ...tomorrow, dropOffTime: '08:00' }, stays)).toBe(tomorrow)
  })

  it('is undefined for more than one day', () => {
    expect(today && usualStayOf({ ...today, pickUpDate: sunday }, stays)).toBe(undefined)
  })
})

describe('the hours of a usual stay', () => {
  function hoursOn(day: number, now: Date, openingTimes = regularOpeningTimes) {
    const stay = usualStays(bookOnlineHours, now, openingTimes)[day]
    return stay && hoursOfUsualStay(stay, bookOnlineHours, now, openingTimes)
  }

  it('are from now until closing time, although the form offers full hours until 22:00', () => {
    expect(hoursOn(0, at('16:13'))).toEqual({ from: null, by: '23:00' })
  })

  it('begin at opening time before it, and tomorrow', () => {
    expect(hoursOn(0, at('07:10'))).toEqual({ from: '08:00', by: '23:00' })
    expect(hoursOn(1, at('16:13'))).toEqual({ from: '08:00', by: '23:00' })
  })

  it('begin when the office has room again', () => {
    const fullUntilFive = closed('full', at('09:00'), at('17:00'))
    expect(hoursOn(0, at('16:13'), fullUntilFive)).toEqual({ from: '17:00', by: '23:00' })
  })

  it('end before a closure that lasts until night', () => {
    const shutInTheEvening = closed('closed', at('19:00'), at('23:30'))
    expect(hoursOn(0, at('16:13'), shutInTheEvening)).toEqual({ from: null, by: '18:00' })
  })
})
