import { and, desc, type SQL, sql } from 'drizzle-orm'
import type { SQLiteSelect } from 'drizzle-orm/sqlite-core'
import type { contactMessages } from './schema/post.ts'
import type { stays } from './schema/stays.ts'

/** How many rows a list answers with. */
export const pageSize = 100

/** The last row of a page: the next one begins behind it. */
export interface Cursor {
  createdAt: Date
  id: string
}

type Listed = typeof stays | typeof contactMessages

/**
 * The rows behind `cursor`; all of them where there is none. As a pair, by which an index leads straight
 * to the first of them, however deep it lies.
 */
function olderThan({ createdAt, id }: Listed, cursor: Cursor | null) {
  if (!cursor) return undefined
  const instant = sql.param(cursor.createdAt, createdAt)
  return sql`(${createdAt}, ${id}) < (${instant}, ${cursor.id})`
}

/** A list's rows behind `cursor`, newest first; one more than a page holds, if there is one. */
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
