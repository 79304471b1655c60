import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import { mailboxKey } from '../../domain/input/mailbox.ts'
import { searchKeys } from '../../domain/reports/search-key.ts'
import type { StayFilter } from '../../domain/stay/stay-filter.ts'
import type { CalendarDate } from '../../domain/time/calendar.ts'
import { boundsOf } from '../../domain/time/period.ts'
import type { Database } from '../db/database.ts'
import { type Cursor, newestFirst } from '../db/page.ts'
import { stayKeys, stays } from '../db/schema/stays.ts'

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
 * So many stays with each of two words are put beside each other to find those with both, which may be
 * far fewer than either: going through the stays would meet none of them for long.
 */
const fewEnoughToMeet = 10_000

const wholeAddress = /^[^@]+@[^@]+\.[^@]+$/

/**
 * The newest stays that a filter lets through, behind `cursor`, and one more than a page holds. Every
 * word of the search is the beginning of a key of theirs; a search without any word finds none. An email
 * address alone also finds the other spellings of its mailbox.
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
 * depends on how many stays the longest words have, and only the database knows that.
 */
export function searchStatements(db: Database, filter: StayFilter, cursor: Cursor | null) {
  const words = filter.q === undefined ? [] : searchKeys(filter.q).slice(0, mostWords)
  if (filter.q !== undefined && words.length === 0) return []
  const { day } = filter
  const [address = '', ...more] = words
  if (more.length === 0 && wholeAddress.test(address)) {
    const isOnDay = day === undefined ? undefined : sql`${stays.id} IN ${startingOn(day)}`
    return [fetched(db, ofMailbox(address), isOnDay, filter, cursor)]
  }
  // A day has few stays, however many there are.
  if (day !== undefined)
    return [fetched(db, startingOn(day), and(...words.map(hasKey)), filter, cursor)]
  const [longest, second, ...others] = words.toSorted((one, other) => other.length - one.length)
  if (longest === undefined) return [passed(db, undefined, filter, cursor)]
  const rare = second === undefined ? withWord(longest, fewEnough) : withBoth(longest, second)
  return [
    fetched(db, rare.ids, and(...others.map(hasKey)), filter, cursor, rare.areFew),
    passed(db, and(...words.map(hasKey)), filter, cursor, sql`NOT ${rare.areFew}`),
  ]
}

const found = { id: stays.id, createdAt: stays.createdAt }

/**
 * A page and one more, or nothing where the condition does not hold. As a limit, it is asked once; among
 * the conditions of a query, of every stay. Drizzle takes an expression, but its types know numbers alone.
 */
function pageWhere(condition: SQL | undefined): number {
  if (!condition) return foundAtOnce + 1
  return sql`iif(${condition}, ${foundAtOnce + 1}, 0)` as unknown as number
}

/** Goes through the stays from the newest on, by the index of the filter, until a page is full. */
function passed(
  db: Database,
  isSought: SQL | undefined,
  { status, service }: StayFilter,
  cursor: Cursor | null,
  condition?: SQL,
) {
  const isOfStatus = status && eq(stays.status, status)
  const isOfService = service && eq(stays.serviceType, service)
  const filter = and(isSought, isOfStatus, isOfService)
  const query = db.select(found).from(stays).$dynamic()
  return newestFirst(query, stays, cursor, filter, foundAtOnce).limit(pageWhere(condition))
}

/** Fetches the few stays with these ids first, then puts them in order: a plus keeps an index out. */
function fetched(
  db: Database,
  ids: SQL,
  isSought: SQL | undefined,
  { status, service }: StayFilter,
  cursor: Cursor | null,
  condition?: SQL,
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
    .limit(pageWhere(condition))
}

/** The ids of the stays that begin on a day. */
function startingOn(day: CalendarDate): SQL {
  const { from, until } = boundsOf({ from: day, to: day })
  return sql`(SELECT ${stays.id} FROM ${stays} WHERE ${and(gte(stays.startDate, from), lt(stays.startDate, until))})`
}

/** The ids of the stays of a mailbox, and of those with an address that begins so: a few at most. */
function ofMailbox(address: string): SQL {
  const spelled = sql`SELECT ${stayKeys.stayId} FROM ${stayKeys} WHERE ${begins(address)}`
  return sql`(SELECT ${stays.id} FROM ${stays} WHERE ${eq(stays.emailKey, mailboxKey(address))} UNION ${spelled})`
}

/** The ids of the stays with a word, and whether it has no more than `most` entries. */
function withWord(key: string, most: number) {
  const entries = sql`SELECT ${stayKeys.stayId} FROM ${stayKeys} WHERE ${begins(key)}`
  const areFew = sql`NOT EXISTS (${entries} LIMIT 1 OFFSET ${most})`
  return { entries, ids: sql`(${entries})`, areFew }
}

/** The same of the stays with both words. */
function withBoth(key: string, other: string) {
  const [one, two] = [withWord(key, fewEnoughToMeet), withWord(other, fewEnoughToMeet)]
  const ids = sql`(${one.entries} INTERSECT ${two.entries})`
  return { ids, areFew: sql`(${one.areFew} AND ${two.areFew})` }
}

function begins(key: string): SQL {
  return sql`${stayKeys.key} >= ${key} AND ${stayKeys.key} < ${`${key}\u{10FFFF}`}`
}

function hasKey(key: string): SQL {
  return sql`EXISTS (SELECT 1 FROM ${stayKeys} WHERE ${stayKeys.stayId} = ${stays.id} AND ${begins(key)})`
}
