import { useSyncExternalStore } from 'react'
import { type Seal, sealNow, subscribeToSeal } from './seal.ts'

export function useSeal(): Seal {
  return useSyncExternalStore(subscribeToSeal, sealNow, () => 'unknown')
}
