import { describe, expect, it } from 'vitest'
import { stayStatuses } from '../../../domain/business/stay.ts'
import { deskColumnOf } from '../../../domain/desk/desk-day.ts'
import { tiranaInstant } from '../../../domain/time/calendar.ts'

const stay = {
  serviceType: 'storage' as const,
  startDate: tiranaInstant('2026-07-25', '10:00'),
  pickUpAt: tiranaInstant('2026-07-27', '18:00'),
}
const on = (date: string, time = '12:00') => tiranaInstant(date, time)

describe('a stay’s column on the desk page', () => {
  it('is `arriving` from the stay’s first day to its last, otherwise null', () => {
    const columns = ['2026-07-24', '2026-07-25', '2026-07-27', '2026-07-28'].map((date) =>
      deskColumnOf({ ...stay, status: 'confirmed' }, on(date)),
    )
    expect(columns).toEqual([null, 'arriving', 'arriving', null])
  })

  it('is `here`, `leaving` on the last day, and `late` from midnight after it', () => {
    const columns = [
      on('2026-07-25'),
      on('2026-07-26', '23:59'),
      on('2026-07-27', '00:00'),
      on('2026-07-27', '22:59'),
      on('2026-07-28', '00:00'),
    ].map((now) => deskColumnOf({ ...stay, status: 'checked_in' }, now))
    expect(columns).toEqual(['here', 'here', 'leaving', 'leaving', 'late'])
  })

  it('is null for a ride, unless its guest has bags here', () => {
    const ride = { ...stay, serviceType: 'taxi' as const }
    expect(deskColumnOf({ ...ride, status: 'confirmed' }, on('2026-07-25'))).toBeNull()
    expect(deskColumnOf({ ...ride, status: 'checked_in' }, on('2026-07-25'))).toBe('here')
  })

  it('is null in any other status', () => {
    const others = stayStatuses.filter(
      (status) => status !== 'confirmed' && status !== 'checked_in',
    )
    for (const status of others)
      expect(deskColumnOf({ ...stay, status }, on('2026-07-26'))).toBeNull()
  })
})
