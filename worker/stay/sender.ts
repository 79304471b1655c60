import { eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { audit, staff } from '../db/schema/stays.ts'

/**
 * The staff member who sent a colleague's offline action or dropped entry.
 * Join this table with `isSender`.
 */
export const sender = alias(staff, 'sender')

export const isSender = eq(sender.id, sql`${audit.data} ->> 'sentBy'`)

/** Renamed, because the rows of a batch are keyed by column name, so names must be unique. */
export const senderName = sql<string | null>`${sender.username}`.as('sent_by')
