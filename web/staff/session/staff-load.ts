import { ApiError } from '../../api.ts'
import type { Connection } from '../offline/connection.ts'

const retries = 3

/** What staff asked for and did not get. Its text is the one of section 7. */
export class StaffLoadError extends Error {
  /** Nothing where nobody answered. */
  readonly status: number | undefined

  constructor(what: string, cause: unknown) {
    const status = cause instanceof ApiError ? cause.status : undefined
    super(`Failed to fetch ${what}: ${status ?? 'no answer'}`, { cause })
    this.name = 'StaffLoadError'
    this.status = status
  }
}

/**
 * Whether the answer is that nobody is signed in, which seals the device. A 403 is something else: whoever is
 * signed in may not do this.
 */
export function isSignedOut(error: Error): boolean {
  return statusOf(error) === 401
}

/** The status of an answer; `undefined` if there was none. */
function statusOf(error: Error): number | undefined {
  const isAnswered = error instanceof StaffLoadError || error instanceof ApiError
  return isAnswered ? error.status : undefined
}

/** Whether another try would end as this one did: the server has said no. */
function isFinal(error: Error): boolean {
  const status = statusOf(error)
  return status !== undefined && status < 500
}

/** What stood between staff and what they asked for. */
export type LoadFailure = 'signed_out' | 'offline' | 'server'

export function loadFailureOf(error: Error): LoadFailure {
  if (isSignedOut(error)) return 'signed_out'
  return statusOf(error) === undefined ? 'offline' : 'server'
}

const lines = { signed_out: 'signed_out', offline: 'offline', server: 'online' } as const

/** What a failed load tells of the connection: any answer at all came over it. */
export function connectionOf(error: Error): Connection {
  return lines[loadFailureOf(error)]
}

/**
 * Staff always see what is there now: nothing is kept, and a load that fails is tried three times more. A load
 * without a connection fails like any other, rather than wait for one and say nothing.
 */
export const alwaysFresh = {
  staleTime: 0,
  gcTime: 0,
  networkMode: 'always',
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
  retry: (failures: number, error: Error) => failures < retries && !isFinal(error),
} as const
