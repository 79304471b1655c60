import { offlineActions } from './offline-actions.ts'
import { walkInRequest } from './walk-in.ts'

/**
 * What is taken down on the device while there is no connection, and sent later: the acts that may wait, and the
 * walk-in, which has no stay before it. Staff's other calls need the connection; the list of the day is shown as it
 * was kept.
 */
const waiting = { ...offlineActions, 'POST /api/staff/stays': walkInRequest }

export type OfflineEndpoint = keyof typeof waiting

export function waits(call: string): call is OfflineEndpoint {
  return Object.hasOwn(waiting, call)
}
