export interface ListState {
  data: unknown
  error: Error | null
  isPending: boolean
}

export type DashboardState = 'loading' | 'connection_lost' | 'lists'

/**
 * Returns the state of the whole dashboard. Once one list has loaded, all are shown, so a retry doesn't hide the
 * others.
 */
export function dashboardState(lists: readonly ListState[]): DashboardState {
  if (lists.some(({ data }) => data !== undefined)) return 'lists'
  return lists.some(({ isPending }) => isPending) ? 'loading' : 'connection_lost'
}
