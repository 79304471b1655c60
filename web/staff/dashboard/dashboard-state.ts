/** What the dashboard needs to know of each of its lists. */
export interface ListState {
  data: unknown
  error: Error | null
  isPending: boolean
}

export type DashboardState = 'loading' | 'connection_lost' | 'lists'

/**
 * What the dashboard as a whole shows. As soon as one list is there it shows the lists, each of
 * which then speaks for itself: one that is tried again must not take the others away.
 */
export function dashboardState(lists: readonly ListState[]): DashboardState {
  if (lists.some(({ data }) => data !== undefined)) return 'lists'
  return lists.some(({ isPending }) => isPending) ? 'loading' : 'connection_lost'
}
