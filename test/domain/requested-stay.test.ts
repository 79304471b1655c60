import { describe, expect, it } from 'vitest'
import { tiranaInstant } from '../../domain/calendar.ts'
import { requestedStayErrors } from '../../domain/requested-stay.ts'
import type { ServiceType } from '../../domain/services.ts'

const now = new Date('2026-11-20T09:00:00Z')

function asked(serviceType: ServiceType, time: string, more: object = {}) {
  const startDate = tiranaInstant('2026-11-21', time)
  return requestedStayErrors({ serviceType, luggageCount: 2, startDate, ...more }, now)
}

describe('a request that is not paid online', () => {
  it('is served while the office is open, the shuttle at any hour', () => {
    expect(asked('storage', '23:00')).toEqual({})
    expect(asked('storage', '03:00')).toEqual({ startDate: 'outside_opening_hours' })
    expect(asked('taxi', '03:00')).toEqual({ startDate: 'outside_opening_hours' })
    expect(asked('airport-shuttle', '03:00')).toEqual({})
  })

  it('counts passengers in the shuttle, items elsewhere', () => {
    expect(asked('storage', '10:00', { luggageCount: 20 })).toEqual({})
    expect(asked('airport-shuttle', '10:00', { luggageCount: 20 })).toEqual({
      luggageCount: 'invalid',
    })
  })

  it('takes the short plan for a day at most', () => {
    const short = { storageType: 'short', duration: 25 }
    expect(asked('storage', '10:00', short)).toMatchObject({ duration: 'short_hours' })
  })
})
