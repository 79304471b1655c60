export interface ListState {
  data: unknown
  error: Error | null
  isPending: boolean
}

export type DashboardState = 'loading' | 'connection_lost' | 'lists'

/** Returns `lists` once any list has loaded, so that a failed refresh hides nothing. */
export function dashboardState(lists: readonly ListState[]): DashboardState {
  if (lists.some(({ data }) => data !== undefined)) return 'lists'
  return lists.some(({ isPending }) => isPending) ? 'loading' : 'connection_lost'
}
