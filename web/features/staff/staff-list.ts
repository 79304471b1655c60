import { infiniteQueryOptions, type UseInfiniteQueryResult } from '@tanstack/react-query'
import type { AnswerOf } from '../../../domain/api.ts'
import { ApiError, type ListCall, readPage } from '../../api.ts'

const retries = 3

/** What a tab shows of a list: the rows of every page that was asked for, newest first. */
export type StaffList<Row> = UseInfiniteQueryResult<Row[]>

/** A list that could not be loaded. Its text is the one of section 7. */
export class StaffListError extends Error {
  /** Nothing where nobody answered. */
  readonly status: number | undefined

  constructor(what: string, cause: unknown) {
    const status = cause instanceof ApiError ? cause.status : undefined
    super(`Failed to fetch ${what}: ${status ?? 'no answer'}`, { cause })
    this.name = 'StaffListError'
    this.status = status
  }
}

/** Cloudflare Access no longer vouches for whoever asks: something else than a lost connection. */
export function isSignedOut(error: Error | null): boolean {
  return error instanceof StaffListError && (error.status === 401 || error.status === 403)
}

/**
 * Staff always see what is there now: nothing is kept, each load is tried again three times. A load
 * without a connection fails like any other, rather than wait for one and say nothing.
 */
export function staffList<C extends ListCall>(call: C, what: string) {
  return infiniteQueryOptions({
    queryKey: [call],
    queryFn: ({ pageParam }) =>
      readPage(call, pageParam).catch((error) => {
        throw new StaffListError(what, error)
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    select: ({ pages }): AnswerOf<C>[number][] => pages.flatMap(({ rows }) => rows),
    staleTime: 0,
    gcTime: 0,
    networkMode: 'always',
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    retry: (failures, error) => failures < retries && !isSignedOut(error),
  })
}
