import { and, eq, lt, or } from 'drizzle-orm'
import type { bookings, contactMessages, reservations } from './schema.ts'

/** How many rows a list answers with. */
export const pageSize = 100

/** The last row of a page: the next one begins behind it. */
export interface Cursor {
  createdAt: Date
  id: string
}

/** The rows behind `cursor`, newest first; all of them where there is none. */
export function olderThan(
  table: typeof bookings | typeof reservations | typeof contactMessages,
  cursor: Cursor | null,
) {
  if (!cursor) return undefined
  const sameInstant = and(eq(table.createdAt, cursor.createdAt), lt(table.id, cursor.id))
  return or(lt(table.createdAt, cursor.createdAt), sameInstant)
}
