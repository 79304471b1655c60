import { sql } from 'drizzle-orm'
import { keysOf } from '../../domain/reports/search-key.ts'
import type { Stay } from '../../domain/stay/stay-record.ts'
import type { Database } from '../db/database.ts'
import { stayKeys, stays } from '../db/schema/stays.ts'

/** Inserts the search keys of a stay, if it was saved and `condition` holds. */
export function insertKeys(db: Database, stay: Stay, condition = sql`true`) {
  const keys = JSON.stringify(keysOf(stay))
  return db
    .insert(stayKeys)
    .select(
      sql`SELECT value, ${stays.id} FROM json_each(${keys}), ${stays}
        WHERE ${stays.id} = ${stay.id} AND ${stays.reference} = ${stay.reference} AND ${condition}`,
    )
    .onConflictDoNothing()
}
