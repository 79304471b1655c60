import { describe, expect, it } from 'vitest'
import { enterRide, rideErrors, rideRecord, rideRequest } from '../../../domain/desk/new-ride.ts'
import { rideDayOf } from '../../../domain/desk/rides.ts'
import { tiranaInstant } from '../../../domain/time/calendar.ts'
import { staffContext, withChange } from '../support/stay-records.ts'

const now = tiranaInstant('2026-07-25', '12:00')
const asked = {
  id: crypto.randomUUID(),
  serviceType: 'taxi',
  customerName: 'Anna Berg',
  customerPhone: '+49 170 5550123',
  startDate: tiranaInstant('2026-07-25', '14:30').toISOString(),
  specialRequests: 'Hotel X to the airport, 3 people',
  locale: 'de',
}
const request = rideRequest.parse(asked)
const before = rideRecord(request, 'TIR-2026-206-ABCD', now)

describe('a ride that staff enter', () => {
  it('is confirmed at the agreed price, and listed for its day', () => {
    const { stay } = withChange(before, enterRide(before, 1800, staffContext(now)))
    expect(stay).toMatchObject({
      kind: 'booking',
      source: 'desk',
      status: 'confirmed',
      totalPrice: 1800,
      balance: 1800,
      pickUpAt: request.startDate,
      specialRequests: 'Hotel X to the airport, 3 people',
    })
    expect(rideDayOf(stay, now)).toBe('today')
  })

  it('has no price if none was agreed', () => {
    const { stay } = withChange(before, enterRide(before, undefined, staffContext(now)))
    expect(stay).toMatchObject({ status: 'confirmed', totalPrice: 0, balance: 0 })
  })

  it('may begin from today on, up to a year ahead', () => {
    const errorsOn = (date: string) => rideErrors({ startDate: tiranaInstant(date, '05:00') }, now)
    expect(errorsOn('2026-07-24')).toEqual({ startDate: 'in_the_past' })
    expect(errorsOn('2026-07-25')).toEqual({})
    expect(errorsOn('2028-07-25')).toEqual({ startDate: 'too_far_ahead' })
  })

  it('is no luggage', () => {
    expect(rideRequest.safeParse({ ...asked, serviceType: 'storage' }).success).toBe(false)
  })
})
