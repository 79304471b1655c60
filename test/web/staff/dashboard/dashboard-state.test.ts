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

describe('what staff see of the dashboard', () => {
  it('loads while nothing is there yet', () => {
    expect(dashboardState([pending, pending, pending])).toBe('loading')
    expect(dashboardState([pending, broken, broken])).toBe('loading')
  })

  it('keeps the tabs while a list that failed is tried again, as it is at every focus', () => {
    expect(dashboardState([loaded, broken, loaded])).toBe('lists')
    expect(dashboardState([loaded, pending, loaded])).toBe('lists')
  })

  it('says that the connection is lost only when all three lists failed', () => {
    expect(dashboardState([broken, broken, broken])).toBe('connection_lost')
    expect(dashboardState([broken, broken, loaded])).toBe('lists')
  })
})
