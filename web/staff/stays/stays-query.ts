import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { StayFilter } from '../../../domain/stay/stay-filter.ts'
import { read, readPage } from '../../api.ts'
import { alwaysFresh, StaffLoadError } from '../session/staff-load.ts'
import { staffAnswer } from '../session/staff-query.ts'
import { queryOf } from './stay-search.ts'

const search = 'GET /api/staff/stays'

/** Page after page of the stays that a filter lets through; the last ones stay until the next are there. */
export function foundStays(filter: StayFilter) {
  const first = `/api/staff/stays${queryOf(filter)}`
  return infiniteQueryOptions({
    ...alwaysFresh,
    // Apart from the counter's search, which holds its answers in another shape.
    queryKey: ['pages', search, first],
    queryFn: ({ pageParam }) => readPage(search, pageParam).catch(failed('stays')),
    initialPageParam: first,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    select: ({ pages }) =>
      pages.flatMap(({ rows }) => rows.map((record) => ({ id: record.stay.id, record }))),
  })
}

/** A stay with its account and its bags. */
export function oneStay(id: string) {
  const call = 'GET /api/staff/stays/:id'
  return queryOptions({
    ...alwaysFresh,
    // What makes the counter ask anew for this stay does the same here; there, instants are dates.
    queryKey: [call, id, 'as told'],
    queryFn: () => read(call, addressOf(id)).catch(failed('stay')),
  })
}

/** What happened to a stay up to a version of it: what changes it makes the history be read anew. */
export function historyOf(id: string, version: number) {
  const call = 'GET /api/staff/stays/:id/history'
  return queryOptions({
    ...alwaysFresh,
    queryKey: [call, id, version],
    queryFn: () => read(call, `${addressOf(id)}/history`).catch(failed('history')),
  })
}

/** What a month came to. */
export function monthOfStays(month: string) {
  const call = 'GET /api/staff/month'
  return queryOptions({
    ...alwaysFresh,
    queryKey: [call, month],
    queryFn: () => read(call, `/api/staff/month?month=${month}`).catch(failed('month')),
  })
}

/** Who exported what. */
export const exportsAnswer = staffAnswer('GET /api/staff/exports', 'exports')

function addressOf(id: string): string {
  return `/api/staff/stays/${encodeURIComponent(id)}`
}

function failed(what: string) {
  return (error: unknown): never => {
    throw new StaffLoadError(what, error)
  }
}
