import { useSyncExternalStore } from 'react'

/** A collector's token begins with its own letter. */
const shape = /^c[\w-]+\.[\w-]+$/

function subscribe(changed: () => void): () => void {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}

function fromAddress(): string | null {
  const fragment = location.hash.slice(1)
  return shape.test(fragment) ? fragment : null
}

/** The token of the pick-up pass whose link led here; null for any other link, and in the prerendered page. */
export function useCollectorToken(): string | null {
  return useSyncExternalStore(subscribe, fromAddress, () => null)
}
