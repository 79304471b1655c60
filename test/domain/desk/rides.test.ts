import { describe, expect, it } from 'vitest'
import { rideDayOf } from '../../../domain/desk/rides.ts'
import { tiranaInstant } from '../../../domain/time/calendar.ts'

const at = tiranaInstant('2026-07-25', '14:30')
const ride = { status: 'confirmed', serviceType: 'taxi', startDate: at, pickUpAt: at } as const
const on = (date: string, time = '12:00') => tiranaInstant(date, time)

describe('a ride’s list at the desk', () => {
  it('is tomorrow, today, then earlier, until a ride that nobody closed is closed by itself', () => {
    const days = [
      on('2026-07-23', '23:59'),
      on('2026-07-24', '00:00'),
      on('2026-07-25', '00:00'),
      on('2026-07-25', '23:59'),
      on('2026-07-26', '00:00'),
      on('2026-07-26', '23:59'),
      on('2026-07-27', '00:00'),
    ].map((now) => rideDayOf(ride, now))
    expect(days).toEqual([null, 'tomorrow', 'today', 'today', 'earlier', 'earlier', null])
  })

  it('keeps a service of several days until the day after its end', () => {
    const rental = { ...ride, serviceType: 'rental', pickUpAt: on('2026-07-29') } as const
    expect(rideDayOf(rental, on('2026-07-30'))).toBe('earlier')
    expect(rideDayOf(rental, on('2026-07-31'))).toBeNull()
  })

  it('is none for luggage, and for a ride that isn’t confirmed', () => {
    expect(rideDayOf({ ...ride, serviceType: 'storage' }, on('2026-07-25'))).toBeNull()
    for (const status of ['pending', 'completed', 'no_show', 'cancelled', 'expired'] as const)
      expect(rideDayOf({ ...ride, status }, on('2026-07-25'))).toBeNull()
  })
})
