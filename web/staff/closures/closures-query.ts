import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { read } from '../../api.ts'
import { alwaysFresh, StaffLoadError } from '../session/staff-load.ts'
import type { ClosureTerms } from './closure-fields.ts'

/** Milliseconds between refetches. */
const between = 15_000

export const closuresKey = ['closures']

function load<Answer>(what: string, answer: Promise<Answer>): Promise<Answer> {
  return answer.catch((error) => {
    throw new StaffLoadError(what, error)
  })
}

export const closuresAnswer = queryOptions({
  ...alwaysFresh,
  refetchInterval: between,
  queryKey: [...closuresKey, 'list'],
  queryFn: () => load('closures', read('GET /api/staff/closures')),
})

export function staysAnswer(id: string) {
  const address = `/api/staff/closures/${id}/stays`
  return queryOptions({
    ...alwaysFresh,
    refetchInterval: between,
    queryKey: [...closuresKey, id, 'stays'],
    queryFn: () => load('stays', read('GET /api/staff/closures/:id/stays', address)),
  })
}

export function previewAnswer(terms: ClosureTerms | null) {
  const address = `/api/staff/closures/preview?${new URLSearchParams({ ...terms })}`
  return queryOptions({
    ...alwaysFresh,
    enabled: terms !== null,
    placeholderData: keepPreviousData,
    queryKey: [...closuresKey, 'preview', terms],
    queryFn: () => load('stays', read('GET /api/staff/closures/preview', address)),
  })
}

export function emailRoute(id: string, stayId: string) {
  const address = `/api/staff/closures/${id}/emails/${stayId}`
  return queryOptions({
    ...alwaysFresh,
    queryKey: [...closuresKey, id, 'letter', stayId],
    queryFn: () => load('letter', read('GET /api/staff/closures/:id/emails/:stayId', address)),
  })
}
