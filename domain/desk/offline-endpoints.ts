import { offlineActions } from './offline-actions.ts'
import { walkInRequest } from './walk-in.ts'

/**
 * Requests that a device may send later.
 * These are the offline actions, and walk-ins, which have no stay yet. Other staff requests need a connection.
 * Offline, the day's list comes from the cache.
 */
const waiting = { ...offlineActions, 'POST /api/staff/stays': walkInRequest }

export type OfflineEndpoint = keyof typeof waiting

export function waits(call: string): call is OfflineEndpoint {
  return Object.hasOwn(waiting, call)
}
