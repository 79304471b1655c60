import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reserveHours } from '../../../../../domain/opening-hours/opening-hours.ts'
import { regularOpeningTimes } from '../../../../../domain/opening-hours/opening-times.ts'
import { saveInTab } from '../../../../../web/browser/saved-in-tab.ts'
import { restoredStay } from '../../../../../web/guest/booking/form/first-values.ts'
import { tabStorage } from '../../../tab-storage.ts'
import { filledIn } from './filled-in.ts'

const morning = new Date('2026-11-21T07:00:00Z')
const start = filledIn({ customerName: '', customerEmail: '' })

beforeEach(() => vi.stubGlobal('sessionStorage', tabStorage()))
afterEach(() => vi.unstubAllGlobals())

const restored = (saved: object, now = morning) => {
  saveInTab('form', saved)
  return restoredStay('form', start, reserveHours, now, regularOpeningTimes)
}

describe('a booking form after a reload or a change of language', () => {
  it('keeps what was typed, with the plan and the departure', () => {
    const typed = filledIn({ luggageCount: '2', plan: 'mid', departureTime: '15:30' })
    expect(restored(typed)).toEqual(typed)
  })

  it('has its start values if nothing was typed', () => {
    expect(restoredStay('form', start, reserveHours, morning, regularOpeningTimes)).toEqual(start)
  })

  it('has the next hour instead of one that has passed', () => {
    const noon = new Date('2026-11-21T11:00:00Z')
    expect(restored(filledIn(), noon)).toMatchObject({ dropOffTime: '12:00', pickUpTime: '17:00' })
  })

  it('has its start dates instead of a day that is over, and keeps the name', () => {
    const yesterday = filledIn({ dropOffDate: '2026-11-20', pickUpDate: '2026-11-20' })
    expect(restored(yesterday)).toMatchObject({
      customerName: 'Ana Hoxha',
      dropOffDate: '2026-11-21',
      pickUpDate: '2026-11-21',
    })
  })

  it('has its start dates if no bookable hour of the stay is left', () => {
    const evening = filledIn({ dropOffTime: '20:00', pickUpTime: '23:00' })
    const late = new Date('2026-11-21T21:30:00Z')
    const tomorrow = { dropOffDate: '2026-11-22', pickUpDate: '2026-11-22' }
    saveInTab('form', evening)
    expect(
      restoredStay('form', { ...start, ...tomorrow }, reserveHours, late, regularOpeningTimes),
    ).toMatchObject({
      ...tomorrow,
      dropOffTime: '10:00',
      pickUpTime: '17:00',
    })
    expect(restored({ ...evening, pickUpDate: '2026-11-23' }, late)).toMatchObject({
      dropOffDate: '2026-11-21',
      dropOffTime: '23:00',
      pickUpDate: '2026-11-23',
    })
  })

  it('keeps a date empty that was emptied, and drops unknown values', () => {
    expect(restored(filledIn({ dropOffDate: '' })).dropOffDate).toBe('')
    expect(restored({ plan: 'forever', colour: 'red' })).toEqual(start)
  })
})
