import { offlineActions } from './offline-actions.ts'
import { walkInRequest } from './walk-in.ts'

/**
 * Requests that a device may store and send later.
 * A walk-in isn't a staff action, because its stay doesn't exist yet.
 */
const waiting = { ...offlineActions, 'POST /api/staff/stays': walkInRequest }

export type OfflineEndpoint = keyof typeof waiting

export function waits(call: string): call is OfflineEndpoint {
  return Object.hasOwn(waiting, call)
}
