import { ApiError } from '../../api.ts'
import type { Connection } from '../offline/connection.ts'

const retries = 3

/**
 * Failed request of the staff page.
 * The message names what wasn't loaded and the status of the response.
 */
export class StaffLoadError extends Error {
  /** `undefined` if the cause isn't an `ApiError`, for example without a response. */
  readonly status: number | undefined

  constructor(what: string, cause: unknown) {
    const status = cause instanceof ApiError ? cause.status : undefined
    super(`Failed to fetch ${what}: ${status ?? 'no answer'}`, { cause })
    this.name = 'StaffLoadError'
    this.status = status
  }
}

/**
 * True for 401, which seals the device.
 * A 403 means that the signed-in user may not make this request.
 */
export function isSignedOut(error: Error): boolean {
  return statusOf(error) === 401
}

function statusOf(error: Error): number | undefined {
  const isAnswered = error instanceof StaffLoadError || error instanceof ApiError
  return isAnswered ? error.status : undefined
}

function isFinal(error: Error): boolean {
  const status = statusOf(error)
  return status !== undefined && status < 500
}

export type LoadFailure = 'signed_out' | 'offline' | 'server'

export function loadFailureOf(error: Error): LoadFailure {
  if (isSignedOut(error)) return 'signed_out'
  return statusOf(error) === undefined ? 'offline' : 'server'
}

const lines = { signed_out: 'signed_out', offline: 'offline', server: 'online' } as const

/**
 * Returns the connection according to a failed request.
 * Any error response except a 401 means `online`.
 */
export function connectionOf(error: Error): Connection {
  return lines[loadFailureOf(error)]
}

/**
 * Query options that turn off caching.
 * Requests without a response or with a 5xx are retried up to three times. Offline requests fail,
 * because otherwise they would pause without a message.
 */
export const alwaysFresh = {
  staleTime: 0,
  gcTime: 0,
  networkMode: 'always',
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
  retry: (failures: number, error: Error) => failures < retries && !isFinal(error),
} as const
