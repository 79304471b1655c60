export interface ListState {
  data: unknown
  error: Error | null
  isPending: boolean
}

export type DashboardState = 'loading' | 'connection_lost' | 'lists'

/** Returns `lists` if any list has loaded, so retries hide nothing. */
export function dashboardState(lists: readonly ListState[]): DashboardState {
  if (lists.some(({ data }) => data !== undefined)) return 'lists'
  return lists.some(({ isPending }) => isPending) ? 'loading' : 'connection_lost'
}
