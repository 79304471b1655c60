import {
  infiniteQueryOptions,
  queryOptions,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query'
import type { ResponseOf } from '../../../domain/api.ts'
import { type ListEndpoint, read, readPage } from '../../api.ts'
import { alwaysFresh, StaffLoadError } from './staff-load.ts'

export type StaffList<Row> = UseInfiniteQueryResult<Row[]>

export function staffList<C extends ListEndpoint>(call: C, what: string) {
  return infiniteQueryOptions({
    ...alwaysFresh,
    queryKey: [call],
    queryFn: ({ pageParam }) =>
      readPage(call, pageParam).catch((error) => {
        throw new StaffLoadError(what, error)
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    select: ({ pages }): ResponseOf<C>[number][] => pages.flatMap(({ rows }) => rows),
  })
}

type OneAnswer =
  | 'GET /api/staff/attention'
  | 'GET /api/staff/attention/count'
  | 'GET /api/staff/exports'
  | 'GET /api/staff/figures'
  | 'GET /api/staff/status'

export function staffAnswer<C extends OneAnswer>(call: C, what: string) {
  return queryOptions({
    ...alwaysFresh,
    queryKey: [call],
    queryFn: () =>
      read(call).catch((error) => {
        throw new StaffLoadError(what, error)
      }),
  })
}
