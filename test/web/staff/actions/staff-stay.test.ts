import { describe, expect, it } from 'vitest'
import type { StaffStay } from '../../../../domain/reports/staff-lists.ts'
import { lengthOf } from '../../../../web/staff/actions/staff-stay.ts'

const stay: StaffStay = {
  id: '8f14e45f-0000-4000-8000-000000000000',
  reference: 'TIR-2026-325-K7QM',
  customerName: 'Ana',
  customerEmail: 'ana@example.org',
  customerPhone: null,
  serviceType: 'storage',
  luggageCount: 2,
  startDate: '2026-11-21T09:00:00.000Z',
  endDate: '2026-11-23T16:00:00.000Z',
  specialRequests: null,
  status: 'confirmed',
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
}
const open = { ...stay, endDate: null }

describe('the length of a stay that staff see (specification, section 9)', () => {
  it('counts Tirana days', () => {
    expect(lengthOf(stay, 'daily', 99)).toEqual({ days: 3 })
  })

  it('is in hours for an hourly stay, even above 24', () => {
    expect(lengthOf(stay, 'short', 5)).toEqual({ hours: 5 })
  })

  it.each([
    ['daily', 30, 30],
    ['long', 30, 30],
    ['daily', null, 1],
  ] as const)(
    'of plan %s with duration %s is %s days if there is no pick-up',
    (plan, number, days) => {
      expect(lengthOf(open, plan, number)).toEqual({ days })
    },
  )

  it('is null for a ride', () => {
    expect(lengthOf({ ...open, serviceType: 'taxi' }, 'daily', 1)).toBeNull()
  })
})
