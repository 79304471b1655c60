import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { MailKind } from '../mail/kinds.ts'
import type { Database } from './database.ts'
import { ifChanged, insertIf } from './insert-if.ts'
import { outbox } from './schema/post.ts'

export type OutboxRow = typeof outbox.$inferSelect

/** What became of an attempt to send a mail. */
export type MailOutcome = Pick<OutboxRow, 'status'> &
  Partial<Pick<OutboxRow, 'sentAt' | 'nextAttemptAt' | 'lastError'>>

interface QueuedLetter {
  kind: MailKind
  /** The change that it tells of: its row in the audit is written earlier in the same batch. */
  changeId: string
  stayId: string | null
  data: OutboxRow['data']
}

/**
 * A guest whose bank refused late was told then that the booking does not stand; that it lapses an
 * hour later is no news.
 */
const toldBefore: Partial<Record<MailKind, MailKind>> = { payment_lapsed: 'payment_declined' }

/** A statement that queues the mail of a change, for the batch of that change. */
export function queueLetter(db: Database, letter: QueuedLetter, now: Date) {
  const { kind, stayId } = letter
  const earlier = toldBefore[kind] ?? null
  const untold = sql`AND NOT EXISTS (SELECT 1 FROM ${outbox} WHERE ${outbox.stayId} = ${stayId} AND ${outbox.kind} = ${earlier})`
  const row: OutboxRow = {
    ...letter,
    id: crypto.randomUUID(),
    status: 'queued',
    attempts: 0,
    nextAttemptAt: now,
    leasedUntil: null,
    lastError: null,
    queuedAt: now,
    sentAt: null,
    handledAt: null,
    createdAt: now,
  }
  const source = ifChanged(letter.changeId)
  return insertIf(db, outbox, row, earlier ? sql`${source} ${untold}` : source)
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
