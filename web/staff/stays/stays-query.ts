import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { StayFilter } from '../../../domain/stay/stay-filter.ts'
import { read, readPage } from '../../api.ts'
import { alwaysFresh, StaffLoadError } from '../session/staff-load.ts'
import { staffAnswer } from '../session/staff-query.ts'
import { queryOf } from './stay-search.ts'

const search = 'GET /api/staff/stays'

export function filteredStays(filter: StayFilter) {
  const first = `/api/staff/stays${queryOf(filter)}`
  return infiniteQueryOptions({
    ...alwaysFresh,
    // Differs from the key of the desk's search, because that data has another shape.
    queryKey: ['pages', search, first],
    queryFn: ({ pageParam }) => readPage(search, pageParam).catch(failed('stays')),
    initialPageParam: first,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    select: ({ pages }) =>
      pages.flatMap(({ rows }) => rows.map((record) => ({ id: record.stay.id, record }))),
  })
}

export function oneStay(id: string) {
  const call = 'GET /api/staff/stays/:id'
  return queryOptions({
    ...alwaysFresh,
    // Begins with the desk's key, so that both are invalidated together.
    queryKey: [call, id, 'as told'],
    queryFn: () => read(call, addressOf(id)).catch(failed('stay')),
  })
}

/** Returns the query for a stay's history. A new `version` refetches it. */
export function historyOf(id: string, version: number) {
  const call = 'GET /api/staff/stays/:id/history'
  return queryOptions({
    ...alwaysFresh,
    queryKey: [call, id, version],
    queryFn: () => read(call, `${addressOf(id)}/history`).catch(failed('history')),
  })
}

export function monthOfStays(month: string) {
  const call = 'GET /api/staff/month'
  return queryOptions({
    ...alwaysFresh,
    queryKey: [call, month],
    queryFn: () => read(call, `/api/staff/month?month=${month}`).catch(failed('month')),
  })
}

export const exportsAnswer = staffAnswer('GET /api/staff/exports', 'exports')

function addressOf(id: string): string {
  return `/api/staff/stays/${encodeURIComponent(id)}`
}

function failed(what: string) {
  return (error: unknown): never => {
    throw new StaffLoadError(what, error)
  }
}
