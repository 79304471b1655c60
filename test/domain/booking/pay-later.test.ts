import { describe, expect, it } from 'vitest'
import { payLaterErrors } from '../../../domain/booking/pay-later.ts'
import { type ServiceType, serviceTypes } from '../../../domain/business/services.ts'
import { type Closure, regularOpeningTimes } from '../../../domain/opening-hours/opening-times.ts'
import { tiranaInstant } from '../../../domain/time/calendar.ts'

const now = new Date('2026-11-20T09:00:00Z')
const shut: Closure = {
  kind: 'closed',
  from: tiranaInstant('2026-11-21', '13:00'),
  to: tiranaInstant('2026-11-21', '15:00'),
}

function asked(serviceType: ServiceType, time: string, more: object = {}) {
  const startDate = tiranaInstant('2026-11-21', time)
  const stay = { serviceType, luggageCount: 2, startDate, ...more }
  return payLaterErrors(stay, now, { ...regularOpeningTimes, closures: [shut] })
}

describe('a request that is not paid online', () => {
  it('is refused for storage if the drop-off is outside opening hours', () => {
    expect(asked('storage', '23:00')).toEqual({})
    expect(asked('storage', '03:00')).toEqual({ startDate: 'outside_opening_hours' })
    expect(asked('storage', '14:00')).toEqual({ startDate: 'office_closed' })
  })

  it.each(serviceTypes.filter((service) => service !== 'storage'))(
    'is accepted at any future hour for other services: %s',
    (service) => {
      for (const time of ['00:00', '04:00', '04:10', '14:00', '23:59']) {
        expect(asked(service, time)).toEqual({})
      }
      expect(asked(service, '04:00', { startDate: tiranaInstant('2026-11-20', '04:00') })).toEqual({
        startDate: 'in_the_past',
      })
    },
  )

  it('limits the passengers of a shuttle, but not items, to its seats', () => {
    expect(asked('storage', '10:00', { luggageCount: 20 })).toEqual({})
    expect(asked('airport-shuttle', '10:00', { luggageCount: 20 })).toEqual({
      luggageCount: 'invalid',
    })
  })

  it('is refused on the hourly plan for more than a day', () => {
    const short = { storageType: 'short', duration: 25 }
    expect(asked('storage', '10:00', short)).toMatchObject({ duration: 'short_hours' })
  })
})
