import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { foundStays } from '../../../domain/search/found-stays.ts'
import { parseSearch } from '../../../domain/search/parse-search.ts'
import type { StayRecord } from '../../../domain/stay/stay-record.ts'
import { read, readPage } from '../../api.ts'
import { withTimeout } from '../../browser/with-timeout.ts'
import { parseRecord } from '../offline/parse-record.ts'
import { newerRecord, recordOnScreen } from '../offline/records-on-screen.ts'
import { usePendingActions } from '../offline/use-offline-queue.ts'
import { alwaysFresh, StaffLoadError } from '../session/staff-load.ts'
import { dayQuery } from './day-query.ts'

function failed(what: string) {
  return (error: unknown): never => {
    throw new StaffLoadError(what, error)
  }
}

const found = 'GET /api/staff/stays'
const oneStay = 'GET /api/staff/stays/:id'

function stayQuery(id: string) {
  return queryOptions({
    ...alwaysFresh,
    retry: 1,
    queryKey: [oneStay, id],
    queryFn: (): Promise<StayRecord> =>
      withTimeout(read(oneStay, `/api/staff/stays/${encodeURIComponent(id)}`))
        .then(parseRecord)
        .catch(failed('stay')),
  })
}

/**
 * Returns the newest known record of a stay, with pending actions applied.
 * `record` is `undefined` while the stay is unknown. It may come from today's list or a search.
 */
export function useStayRecord(id: string) {
  const client = useQueryClient()
  const { data, error, isFetching, refetch } = useQuery(stayQuery(id))
  const { data: day = [] } = useQuery(dayQuery)
  const searched = client.getQueriesData<StayRecord[]>({ queryKey: [found] })
  const lists = [day, ...searched.map(([, records]) => records ?? [])]
  const known = lists.map((records) => records.find(({ stay }) => stay.id === id))
  const newest = [data, ...known].reduce(newerRecord, undefined)
  const record = recordOnScreen(newest, id, usePendingActions())
  return { record, error, isFetching, askAgain: () => void refetch() }
}

const pauseMilliseconds = 200

interface SearchedDay {
  records: readonly StayRecord[]
  /** When today's list was last updated, in epoch milliseconds. 0 if it was never loaded. */
  answeredAt: number
}

/**
 * Searches today's list and the server, and ranks the stays together.
 * If the server's search fails, only today's list is searched.
 */
export function useFoundStays(text: string, day: SearchedDay, now: Date) {
  const [asked, ask] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => ask(text.trim()), pauseMilliseconds)
    return () => clearTimeout(timer)
  }, [text])
  const {
    data = [],
    isFetching,
    error,
    errorUpdatedAt,
    refetch,
  } = useQuery({
    ...alwaysFresh,
    retry: 1,
    queryKey: [found, asked],
    queryFn: (): Promise<StayRecord[]> =>
      withTimeout(readPage(found, `/api/staff/stays?q=${encodeURIComponent(asked)}`))
        .then(({ rows }) => rows.map(parseRecord))
        .catch(failed('stays')),
    placeholderData: keepPreviousData,
    enabled: asked !== '',
  })
  const actions = usePendingActions()
  // Today's list was updated after the search failed, so the server responds again.
  const isBack = error !== null && day.answeredAt > errorUpdatedAt
  useEffect(() => {
    if (isBack) void refetch()
  }, [isBack, refetch])
  const onScreen = data.map((record) => recordOnScreen(record, record.stay.id, actions) ?? record)
  const records = foundStays(parseSearch(text), newestOfEach([...day.records, ...onScreen]), now)
  const searching = isFetching || asked !== text.trim()
  return { records, searching, error, searchAgain: () => void refetch() }
}

/** Returns the record with the highest version of each stay. */
function newestOfEach(records: readonly StayRecord[]): StayRecord[] {
  const newest = new Map<string, StayRecord>()
  for (const record of records) {
    const known = newest.get(record.stay.id)
    if (!known || record.stay.version > known.stay.version) newest.set(record.stay.id, record)
  }
  return [...newest.values()]
}

/**
 * Puts a stay's new record into the desk's queries. Adds it to today's list if that is loaded.
 * Cancels requests that could overwrite the record, then refetches today's list.
 */
export async function showRecord(client: QueryClient, record: StayRecord): Promise<void> {
  const { id } = record.stay
  const one = stayQuery(id)
  const ofSearch = { queryKey: [found] }
  await Promise.all(
    [dayQuery, one, ofSearch].map(({ queryKey }) => client.cancelQueries({ queryKey })),
  )
  const replaced = (records: StayRecord[] | undefined) =>
    records?.map((before) => (before.stay.id === id ? record : before))
  client.setQueryData(one.queryKey, record)
  client.setQueriesData<StayRecord[]>(ofSearch, replaced)
  client.setQueryData(dayQuery.queryKey, (records) => {
    const isListed = records?.some(({ stay }) => stay.id === id)
    return isListed ? replaced(records) : records && [...records, record]
  })
  void client.invalidateQueries({ queryKey: dayQuery.queryKey })
}

export async function refetchAllStays(client: QueryClient): Promise<void> {
  const keys = [dayQuery.queryKey, [oneStay], [found]]
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
}

export async function refetchStay(client: QueryClient, id: string): Promise<void> {
  const keys = [dayQuery.queryKey, stayQuery(id).queryKey]
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
}
