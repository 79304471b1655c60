import type { ErrorCode } from '../../domain/errors.ts'
import { ApiError } from '../api.ts'
import type { Line } from './outbox/line.ts'

const retries = 3

/** What staff asked for and did not get. Its text is the one of section 7. */
export class StaffLoadError extends Error {
  /** Nothing where nobody answered. */
  readonly status: number | undefined
  readonly code: ErrorCode | undefined

  constructor(what: string, cause: unknown) {
    const status = cause instanceof ApiError ? cause.status : undefined
    super(`Failed to fetch ${what}: ${status ?? 'no answer'}`, { cause })
    this.name = 'StaffLoadError'
    this.status = status
    this.code = cause instanceof ApiError ? cause.code : undefined
  }
}

/** Cloudflare Access no longer vouches for whoever asks: something else than a lost connection. */
export function isSignedOut(error: Error | null): boolean {
  const isAnswered = error instanceof StaffLoadError || error instanceof ApiError
  if (!isAnswered || error.code === 'owner_only') return false
  return error.status === 401 || error.status === 403
}

/** The server has answered that nobody is signed in. */
export function isUnauthorized(error: Error): boolean {
  return (error instanceof StaffLoadError || error instanceof ApiError) && error.status === 401
}

/** What stood between staff and what they asked for. */
export type LoadFailure = 'signed_out' | 'no_line' | 'server'

export function failureOf(error: Error): LoadFailure {
  if (isSignedOut(error)) return 'signed_out'
  const hasStatus = error instanceof StaffLoadError || error instanceof ApiError
  return hasStatus && error.status !== undefined ? 'server' : 'no_line'
}

const lines = { signed_out: 'signed_out', no_line: 'down', server: 'up' } as const

/** What a failed load tells of the connection: any answer at all came over it. */
export function lineOf(error: Error): Line {
  return lines[failureOf(error)]
}

/**
 * Staff always see what is there now: nothing is kept, each load is tried again three times. A load
 * without a connection fails like any other, rather than wait for one and say nothing.
 */
export const alwaysFresh = {
  staleTime: 0,
  gcTime: 0,
  networkMode: 'always',
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
  retry: (failures: number, error: Error) => failures < retries && !isSignedOut(error),
} as const
