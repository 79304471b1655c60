import { describe, expect, it } from 'vitest'
import { waits } from '../../../domain/desk/offline-endpoints.ts'

describe('while offline', () => {
  it('check-ins and walk-ins are queued', () => {
    expect(waits('POST /api/staff/stays/:id/check-in')).toBe(true)
    expect(waits('POST /api/staff/stays')).toBe(true)
  })

  it('refunds, reads and public endpoints are not queued', () => {
    expect(waits('POST /api/staff/stays/:id/refunds')).toBe(false)
    expect(waits('GET /api/staff/day')).toBe(false)
    expect(waits('POST /api/reservations')).toBe(false)
  })
})
