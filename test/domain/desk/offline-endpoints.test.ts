import { describe, expect, it } from 'vitest'
import { waits } from '../../../domain/desk/offline-endpoints.ts'

describe('without a connection', () => {
  it('what is done at the counter waits', () => {
    expect(waits('POST /api/staff/stays/:id/check-in')).toBe(true)
    expect(waits('POST /api/staff/stays')).toBe(true)
  })

  it('what gives money away, or is no act of staff’s, does not', () => {
    expect(waits('POST /api/staff/stays/:id/refunds')).toBe(false)
    expect(waits('GET /api/staff/day')).toBe(false)
    expect(waits('POST /api/reservations')).toBe(false)
  })
})
