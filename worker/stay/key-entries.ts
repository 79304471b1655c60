import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { stayKeys, stays } from '../db/schema/stays.ts'

/** Keys that equal one of the texts, or begin with one. There may be no text. */
export interface SoughtKeys {
  texts: readonly string[]
  areWhole: boolean
}

/**
 * Returns `FROM` and `WHERE` of the rows with these keys.
 * `CROSS JOIN` lets SQLite look for one text after the other in the column's index. One parameter has all texts,
 * because D1 allows only a hundred.
 */
export function fromKeys(
  table: SQLWrapper,
  column: SQLWrapper,
  { texts, areWhole }: SoughtKeys,
): SQL {
  const needed = areWhole ? texts : withoutLonger(texts)
  const [only = ''] = needed
  if (needed.length === 1 && !areWhole)
    return sql`FROM ${table} WHERE ${column} >= ${only} AND ${column} < ${only + String.fromCodePoint(lastSign)}`
  const isIt = areWhole
    ? sql`${column} = text.value`
    : sql`${column} >= text.value AND ${column} < text.value || char(${sql.raw(String(lastSign))})`
  return sql`FROM json_each(${JSON.stringify(needed)}) AS text CROSS JOIN ${table} WHERE ${isIt}`
}

/** Sorts behind all other signs. */
const lastSign = 0x10ffff

/** Drops texts that begin with a shorter one, because a search for the shorter finds both. */
function withoutLonger(texts: readonly string[]): string[] {
  return texts.filter((text) => !texts.some((other) => other !== text && text.startsWith(other)))
}

/** Selects the stays of at most so many keys. */
export function atMost(keys: SoughtKeys, most: number): SQL {
  return sql`SELECT * FROM (SELECT ${stayKeys.stayId} ${ofStays(keys)} LIMIT ${most})`
}

export function areMore(keys: SoughtKeys, most: number): SQL {
  return sql`EXISTS (SELECT 1 ${ofStays(keys)} LIMIT 1 OFFSET ${most})`
}

/** True of a stay with one of the keys. */
export function hasKey(keys: SoughtKeys): SQL {
  return sql`EXISTS (SELECT 1 ${ofStays(keys)} AND ${stayKeys.stayId} = ${stays.id})`
}

const ofStays = (keys: SoughtKeys) => fromKeys(stayKeys, stayKeys.key, keys)
