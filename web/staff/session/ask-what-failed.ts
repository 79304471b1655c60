import type { Query, QueryClient } from '@tanstack/react-query'

const isMissing = ({ state }: Query) => state.status !== 'success' && state.fetchStatus === 'idle'

/** Asks again for what failed, or was emptied, while nobody was signed in. */
export function askWhatFailed(client: QueryClient): void {
  void client.refetchQueries({ type: 'active', predicate: isMissing })
}
