import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../../web/api.ts'
import { dashboardState, type ListState } from '../../../../web/staff/dashboard/dashboard-state.ts'
import { StaffLoadError } from '../../../../web/staff/session/staff-load.ts'

const pending: ListState = { data: undefined, error: null, isPending: true }
const loaded: ListState = { data: [], error: null, isPending: false }
const broken: ListState = {
  data: undefined,
  error: new StaffLoadError('bookings', new ApiError(500, '', '')),
  isPending: false,
}

describe('the state of the dashboard', () => {
  it('is loading while no list has loaded', () => {
    expect(dashboardState([pending, pending, pending])).toBe('loading')
    expect(dashboardState([pending, broken, broken])).toBe('loading')
  })

  it('shows the lists if one has loaded, even while others are retried', () => {
    expect(dashboardState([loaded, broken, loaded])).toBe('lists')
    expect(dashboardState([loaded, pending, loaded])).toBe('lists')
  })

  it('is "connection lost" only if all three lists failed', () => {
    expect(dashboardState([broken, broken, broken])).toBe('connection_lost')
    expect(dashboardState([broken, broken, loaded])).toBe('lists')
  })
})
