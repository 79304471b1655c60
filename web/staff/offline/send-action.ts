import type { StayRecord } from '../../../domain/stay/stay-record.ts'
import { ApiError } from '../../api.ts'
import { parseRecord } from './parse-record.ts'
import type { Action, PendingAction } from './pending-action.ts'

/**
 * Result of one attempt to send an action.
 * - `dropped`: the server recorded that staff had removed the action.
 * - `failed`: the server had an error or was too busy. The action may have been applied.
 * - `unanswered`: no response came from the server itself. The action may have been applied.
 * - `signed_out`: the action wasn't applied.
 */
export type Outcome =
  | { kind: 'done'; record: StayRecord }
  | { kind: 'dropped' }
  | { kind: 'refused'; error: ApiError }
  | { kind: 'failed'; error: ApiError }
  | { kind: 'unanswered' | 'signed_out'; error: Error }

const timeOutMilliseconds = 8000

/** HTTP status of networks that require a sign-in (RFC 6585). */
const networkSignIn = 511

/** Error codes that say nothing about the action itself. */
const withoutAction: readonly unknown[] = ['unauthorized', 'access_unavailable', 'rate_limited']

type Sendable = Action & Pick<Partial<PendingAction>, 'dropped'>

export function requestOf(
  { key, stayId, endpoint, body, at, seen, doneBy, dropped }: Sendable,
  wasOffline: boolean,
) {
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key }
  if (dropped)
    return { address: '/api/staff/dropped-entries', headers, body: JSON.stringify(dropped) }
  const address = endpoint.replace(/^POST /, '').replace(':id', encodeURIComponent(stayId))
  const by = wasOffline && doneBy && { doneBy }
  const clientContext = seen && { clientContext: { doneAt: at, wasOffline, seen, ...by } }
  // A walk-in has no `seen`, because it creates the stay.
  const doneAt = wasOffline && !seen && { doneAt: at, ...by }
  return { address, headers, body: JSON.stringify({ ...body, ...clientContext, ...doneAt }) }
}

export async function sendAction(action: Sendable, wasOffline: boolean): Promise<Outcome> {
  const { address, headers, body } = requestOf(action, wasOffline)
  try {
    const response = await fetch(address, {
      method: 'POST',
      credentials: 'include',
      headers,
      body,
      // Detects Access's redirect to its sign-in page.
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

/**
 * Returns `unanswered` unless the response is a record of this stay or confirms the removal.
 * A captive portal may also respond with 200 and valid JSON.
 */
function done(
  answer: (Partial<StayRecord<string>> & { id?: string }) | undefined,
  { key, stayId, dropped }: Sendable,
): Outcome {
  if (dropped && answer?.id === key) return { kind: 'dropped' }
  const record = answer as StayRecord<string> | undefined
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

/** Returns `false` if something other than our server seems to have responded. */
function isServers({ code, status }: ApiError): boolean {
  return code !== undefined || (status >= 500 && status !== networkSignIn)
}

export function hasFailed(outcome: Outcome): boolean {
  return outcome.kind === 'failed' && outcome.error.status >= 500
}
