import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { stayKeys, stays } from '../db/schema/stays.ts'

/**
 * Search keys to look for.
 * With `areWhole`, a key must equal one of `texts`. Otherwise, it must begin with one. `texts` may
 * be empty, and then no key matches.
 */
export interface SoughtKeys {
  texts: readonly string[]
  areWhole: boolean
}

/**
 * Returns `FROM` and `WHERE` clauses that select the rows with the sought keys in `column`.
 * Several texts are one parameter, because D1 allows only a hundred parameters. `CROSS JOIN` makes
 * SQLite look up one text after the other in the column's index.
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

/** The last Unicode code point, which sorts after all others. */
const lastSign = 0x10ffff

/** Drops texts that begin with a shorter one, because looking up the shorter one finds both. */
function withoutLonger(texts: readonly string[]): string[] {
  return texts.filter((text) => !texts.some((other) => other !== text && text.startsWith(other)))
}

export function atMost(keys: SoughtKeys, most: number): SQL {
  return sql`SELECT * FROM (SELECT ${stayKeys.stayId} ${ofStays(keys)} LIMIT ${most})`
}

export function areMore(keys: SoughtKeys, most: number): SQL {
  return sql`EXISTS (SELECT 1 ${ofStays(keys)} LIMIT 1 OFFSET ${most})`
}

export function hasKey(keys: SoughtKeys): SQL {
  return sql`EXISTS (SELECT 1 ${ofStays(keys)} AND ${stayKeys.stayId} = ${stays.id})`
}

const ofStays = (keys: SoughtKeys) => fromKeys(stayKeys, stayKeys.key, keys)
