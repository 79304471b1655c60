import { eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { audit, staff } from '../db/schema/stays.ts'

/** Staff member who sent a colleague's offline action; joined by `isSender`. */
export const sender = alias(staff, 'sender')

export const isSender = eq(sender.id, sql`${audit.data} ->> 'sentBy'`)

/** D1 tells columns apart by their names, so this one needs its own. */
export const senderName = sql<string | null>`${sender.username}`.as('sent_by')
