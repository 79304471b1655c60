import { and, desc, eq, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { mailboxKey } from '../../domain/input/mailbox.ts'
import { fewestOfPickUp, isWholeAddress } from '../../domain/search/fit-word.ts'
import type { TypedSearch, TypedWord } from '../../domain/search/parse-search.ts'
import { codeLookUps, lookUps, pairLookUps } from '../../domain/search/stay-keys.ts'
import type { StayFilter } from '../../domain/stay/stay-filter.ts'
import { tiranaDate } from '../../domain/time/calendar.ts'
import { boundsOf } from '../../domain/time/period.ts'
import type { Database } from '../db/database.ts'
import { bags, passLinks } from '../db/schema/custody.ts'
import { stays } from '../db/schema/stays.ts'
import { areMore, atMost, hasKey, type SoughtKeys } from './key-entries.ts'
import { isListedBy, isOfFilter, startingOn } from './list-stays.ts'

/*
 * Statements of a search.
 * Each selects stays that may match, and `foundStays` decides which of them do. Limits cap the
 * number of rows that a statement reads.
 */

/**
 * Maximum number of keys read for a word or a pair of words.
 * Words with more keys are so common that the newest stays probably have them.
 */
const mostEntries = 1000

/**
 * Maximum number of keys read for each of two words.
 * Higher than `mostEntries`, because few stays may have both words.
 */
const mostToMeet = 4000

/** Number of the newest stays that are searched for words with too many keys. */
const mostPassed = 2000

const mostRows = 100

/** Maximum number of stays read for a day. In practice, no day has so many. */
const mostOfDay = 1000

export interface Sought {
  filter: StayFilter
  now: Date
}

const columns = {
  id: stays.id,
  reference: stays.reference,
  customerName: stays.customerName,
  customerEmail: stays.customerEmail,
  customerPhone: stays.customerPhone,
  status: stays.status,
  serviceType: stays.serviceType,
  startDate: stays.startDate,
  pickUpAt: stays.pickUpAt,
  createdAt: stays.createdAt,
  /** Tag of a bag that is here, if the stay was found by it. Otherwise `null`. */
  tag: sql<number | null>`NULL`.as('tag'),
  /** Id of the pick-up pass by which the stay was found. Otherwise `null`. */
  collectorId: sql<string | null>`NULL`.as('collector_id'),
}

/**
 * Returns statements that select the likeliest stays, for example by a whole word or a tag.
 * If the filter has a day, they select all stays that start on that day and match the filter.
 */
export function exactStatements(db: Database, search: TypedSearch, sought: Sought) {
  if (sought.filter.day !== undefined)
    return [ofDay(db, sought), ...byOtherRows(db, search, sought)]
  const byKeys = search.flatMap((words) => {
    const [longest, second, ...others] = longestFirst(words)
    if (!longest) return []
    if (!second) return byWord(db, whole(longest), [], sought)
    const pair = { texts: pairLookUps(longest, second), areWhole: false }
    return byWord(db, pair, others.map(begins), sought)
  })
  return [...byKeys, ...byOtherRows(db, search, sought)]
}

/**
 * Returns statements that select stays with keys that begin with the words of a reading.
 * Returns none if the filter has a day, because `exactStatements` already selects that day's stays.
 */
export function beginningStatements(db: Database, search: TypedSearch, sought: Sought) {
  if (sought.filter.day !== undefined) return []
  return readingsAsTyped(search).flatMap((words) => {
    const [longest, second, ...others] = longestFirst(words)
    if (!longest) return []
    const [one, more] = [begins(longest), others.map(begins)]
    return second ? byBoth(db, one, begins(second), more, sought) : byWord(db, one, [], sought)
  })
}

/**
 * Returns the readings whose words may be incomplete.
 * Leaves out readings that join only two of several words.
 */
function readingsAsTyped(search: TypedSearch): TypedSearch {
  const words = Math.max(...search.map(({ length }) => length))
  return search.filter(
    (reading, at) => at === 0 || reading.length === words || reading.length === 1,
  )
}

export function slippedStatement(
  db: Database,
  { keys, words }: { keys: readonly string[]; words: readonly TypedWord[] },
  sought: Sought,
) {
  return fetched(
    db,
    atMost({ texts: keys, areWhole: true }, mostEntries),
    words.map(begins),
    sought,
  )
}

export type SearchStatement = ReturnType<typeof fetched>
export type FoundRow = Awaited<SearchStatement>[number]

function byWord(db: Database, isKey: SoughtKeys, others: readonly SoughtKeys[], sought: Sought) {
  return [
    fetched(db, atMost(isKey, mostEntries), others, sought),
    passed(db, [isKey, ...others], areMore(isKey, mostEntries), sought),
  ]
}

function byBoth(
  db: Database,
  one: SoughtKeys,
  other: SoughtKeys,
  more: readonly SoughtKeys[],
  sought: Sought,
) {
  const both = sql`${atMost(one, mostToMeet)} INTERSECT ${atMost(other, mostToMeet)}`
  const areMany = or(areMore(one, mostToMeet), areMore(other, mostToMeet))
  return [fetched(db, both, more, sought), passed(db, [one, other, ...more], areMany, sought)]
}

function byOtherRows(db: Database, search: TypedSearch, sought: Sought) {
  const words = search.flat()
  const tags = words.flatMap(({ tag }) => tag ?? [])
  const codes = words
    .map(({ code }) => code)
    .filter(({ length }) => length >= fewestOfPickUp)
    .flatMap(codeLookUps)
  const addresses = words.map(({ text }) => text).filter(isWholeAddress)
  return [
    ...(tags.length > 0 ? [byTag(db, tags, sought)] : []),
    ...(codes.length > 0 ? [byPickUp(db, codes, sought)] : []),
    ...addresses.map((address) => byAddress(db, address, sought)),
  ]
}

function byTag(db: Database, tags: readonly number[], sought: Sought) {
  const isHere = and(isNull(bags.outAuditId), isNull(bags.voidAuditId))
  return db
    .select({ ...columns, tag: sql<number | null>`${bags.tag}`.as('tag') })
    .from(stays)
    .innerJoin(bags, eq(bags.stayId, stays.id))
    .where(and(inArray(bags.tag, [...tags]), isHere, isFiltered(sought)))
    .limit(mostRows)
}

function byPickUp(db: Database, codes: readonly string[], sought: Sought) {
  const isOf = sql`${passLinks.stayId} IN (${atMost({ texts: codes, areWhole: false }, mostRows)})`
  return db
    .select({ ...columns, collectorId: sql<string | null>`${passLinks.id}`.as('collector_id') })
    .from(stays)
    .innerJoin(passLinks, eq(passLinks.stayId, stays.id))
    .where(and(isOf, eq(passLinks.purpose, 'collector'), isFiltered(sought)))
    .limit(mostRows)
}

function byAddress(db: Database, address: string, sought: Sought) {
  return db
    .select(columns)
    .from(stays)
    .where(and(eq(stays.emailKey, mailboxKey(address)), isFiltered(sought)))
    .orderBy(desc(stays.createdAt))
    .limit(mostRows)
}

function ofDay(db: Database, sought: Sought) {
  return db.select(columns).from(stays).where(isFiltered(sought)).limit(mostOfDay)
}

/**
 * Selects the stays in `ids` that also have the keys in `others` and match the filter.
 * Stays that are here or expected today come first, then the newest.
 */
function fetched(db: Database, ids: SQL, others: readonly SoughtKeys[], sought: Sought) {
  return db
    .select(columns)
    .from(stays)
    .where(and(sql`${stays.id} IN (${ids})`, ...others.map(hasKey), isFiltered(sought)))
    .orderBy(
      sql`${isToday(sought.now)} DESC`,
      sql`+${stays.createdAt} DESC`,
      sql`+${stays.id} DESC`,
    )
    .limit(mostRows)
}

/**
 * Selects stays that have all `keys`, among the newest that match the filter.
 * Selects none if `condition` is false. The condition is in `LIMIT`, because in `WHERE` it would be
 * evaluated for every stay. Drizzle's types only allow numbers there.
 */
function passed(
  db: Database,
  keys: readonly SoughtKeys[],
  condition: SQL | undefined,
  sought: Sought,
) {
  const newest = db
    .select(columns)
    .from(stays)
    .where(isListedBy(sought.filter))
    .orderBy(desc(stays.createdAt), desc(stays.id))
    .limit(mostPassed)
    // Named like the table, because `hasKey` refers to `stays`.
    .as('stays')
  const found = db
    .select()
    .from(newest)
    .where(and(...keys.map(hasKey)))
    .limit(sql`iif(${condition}, ${mostRows}, 0)` as unknown as number)
  // TypeScript can't see that the columns are the same.
  return found as unknown as ReturnType<typeof fetched>
}

function isFiltered({ filter }: Sought): SQL | undefined {
  const { day } = filter
  return and(
    day === undefined ? undefined : sql`${stays.id} IN ${startingOn(day)}`,
    isOfFilter(filter),
  )
}

/** Returns the condition for stays that are here or expected today. */
function isToday(now: Date): SQL {
  const today = tiranaDate(now)
  const { from, until } = boundsOf({ from: today, to: today })
  const isExpected = and(
    eq(stays.status, 'confirmed'),
    lt(stays.startDate, until),
    gte(stays.pickUpAt, from),
  )
  return sql`(${or(eq(stays.status, 'checked_in'), isExpected)})`
}

function longestFirst(words: readonly TypedWord[]): TypedWord[] {
  return words.toSorted((one, other) => other.plain.length - one.plain.length)
}

const whole = (word: TypedWord): SoughtKeys => ({ texts: lookUps(word), areWhole: true })
const begins = (word: TypedWord): SoughtKeys => ({ texts: lookUps(word), areWhole: false })
