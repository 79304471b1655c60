import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the prerendered page, true once its script has taken over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
