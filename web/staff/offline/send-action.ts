import type { StayRecord } from '../../../domain/stay/stay-record.ts'
import { ApiError } from '../../api.ts'
import { parseRecord } from './parse-record.ts'
import type { Action } from './pending-action.ts'

/**
 * What became of an act that was sent. `unanswered`: nobody knows whether it was done; `failed`: nobody
 * knows either, but that is the server's fault, or it is too busy, and no dead line; `signed_out`: it was
 * not even looked at.
 */
export type Outcome =
  | { kind: 'done'; record: StayRecord }
  | { kind: 'refused'; error: ApiError }
  | { kind: 'failed'; error: ApiError }
  | { kind: 'unanswered' | 'signed_out'; error: Error }

/** Longer than a slow line takes, shorter than a guest waits at the counter. */
const timeOutMilliseconds = 8000

/** A network that wants its own sign-in first answers so (RFC 6585). */
const networkSignIn = 511

/** Refusals of whoever asks, or of this moment, not of the act. */
const withoutAction: readonly unknown[] = ['unauthorized', 'access_unavailable', 'rate_limited']

/** The request that tells of an act. */
export function requestOf(
  { key, stayId, endpoint, body, at, seen, doneBy }: Action,
  wasOffline: boolean,
) {
  const address = endpoint.replace(/^POST /, '').replace(':id', encodeURIComponent(stayId))
  const by = wasOffline && doneBy && { doneBy }
  const clientContext = seen && { clientContext: { doneAt: at, wasOffline, seen, ...by } }
  // What begins with the act was seen by nobody before.
  const doneAt = wasOffline && !seen && { doneAt: at, ...by }
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key }
  return { address, headers, body: JSON.stringify({ ...body, ...clientContext, ...doneAt }) }
}

/** Tells the server of an act. Anything that is not the server's own answer counts as none. */
export async function sendAction(action: Action, wasOffline: boolean): Promise<Outcome> {
  const { address, headers, body } = requestOf(action, wasOffline)
  try {
    const response = await fetch(address, {
      method: 'POST',
      credentials: 'include',
      headers,
      body,
      // A redirect leads to the sign-in of Access: a dead line looks otherwise.
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

/** A network's own page may answer anything with a success. */
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

/** Whether the server, or the gateway before it, has answered; a hotel's Wi-Fi turns others away. */
function isServers({ code, status }: ApiError): boolean {
  return code !== undefined || (status >= 500 && status !== networkSignIn)
}

/** Whether the server failed at it, other than being too busy for anybody. */
export function hasFailed(outcome: Outcome): boolean {
  return outcome.kind === 'failed' && outcome.error.status >= 500
}
