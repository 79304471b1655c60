import { describe, expect, it } from 'vitest'
import { prices, type Tariff } from '../../../../../domain/business/business.ts'
import { regularOpeningTimes } from '../../../../../domain/opening-hours/opening-times.ts'
import { tiranaInstant } from '../../../../../domain/time/calendar.ts'
import {
  type BookedStay,
  lastPickUp,
} from '../../../../../web/guest/booking/confirmation/booked-stay.ts'

const at = (time: string) => tiranaInstant('2026-11-21', time)

/** Two hours of one item; by the current tariff, as much as a whole day. */
const booked: BookedStay = {
  startDate: at('10:00').toISOString(),
  endDate: at('12:00').toISOString(),
  luggageCount: 1,
  storageType: 'short',
}

const dearDays: Tariff = { ...prices, hourPerItem: 200, dayPerItem: 1000 }

describe('the latest pick-up without an extra charge', () => {
  it('is closing time if two hours cost as much as the day', () => {
    expect(lastPickUp(booked, regularOpeningTimes)).toEqual(at('23:00'))
  })

  it("follows the stay's own tariff, not the current one", () => {
    expect(lastPickUp({ ...booked, tariff: dearDays }, regularOpeningTimes)).toEqual(at('12:00'))
  })
})
