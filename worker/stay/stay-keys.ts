import { and, eq, exists, isNull, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { keysOf, slippedKeys } from '../../domain/search/stay-keys.ts'
import type { Collector, Stay, StayRecord } from '../../domain/stay/stay-record.ts'
import type { Database } from '../db/database.ts'
import { keySlips, stayKeys, stays, staysToKey } from '../db/schema/stays.ts'
import { recordsWithIds } from './stay-records.ts'

/**
 * Positions of the letter to leave out of a key, from 1.
 * Only words of up to 24 letters have such keys. The position after the last letter leaves out
 * nothing.
 */
const places = JSON.stringify(Array.from({ length: 25 }, (_, at) => at + 1))

export function insertKeys(db: Database, stay: Stay): BatchItem<'sqlite'>[] {
  return writingKeys(db, stay, [], eq(stays.reference, stay.reference))
}

export function replaceKeys(
  db: Database,
  { stay, collectors }: Pick<StayRecord, 'stay' | 'collectors'>,
  condition: SQL,
): BatchItem<'sqlite'>[] {
  const isThis = db
    .select({ id: stays.id })
    .from(stays)
    .where(and(eq(stays.id, stay.id), condition))
  return [
    db.delete(stayKeys).where(and(eq(stayKeys.stayId, stay.id), exists(isThis))),
    ...writingKeys(db, stay, collectors, condition),
  ]
}

function writingKeys(
  db: Database,
  stay: Stay,
  collectors: readonly Collector[],
  isThere: SQL,
): BatchItem<'sqlite'>[] {
  const keys = JSON.stringify(keysOf(stay, collectors))
  const slipped = JSON.stringify({ keys: slippedKeys(stay) })
  const isThis = sql`${stays.id} = ${stay.id} AND ${isThere}`
  const isKnown = sql`SELECT 1 FROM ${keySlips} WHERE ${keySlips.key} = word.value`
  const isKey = sql`SELECT 1 FROM ${stayKeys} WHERE ${stayKeys.key} = word.value`
  return [
    db
      .insert(stayKeys)
      .select(sql`SELECT value, ${stays.id} FROM json_each(${keys}), ${stays} WHERE ${isThis}`)
      .onConflictDoNothing(),
    // The key may already have its rows, for example because another guest has the same name.
    db
      .insert(keySlips)
      .select(
        sql`SELECT DISTINCT substr(word.value, 1, place.value - 1) || substr(word.value, place.value + 1), word.value
          FROM json_each(${slipped}, '$.keys') AS word, json_each(${places}) AS place
          WHERE place.value <= length(word.value) + 1 AND NOT EXISTS (${isKnown}) AND EXISTS (${isKey})`,
      )
      .onConflictDoNothing(),
    db
      .delete(staysToKey)
      .where(
        and(
          eq(staysToKey.stayId, stay.id),
          exists(db.select({ id: stays.id }).from(stays).where(isThis)),
        ),
      ),
  ]
}

/**
 * Writes the search keys of up to `limit` stays whose keys are missing or outdated.
 * Skips erased stays. Returns the number of stays that it tried.
 */
export async function keySomeStays(db: Database, limit: number): Promise<number> {
  const waiting = await db.select({ id: staysToKey.stayId }).from(staysToKey).limit(limit)
  if (waiting.length === 0) return 0
  const records = await recordsWithIds(
    db,
    waiting.map(({ id }) => id),
  )
  const isGone = sql`NOT EXISTS (SELECT 1 FROM ${stays} WHERE ${stays.id} = ${staysToKey.stayId} AND ${stays.erasedAt} IS NULL)`
  await db.batch([
    db.delete(staysToKey).where(isGone),
    ...records.flatMap((record) => {
      const isAsRead = and(eq(stays.version, record.stay.version), isNull(stays.erasedAt))
      return replaceKeys(db, record, isAsRead ?? sql`false`)
    }),
  ])
  return waiting.length
}
