import { and, desc, type SQL, sql } from 'drizzle-orm'
import type { SQLiteSelect } from 'drizzle-orm/sqlite-core'
import type { contactMessages } from './schema/post.ts'
import type { stays } from './schema/stays.ts'

export const pageSize = 100

export interface Cursor {
  createdAt: Date
  id: string
}

type Listed = typeof stays | typeof contactMessages

/**
 * Returns the condition for rows older than the cursor, or `undefined` without a cursor.
 * Compares row values, which lets SQLite use an index.
 */
function olderThan({ createdAt, id }: Listed, cursor: Cursor | null) {
  if (!cursor) return undefined
  const instant = sql.param(cursor.createdAt, createdAt)
  return sql`(${createdAt}, ${id}) < (${instant}, ${cursor.id})`
}

/**
 * Sorts a query, newest first, and starts it after the cursor, if there is one.
 * Selects one row more than `size`, which shows whether there is another page.
 */
export function newestFirst<Query extends SQLiteSelect>(
  query: Query,
  table: Listed,
  cursor: Cursor | null,
  filter?: SQL,
  size = pageSize,
) {
  return query
    .where(and(filter, olderThan(table, cursor)))
    .orderBy(desc(table.createdAt), desc(table.id))
    .limit(size + 1)
}
