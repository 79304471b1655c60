import { and, eq, exists, inArray, isNull, sql } from 'drizzle-orm'
import type { Hold } from '../../domain/reports/hold.ts'
import { ifStillHeld, releaseClock, selectHoldOf } from '../db/clock.ts'
import type { Database } from '../db/database.ts'
import { guestKinds } from '../db/kinds.ts'
import { mailboxTurns, outbox } from '../db/schema/post.ts'

/**
 * Discards the held emails to guests, who may already have received them, and ends the hold.
 * Emails to the office are still sent. Has no effect if the hold has already ended.
 */
export async function discardHeldEmails(db: Database, hold: Hold<Date>, now: Date): Promise<void> {
  const gate = ifStillHeld(hold)
  const isHeld = and(
    sql`EXISTS (SELECT 1 ${gate})`,
    exists(selectHoldOf(db, outbox.createdAt, now)),
  )
  const isDiscarded = and(eq(outbox.status, 'queued'), inArray(outbox.kind, guestKinds), isHeld)
  const discarded = db.select({ id: outbox.id }).from(outbox).where(isDiscarded)
  const hasJoined = and(eq(outbox.status, 'held'), inArray(outbox.joinedId, discarded))
  const discard = { status: 'dead', lastError: 'discarded', resolvedAt: now } as const
  await db.batch([
    db
      .update(outbox)
      .set({ ...discard, joinedId: null })
      .where(and(hasJoined, isHeld)),
    // Later emails that joined a discarded one are still sent.
    db
      .update(outbox)
      .set({ status: 'queued', joinedId: null, nextAttemptAt: now, queuedAt: now })
      .where(hasJoined),
    db
      .delete(mailboxTurns)
      .where(and(isNull(mailboxTurns.at), inArray(mailboxTurns.emailId, discarded))),
    db
      .update(outbox)
      .set({ ...discard, leasedUntil: null })
      .where(isDiscarded),
    releaseClock(db, now, gate),
  ])
}
