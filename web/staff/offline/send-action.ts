import type { StayRecord } from '../../../domain/stay/stay-record.ts'
import { ApiError } from '../../api.ts'
import { parseRecord } from './parse-record.ts'
import type { Action } from './pending-action.ts'

/**
 * `unanswered` and `failed`: the action may have been applied. With `failed`, the server had an error or was too
 * busy, but the connection works. `signed_out`: the server did not look at the action.
 */
export type Outcome =
  | { kind: 'done'; record: StayRecord }
  | { kind: 'refused'; error: ApiError }
  | { kind: 'failed'; error: ApiError }
  | { kind: 'unanswered' | 'signed_out'; error: Error }

/** Milliseconds: long enough for a slow connection, short enough for a waiting guest */
const timeOutMilliseconds = 8000

/** Status of networks that require their own sign-in (RFC 6585) */
const networkSignIn = 511

/** Refusals of the user or the moment, not of the action */
const withoutAction: readonly unknown[] = ['unauthorized', 'access_unavailable', 'rate_limited']

export function requestOf(
  { key, stayId, endpoint, body, at, seen, doneBy }: Action,
  wasOffline: boolean,
) {
  const address = endpoint.replace(/^POST /, '').replace(':id', encodeURIComponent(stayId))
  const by = wasOffline && doneBy && { doneBy }
  const clientContext = seen && { clientContext: { doneAt: at, wasOffline, seen, ...by } }
  // An action that creates the stay has no `seen`.
  const doneAt = wasOffline && !seen && { doneAt: at, ...by }
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key }
  return { address, headers, body: JSON.stringify({ ...body, ...clientContext, ...doneAt }) }
}

/** Sends an action. Only the server's own response counts as an answer. */
export async function sendAction(action: Action, wasOffline: boolean): Promise<Outcome> {
  const { address, headers, body } = requestOf(action, wasOffline)
  try {
    const response = await fetch(address, {
      method: 'POST',
      credentials: 'include',
      headers,
      body,
      // A redirect leads to Access's sign-in. Being offline looks different.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeOutMilliseconds),
    })
    if (response.type === 'opaqueredirect') return signedOut(new ApiError(401, '', ''))
    if (response.ok) return done(await response.json(), action)
    const retryAfter = response.headers.get('Retry-After')
    const { status, statusText } = response
    return answered(new ApiError(status, statusText, await response.text(), retryAfter))
  } catch (error) {
    return { kind: 'unanswered', error: error as Error }
  }
}

/** A network's own page may report success for anything. */
function done(record: StayRecord<string> | undefined, { stayId }: Action): Outcome {
  if (record?.stay?.id === stayId) return { kind: 'done', record: parseRecord(record) }
  return { kind: 'unanswered', error: new TypeError('Not an answer of the server') }
}

function signedOut(error: Error): Outcome {
  return { kind: 'signed_out', error }
}

function answered(error: ApiError): Outcome {
  if (error.code === 'unauthorized' || error.status === 401) return signedOut(error)
  const isRefusal = error.status < 500 && error.code && !withoutAction.includes(error.code)
  if (isRefusal) return { kind: 'refused', error }
  return { kind: isServers(error) ? 'failed' : 'unanswered', error }
}

/** Returns whether our server or its gateway responded, not a hotel's Wi-Fi. */
function isServers({ code, status }: ApiError): boolean {
  return code !== undefined || (status >= 500 && status !== networkSignIn)
}

/** Returns whether the server failed for another reason than being too busy. */
export function hasFailed(outcome: Outcome): boolean {
  return outcome.kind === 'failed' && outcome.error.status >= 500
}
