import type { QueryClient } from '@tanstack/react-query'
import { sessionQuery } from './session-query.ts'

/** Empties what this tab has loaded, whichever part of the page shows it. */
export function forgetGuests(client: QueryClient): void {
  const [session] = sessionQuery.queryKey
  void client.cancelQueries()
  for (const query of client.getQueryCache().getAll()) {
    if (query.queryKey[0] !== session) query.reset()
  }
  client.removeQueries({ type: 'inactive' })
  client.getMutationCache().clear()
}
