import { and, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { stayLinks } from './schema/custody.ts'
import { contactMessages, stripeEvents } from './schema/post.ts'
import { audit, stayKeys, stays } from './schema/stays.ts'

/** Ids in one parameter, however many there are. */
function among(ids: readonly string[]) {
  return sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`
}

/** A statement that finds stays whose guests are to be forgotten. */
export function selectStaysToErase(db: Database, before: Date, limit: number) {
  return db
    .select({ id: stays.id })
    .from(stays)
    .where(and(isNull(stays.erasedAt), isNotNull(stays.endedAt), lt(stays.endedAt, before)))
    .orderBy(stays.endedAt)
    .limit(limit)
}

/**
 * Forgets the guests of stays that ended before `before`: their words, the keys that find them, what their
 * requests held, and who else could collect. Figures stay. Answers with how many those were.
 */
export async function eraseStays(
  db: Database,
  { before, limit, now }: { before: Date; limit: number; now: Date },
): Promise<number> {
  const found = await selectStaysToErase(db, before, limit)
  if (found.length === 0) return 0
  const ids = among(found.map(({ id }) => id))
  const words = { customerName: null, customerEmail: null, customerPhone: null, emailKey: null }
  // One that came to life again meanwhile is left alone, with all that is of it.
  const erased = db
    .select({ id: stays.id })
    .from(stays)
    .where(and(inArray(stays.id, ids), isNotNull(stays.erasedAt)))
  const [rows] = await db.batch([
    db
      .update(stays)
      .set({ ...words, specialRequests: null, deskNote: null, erasedAt: now })
      .where(and(inArray(stays.id, ids), isNull(stays.erasedAt), lt(stays.endedAt, before)))
      .returning({ id: stays.id }),
    db.delete(stayKeys).where(inArray(stayKeys.stayId, erased)),
    db.update(stayLinks).set({ name: null }).where(inArray(stayLinks.stayId, erased)),
    db.update(audit).set({ requestDigest: null }).where(inArray(audit.stayId, erased)),
  ])
  return rows.length
}

/** Deletes messages that came before `before`, with what their requests held. Answers with how many. */
export async function eraseMessages(db: Database, before: Date, limit: number): Promise<number> {
  const found = await db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(lt(contactMessages.createdAt, before))
    .orderBy(contactMessages.createdAt)
    .limit(limit)
  if (found.length === 0) return 0
  const ids = among(found.map(({ id }) => id))
  await db.batch([
    db.update(audit).set({ requestDigest: null }).where(inArray(audit.subjectId, ids)),
    db.delete(contactMessages).where(inArray(contactMessages.id, ids)),
  ])
  return found.length
}

/** Forgets events of Stripe's that it repeats no more, never the newest. Answers with how many. */
export async function forgetEvents(db: Database, before: Date, limit: number): Promise<number> {
  const newest = sql`(SELECT max(received_at) FROM stripe_events)`
  const old = db
    .select({ id: stripeEvents.id })
    .from(stripeEvents)
    .where(and(lt(stripeEvents.receivedAt, before), lt(stripeEvents.receivedAt, newest)))
    .orderBy(stripeEvents.receivedAt)
    .limit(limit)
  const rows = await db
    .delete(stripeEvents)
    .where(inArray(stripeEvents.id, old))
    .returning({ id: stripeEvents.id })
  return rows.length
}
