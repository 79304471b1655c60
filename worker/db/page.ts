import { and, desc, eq, lt, or } from 'drizzle-orm'
import type { SQLiteSelect } from 'drizzle-orm/sqlite-core'
import type { bookings, contactMessages, reservations } from './schema.ts'

/** How many rows a list answers with. */
export const pageSize = 100

/** The last row of a page: the next one begins behind it. */
export interface Cursor {
  createdAt: Date
  id: string
}

type Listed = typeof bookings | typeof reservations | typeof contactMessages

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
) {
  return query
    .where(olderThan(table, cursor))
    .orderBy(desc(table.createdAt), desc(table.id))
    .limit(pageSize + 1)
}
