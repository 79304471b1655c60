import { describe, expect, it } from 'vitest'
import { bookOnlineHours, reserveHours } from '../../../../../domain/opening-hours/opening-hours.ts'
import { regularOpeningTimes } from '../../../../../domain/opening-hours/opening-times.ts'
import { tiranaInstant } from '../../../../../domain/time/calendar.ts'
import { stayInLink, stayLink } from '../../../../../web/guest/booking/form/stay-link.ts'

const morning = tiranaInstant('2026-11-21', '08:30')

const inLink = (query: string, now = morning, hours = bookOnlineHours) =>
  stayInLink(query, hours, now, regularOpeningTimes)

const dates = (first: string, last: string) => `?dropOffDate=${first}&pickUpDate=${last}`

describe('a link with a number of items', () => {
  it.each(['1', '3', '20'])('fills in %s items', (items) => {
    expect(inLink(`?items=${items}`)).toEqual({ luggageCount: items })
    expect(inLink(`?from=home&items=${items}`)).toEqual({ luggageCount: items })
  })

  it.each(['0', '21', '-1', '1.5', '03', '1e1', 'two', '', ' 3'])('ignores “%s”', (items) => {
    expect(inLink(`?items=${encodeURIComponent(items)}`)).toEqual({})
  })

  it('fills in nothing if it names no number', () => {
    expect(inLink('')).toEqual({})
    expect(inLink('?pieces=3')).toEqual({})
  })
})

describe('a link with dates', () => {
  it('fills in what it was made of', () => {
    const stay = {
      luggageCount: '2',
      dropOffDate: '2026-11-24',
      dropOffTime: '09:00',
      pickUpDate: '2026-11-24',
      pickUpTime: '10:00',
      plan: 'short',
    } as const
    expect(inLink(stayLink(stay))).toEqual(stay)
  })

  it('has the usual times of its form if it names none that the form offers', () => {
    const query = dates('2026-11-24', '2026-11-26')
    const usual = { dropOffTime: '10:00', pickUpTime: '17:00' }
    expect(inLink(query)).toMatchObject(usual)
    expect(inLink(`${query}&dropOffTime=03:00&pickUpTime=17:00`)).toMatchObject(usual)
    expect(inLink(query, morning, reserveHours)).toMatchObject({
      dropOffTime: '12:00',
      pickUpTime: '12:00',
    })
  })

  it('has the next hour today, and the last if the usual pick-up is too early', () => {
    const evening = tiranaInstant('2026-11-21', '17:30')
    expect(inLink(dates('2026-11-21', '2026-11-21'), evening)).toMatchObject({
      dropOffTime: '18:00',
      pickUpTime: '22:00',
    })
  })

  it.each([
    ['the first is over', '2026-11-20', '2026-11-23'],
    ['the last comes before the first', '2026-11-24', '2026-11-23'],
    ['one is no date', '2026-11-31', '2026-12-01'],
    ['one is missing', '2026-11-24', ''],
    ['the last is more than a year ahead', '2026-11-24', '2027-11-22'],
    ['they are no dates', 'tomorrow', '%3Cscript%3E'],
  ])('keeps only the items if %s', (_, first, last) => {
    expect(inLink(`${dates(first, last)}&items=3&plan=mid`)).toEqual({ luggageCount: '3' })
  })

  it('ignores today after the last hour, and an unknown plan', () => {
    const night = tiranaInstant('2026-11-21', '23:10')
    expect(inLink(dates('2026-11-21', '2026-11-22'), night, reserveHours)).toEqual({})
    expect(inLink(`${dates('2026-11-24', '2026-11-24')}&plan=forever`)).not.toHaveProperty('plan')
  })

  it('ignores a day that is closed', () => {
    const closed = {
      kind: 'closed',
      from: tiranaInstant('2026-11-24', '00:00'),
      to: tiranaInstant('2026-11-25', '00:00'),
    } as const
    const query = dates('2026-11-24', '2026-11-25')
    const times = { ...regularOpeningTimes, closures: [closed] }
    expect(stayInLink(query, bookOnlineHours, morning, times)).toEqual({})
  })
})
