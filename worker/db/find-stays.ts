import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { CalendarDate } from '../../domain/calendar.ts'
import { boundsOf } from '../../domain/period.ts'
import { searchKeys } from '../../domain/search-key.ts'
import type { StayFilter } from '../../domain/stay-filter.ts'
import type { Database } from './database.ts'
import { type Cursor, newestFirst } from './page.ts'
import { stayKeys, stays } from './schema/stays.ts'

/** How many stays a page of a search has. */
export const foundAtOnce = 20

/** Words of a search that count: nobody types more, and each costs a look. */
const mostWords = 8

/**
 * So many stays with a word are fetched and sorted. Where there are more, going through the stays from
 * the newest on soon meets enough of them.
 */
const fewEnough = 2000

/**
 * The newest stays that a filter lets through, behind `cursor`, and one more than a page holds. Every
 * word of the search is the beginning of a key of theirs; a search without any word finds none.
 */
export async function findStays(
  db: Database,
  filter: StayFilter,
  cursor: Cursor | null,
): Promise<Cursor[]> {
  const [first, ...others] = searchStatements(db, filter, cursor)
  if (!first) return []
  const found = await db.batch([first, ...others])
  return found.flat()
}

/**
 * The statements of a search. By words there are two, of which one finds nothing: which way is quick
 * depends on how many stays the longest word has, and only the database knows that.
 */
export function searchStatements(db: Database, filter: StayFilter, cursor: Cursor | null) {
  const words = filter.q === undefined ? [] : searchKeys(filter.q).slice(0, mostWords)
  if (filter.q !== undefined && words.length === 0) return []
  const { day } = filter
  // A day has few stays, however many there are.
  if (day !== undefined)
    return [fetched(db, startingOn(day), and(...words.map(hasKey)), filter, cursor)]
  const [longest, ...others] = words.toSorted((one, other) => other.length - one.length)
  if (longest === undefined) return [passed(db, undefined, filter, cursor)]
  const some = sql`(SELECT ${stayKeys.stayId} FROM ${stayKeys} WHERE ${begins(longest)} LIMIT ${fewEnough + 1})`
  const areFew = sql`(SELECT count(*) FROM ${some}) <= ${fewEnough}`
  return [
    fetched(db, some, and(areFew, ...others.map(hasKey)), filter, cursor),
    passed(db, and(sql`NOT ${areFew}`, ...words.map(hasKey)), filter, cursor),
  ]
}

const found = { id: stays.id, createdAt: stays.createdAt }

/** Goes through the stays from the newest on, by the index of the filter, until a page is full. */
function passed(
  db: Database,
  isSought: SQL | undefined,
  { status, service }: StayFilter,
  cursor: Cursor | null,
) {
  const isOfStatus = status && eq(stays.status, status)
  const isOfService = service && eq(stays.serviceType, service)
  const filter = and(isSought, isOfStatus, isOfService)
  return newestFirst(db.select(found).from(stays).$dynamic(), stays, cursor, filter, foundAtOnce)
}

/** Fetches the few stays with these ids first, then puts them in order: a plus keeps an index out. */
function fetched(
  db: Database,
  ids: SQL,
  isSought: SQL | undefined,
  { status, service }: StayFilter,
  cursor: Cursor | null,
) {
  const place = sql`(+${stays.createdAt}, +${stays.id})`
  const at = cursor && sql.param(cursor.createdAt, stays.createdAt)
  const filters = [
    sql`${stays.id} IN ${ids}`,
    isSought,
    status && sql`+${stays.status} = ${status}`,
    service && sql`+${stays.serviceType} = ${service}`,
    cursor ? sql`${place} < (${at}, ${cursor.id})` : undefined,
  ]
  return db
    .select(found)
    .from(stays)
    .where(and(...filters))
    .orderBy(sql`+${stays.createdAt} DESC`, sql`+${stays.id} DESC`)
    .limit(foundAtOnce + 1)
}

/** The ids of the stays that begin on a day. */
function startingOn(day: CalendarDate): SQL {
  const { from, until } = boundsOf({ from: day, to: day })
  return sql`(SELECT ${stays.id} FROM ${stays} WHERE ${and(gte(stays.startDate, from), lt(stays.startDate, until))})`
}

function begins(key: string): SQL {
  return sql`${stayKeys.key} >= ${key} AND ${stayKeys.key} < ${`${key}\u{10FFFF}`}`
}

function hasKey(key: string): SQL {
  return sql`EXISTS (SELECT 1 FROM ${stayKeys} WHERE ${stayKeys.stayId} = ${stays.id} AND ${begins(key)})`
}
