import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import { mailboxKey } from '../../domain/input/mailbox.ts'
import { searchKeys } from '../../domain/reports/search-key.ts'
import type { StayFilter } from '../../domain/stay/stay-filter.ts'
import type { CalendarDate } from '../../domain/time/calendar.ts'
import { boundsOf } from '../../domain/time/period.ts'
import type { Database } from '../db/database.ts'
import { type Cursor, newestFirst } from '../db/page.ts'
import { stayKeys, stays } from '../db/schema/stays.ts'

export const foundAtOnce = 20

const mostWords = 8

/**
 * Maximum number of stays to fetch and sort for one word.
 * If more stays have the word, going through all stays from the newest soon fills a page.
 */
const fewEnough = 2000

/**
 * Maximum number of stays per word to intersect two words.
 * It is higher than `fewEnough`: few stays may have both words, so going through all stays from the newest could
 * take long.
 */
const fewEnoughToMeet = 10_000

const wholeAddress = /^[^@]+@[^@]+\.[^@]+$/

/**
 * Returns the cursors of matching stays after `cursor`, newest first.
 * Returns at most one page plus one, which shows that there is another page. Each of the first eight words must be the
 * start of one of the stay's search keys. A `q` without words finds nothing. An email address on its own also finds other spellings of its mailbox.
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
 * Returns the statements of a search, none if `q` has no words.
 * A search by words may have two statements, at most one of which returns rows. Which one is faster depends on how
 * many stays have the longest words, and only the database knows that number.
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
  // Only a few stays start on one day, so they can all be fetched.
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
 * Returns the limit: a page and one more row, or 0 if the condition is false.
 * In `LIMIT`, the condition is evaluated once. In `WHERE`, it would be evaluated for every stay. Drizzle accepts
 * an expression here, but its types only allow numbers.
 */
function pageWhere(condition: SQL | undefined): number {
  if (!condition) return foundAtOnce + 1
  return sql`iif(${condition}, ${foundAtOnce + 1}, 0)` as unknown as number
}

/**
 * Goes through the stays from the newest until a page is full.
 * Each combination of filters has an index.
 */
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

/**
 * Fetches the few stays with these ids and sorts them.
 * The `+` keeps SQLite from using an index on that column.
 */
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

function startingOn(day: CalendarDate): SQL {
  const { from, until } = boundsOf({ from: day, to: day })
  return sql`(SELECT ${stays.id} FROM ${stays} WHERE ${and(gte(stays.startDate, from), lt(stays.startDate, until))})`
}

/**
 * Selects the stays of the address's mailbox.
 * Also selects stays with a search key that begins with this text.
 */
function ofMailbox(address: string): SQL {
  const spelled = sql`SELECT ${stayKeys.stayId} FROM ${stayKeys} WHERE ${begins(address)}`
  return sql`(SELECT ${stays.id} FROM ${stays} WHERE ${eq(stays.emailKey, mailboxKey(address))} UNION ${spelled})`
}

function withWord(key: string, most: number) {
  const entries = sql`SELECT ${stayKeys.stayId} FROM ${stayKeys} WHERE ${begins(key)}`
  const areFew = sql`NOT EXISTS (${entries} LIMIT 1 OFFSET ${most})`
  return { entries, ids: sql`(${entries})`, areFew }
}

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
