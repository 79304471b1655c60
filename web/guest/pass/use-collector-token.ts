import { useSyncExternalStore } from 'react'
import { linkToken } from './pass-token.ts'

function subscribe(changed: () => void): () => void {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}

/** The token of the pick-up pass whose link led here; null for any other link, and in the prerendered page. */
export function useCollectorToken(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => linkToken('collector'),
    () => null,
  )
}
