import { and, desc, eq, lt, or, type SQL } from 'drizzle-orm'
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

/** The rows behind `cursor`; all of them where there is none. */
function olderThan(table: Listed, cursor: Cursor | null) {
  if (!cursor) return undefined
  const sameInstant = and(eq(table.createdAt, cursor.createdAt), lt(table.id, cursor.id))
  return or(lt(table.createdAt, cursor.createdAt), sameInstant)
}

/** A list's rows behind `cursor`, newest first; one more than a page holds, if there is one. */
export function newestFirst<Query extends SQLiteSelect>(
  query: Query,
  table: Listed,
  cursor: Cursor | null,
  filter?: SQL,
) {
  return query
    .where(and(filter, olderThan(table, cursor)))
    .orderBy(desc(table.createdAt), desc(table.id))
    .limit(pageSize + 1)
}
