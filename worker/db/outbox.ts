import { and, eq, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import {
  type bookings,
  type contactMessages,
  type MailKind,
  outbox,
  type reservations,
} from './schema.ts'

export type OutboxRow = typeof outbox.$inferSelect

/** What became of an attempt to send a mail. */
export type MailOutcome = Pick<OutboxRow, 'status'> &
  Partial<Pick<OutboxRow, 'sentAt' | 'nextAttemptAt' | 'lastError'>>

type Subject = typeof bookings | typeof reservations | typeof contactMessages

/**
 * A statement that queues the mail of a change, for the rows of `subject` that `where` finds. It
 * stands in the batch of that change; the same mail about the same subject, and the same payment
 * where it is about one, is queued once.
 */
export function queueMail(
  db: Database,
  kind: MailKind,
  subject: Subject,
  where: SQL,
  now: Date,
  paymentId: string | null = null,
) {
  const about = paymentId === null ? '' : `:${paymentId}`
  const at = sql<Date>`${now.getTime()}`
  return db
    .insert(outbox)
    .select(
      db
        .select({
          id: sql<string>`${crypto.randomUUID()}`.as('id'),
          key: sql<string>`${`${kind}:`} || ${subject.id} || ${about}`.as('key'),
          kind: sql<MailKind>`${kind}`.as('kind'),
          subjectId: sql<string>`${subject.id}`.as('subject_id'),
          paymentId: sql<string | null>`${paymentId}`.as('payment_id'),
          status: sql<OutboxRow['status']>`'queued'`.as('status'),
          attempts: sql<number>`0`.as('attempts'),
          nextAttemptAt: at.as('next_attempt_at'),
          leasedUntil: sql<Date | null>`null`.as('leased_until'),
          lastError: sql<string | null>`null`.as('last_error'),
          sentAt: sql<Date | null>`null`.as('sent_at'),
          createdAt: at.as('created_at'),
        })
        .from(subject)
        .where(where),
    )
    .onConflictDoNothing({ target: outbox.key })
}

/** Queues a mail about something that has no row of ours. */
export function queueMailAbout(db: Database, kind: MailKind, subjectId: string, now: Date) {
  return db
    .insert(outbox)
    .values({
      id: crypto.randomUUID(),
      key: `${kind}:${subjectId}`,
      kind,
      subjectId,
      nextAttemptAt: now,
      createdAt: now,
    })
    .onConflictDoNothing({ target: outbox.key })
}

/** Takes up to `limit` mails that are due; nobody else gets them before `leasedUntil`. */
export function leaseDue(
  db: Database,
  { now, leasedUntil, limit }: { now: Date; leasedUntil: Date; limit: number },
): Promise<OutboxRow[]> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.status, 'queued'),
        lte(outbox.nextAttemptAt, now),
        or(isNull(outbox.leasedUntil), lte(outbox.leasedUntil, now)),
      ),
    )
    .orderBy(outbox.nextAttemptAt)
    .limit(limit)
  return db
    .update(outbox)
    .set({ leasedUntil, attempts: sql`${outbox.attempts} + 1` })
    .where(inArray(outbox.id, due))
    .returning()
}

/** What became of a leased mail; without effect once the lease has passed to someone else. */
export async function settleMail(
  db: Database,
  mail: OutboxRow,
  outcome: MailOutcome,
): Promise<void> {
  const held = and(eq(outbox.id, mail.id), eq(outbox.attempts, mail.attempts))
  await db
    .update(outbox)
    .set({ ...outcome, leasedUntil: null })
    .where(held)
}
