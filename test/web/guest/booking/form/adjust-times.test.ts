import { describe, expect, it } from 'vitest'
import {
  bookOnlineHours,
  type StayDates,
} from '../../../../../domain/opening-hours/opening-hours.ts'
import {
  type Closure,
  regularOpeningTimes,
} from '../../../../../domain/opening-hours/opening-times.ts'
import { adjustTimes } from '../../../../../web/guest/booking/form/adjust-times.ts'
import { filledIn } from './filled-in.ts'

const noon = new Date('2026-11-21T11:00:00Z')
const morning = new Date('2026-11-21T07:00:00Z')

const settle = (stay: StayDates, now: Date, edited?: keyof StayDates) =>
  adjustTimes(stay, bookOnlineHours, now, regularOpeningTimes, edited)

describe('when a guest changes a date or time', () => {
  it('changes nothing that is still valid', () => {
    expect(settle(filledIn(), morning)).toEqual({})
  })

  it('moves a drop-off in the past to the next bookable hour', () => {
    expect(settle(filledIn(), noon)).toEqual({ dropOffTime: '12:00' })
  })

  it("moves the pick-up to a later drop-off's day", () => {
    const later = filledIn({ dropOffDate: '2026-11-25' })
    expect(settle(later, noon)).toEqual({ pickUpDate: '2026-11-25' })
  })

  it('moves a pick-up before the drop-off to the last hour of the same day', () => {
    const late = filledIn({ dropOffTime: '19:00' })
    expect(settle(late, noon)).toEqual({ pickUpTime: '22:00' })
  })

  it('moves the pick-up too if a moved drop-off would reach it', () => {
    const short = filledIn({ pickUpTime: '12:00' })
    expect(settle(short, noon)).toEqual({
      dropOffTime: '12:00',
      pickUpTime: '22:00',
    })
  })

  it('leaves a pick-up alone while it is being edited, even if it is before the drop-off', () => {
    const later = filledIn({ dropOffDate: '2026-11-25' })
    expect(settle(later, noon, 'pickUpDate')).toEqual({})
    const late = filledIn({ dropOffTime: '19:00' })
    expect(settle(late, noon, 'pickUpTime')).toEqual({})
  })

  it('leaves an empty pick-up empty', () => {
    const open = filledIn({ dropOffDate: '2026-11-25', pickUpDate: '' })
    expect(settle(open, noon)).toEqual({})
  })

  it('moves a drop-off during a closure to the next open hour of its day, and the pick-up with it', () => {
    const settled = (kind: Closure['kind'], changes: Partial<StayDates> = {}) => {
      const [from, to] = [new Date('2026-11-21T09:00:00Z'), new Date('2026-11-21T14:00:00Z')]
      const openingTimes = { ...regularOpeningTimes, closures: [{ kind, from, to }] }
      return adjustTimes(filledIn(changes), bookOnlineHours, morning, openingTimes)
    }
    expect(settled('closed')).toEqual({ dropOffTime: '15:00' })
    expect(settled('full', { pickUpTime: '12:00' })).toEqual({
      dropOffTime: '15:00',
      pickUpTime: '22:00',
    })
    expect(settled('closed', { dropOffTime: '09:00', pickUpTime: '08:00' })).toEqual({
      pickUpTime: '22:00',
    })
  })

  it('changes nothing on a day without an open hour', () => {
    const closure = { kind: 'closed' as const, from: morning, to: new Date('2026-11-22T08:00:00Z') }
    const openingTimes = { ...regularOpeningTimes, closures: [closure] }
    expect(adjustTimes(filledIn(), bookOnlineHours, morning, openingTimes)).toEqual({})
  })
})
