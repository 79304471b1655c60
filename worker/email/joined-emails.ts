import { and, count, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { contactMessages, outbox } from '../db/schema/post.ts'
import { stays } from '../db/schema/stays.ts'

/** Maximum number of stays to list. */
const staysAtOnce = 50

export interface JoinedSubjects {
  /**
   * Stays with received money come first, then open ones.
   * Excludes stays without an email address, for example after erasure.
   */
  stayIds: string[]
  /** Number of stays that didn't fit in `stayIds`. */
  more: number
  messages: number
  /** Message with the shortest email address. `null` if there are no messages. */
  message: Pick<typeof contactMessages.$inferSelect, 'email' | 'locale'> | null
}

/**
 * Returns the stays and messages that an email and those joined to it are about.
 * Returns `null` if no email has joined it.
 */
export async function joinedSubjects(
  db: Database,
  emailId: string,
): Promise<JoinedSubjects | null> {
  const emails = or(eq(outbox.id, emailId), eq(outbox.joinedId, emailId))
  const told = and(
    inArray(stays.id, db.select({ id: outbox.stayId }).from(outbox).where(emails)),
    isNotNull(stays.customerEmail),
  )
  const messageIds = sql`(SELECT ${outbox.data} ->> 'message' FROM ${outbox} WHERE ${emails})`
  const isTold = inArray(contactMessages.id, messageIds)
  const shortest = sql`length(${contactMessages.email})`
  const [[joined], found, [known], [message], [written]] = await db.batch([
    db.select({ emails: count() }).from(outbox).where(eq(outbox.joinedId, emailId)),
    db
      .select({ id: stays.id })
      .from(stays)
      .where(told)
      .orderBy(
        desc(sql`${stays.received} > 0`),
        sql`${stays.endedAt} IS NOT NULL`,
        // Short addresses come first, because the summary is sent to the shortest one listed. A
        // longer one may contain a tag such as `+bags` that a stranger added.
        sql`length(${stays.customerEmail})`,
        stays.startDate,
      )
      .limit(staysAtOnce),
    db.select({ stays: count() }).from(stays).where(told),
    db
      .select({ email: contactMessages.email, locale: contactMessages.locale })
      .from(contactMessages)
      .where(isTold)
      .orderBy(shortest, contactMessages.email)
      .limit(1),
    db.select({ messages: count() }).from(contactMessages).where(isTold),
  ])
  if (!joined?.emails) return null
  const stayIds = found.map(({ id }) => id)
  return {
    stayIds,
    more: (known?.stays ?? 0) - stayIds.length,
    messages: written?.messages ?? 0,
    message: message ?? null,
  }
}
