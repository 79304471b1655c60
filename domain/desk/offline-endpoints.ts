import { offlineActions } from './offline-actions.ts'
import { walkInRequest } from './walk-in.ts'

/**
 * Requests that a device may store and send later.
 * These are the offline actions and walk-ins, whose stay doesn't exist yet. All other staff requests need a
 * connection.
 */
const waiting = { ...offlineActions, 'POST /api/staff/stays': walkInRequest }

export type OfflineEndpoint = keyof typeof waiting

export function waits(call: string): call is OfflineEndpoint {
  return Object.hasOwn(waiting, call)
}
