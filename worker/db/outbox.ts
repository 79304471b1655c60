import {
  and,
  eq,
  exists,
  getTableColumns,
  inArray,
  is,
  isNull,
  lte,
  or,
  SQL,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { undoMinutes } from '../../domain/desk/undo.ts'
import { type Database, ifChanged, insertIf } from './database.ts'

import type { EmailKind } from './kinds.ts'
import { mailboxTurns, outbox } from './schema/post.ts'
import { type audit, stays } from './schema/stays.ts'

export type OutboxRow = typeof outbox.$inferSelect

/** A mail that only this sender has for now. */
export type LeasedEmail = OutboxRow & {
  /** Who made the change that it tells of. */
  actor: typeof audit.$inferSelect.actor
  /** The hash of its mailbox, if it has asked for a turn before. */
  mailbox: string | null
}

/** The leased mail itself, beside those that joined it. */
const settled = alias(outbox, 'settled')

/** What became of an attempt to send a mail. */
export type EmailOutcome = Pick<OutboxRow, 'status'> &
  Partial<Pick<OutboxRow, 'sentAt' | 'nextAttemptAt' | 'lastError'>>

interface QueuedEmail {
  kind: EmailKind
  /** The change that it tells of: its row in the audit is written earlier in the same batch. */
  auditId: string
  stayId: string | null
  data: OutboxRow['data']
}

/**
 * A guest whose bank refused late was told then that the booking does not stand; that it lapses an
 * hour later is no news.
 */
const toldBefore: Partial<Record<EmailKind, EmailKind>> = { payment_expired: 'payment_declined' }

/** A receipt waits for as long as what it is about can be taken back. */
function sendAt(kind: EmailKind, now: Date): Date {
  return kind === 'receipt' ? new Date(now.getTime() + undoMinutes * 60_000) : now
}

/** A statement that queues the mail of a change, for the batch of that change. */
export function queueEmail(db: Database, composed: QueuedEmail, now: Date) {
  const { kind, stayId } = composed
  const earlier = toldBefore[kind] ?? null
  const untold = sql`AND NOT EXISTS (SELECT 1 FROM ${outbox} WHERE ${outbox.stayId} = ${stayId} AND ${outbox.kind} = ${earlier})`
  const row: OutboxRow = {
    ...composed,
    id: crypto.randomUUID(),
    status: 'queued',
    attempts: 0,
    nextAttemptAt: sendAt(kind, now),
    leasedUntil: null,
    lastError: null,
    queuedAt: sendAt(kind, now),
    sentAt: null,
    resolvedAt: null,
    joinedId: null,
    createdAt: now,
  }
  const source = [ifChanged(composed.auditId)]
  if (earlier) source.push(untold)
  return insertIf(db, outbox, row, sql.join(source, sql.raw(' ')))
}

interface QueuedEmails extends Pick<QueuedEmail, 'kind' | 'auditId' | 'data'> {
  status: Extract<OutboxRow['status'], 'held' | 'queued'>
}

/** A statement that queues a mail of a change for each stay that a query finds: `FROM stays WHERE …`. */
export function queueEmails(
  db: Database,
  { auditId, ...composed }: QueuedEmails,
  source: SQL,
  now: Date,
) {
  const row: Record<string, unknown> = {
    ...composed,
    id: sql`${auditId} || ':' || ${stays.id}`,
    auditId,
    stayId: sql`${stays.id}`,
    attempts: 0,
    nextAttemptAt: now,
    queuedAt: composed.status === 'queued' ? now : null,
    createdAt: now,
  }
  const values = Object.entries(getTableColumns(outbox)).map(([name, column]) => {
    const value = row[name] ?? null
    return is(value, SQL) ? value : sql.param(value, column)
  })
  return db.insert(outbox).select(sql`SELECT ${sql.join(values, sql.raw(', '))} ${source}`)
}

/** Takes up to `limit` mails that are due; nobody else gets them before `leasedUntil`. */
export function leaseDue(
  db: Database,
  { now, leasedUntil, limit }: { now: Date; leasedUntil: Date; limit: number },
): Promise<LeasedEmail[]> {
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
    .returning({
      ...getTableColumns(outbox),
      actor: sql<LeasedEmail['actor']>`(SELECT actor FROM audit WHERE audit.id = outbox.audit_id)`,
      mailbox: sql<
        string | null
      >`(SELECT mailbox FROM mailbox_turns WHERE mailbox_turns.email_id = outbox.id)`,
    })
}

/**
 * Notes the outcome of a leased mail, and of those that had joined it; without effect once the lease has
 * passed to someone else. Mails that were given up together are apart from then on: staff send each again.
 */
export async function settleEmail(
  db: Database,
  { id, attempts }: OutboxRow,
  outcome: EmailOutcome,
): Promise<void> {
  const isLeased = and(eq(outbox.id, id), eq(outbox.attempts, attempts))
  const settle = db
    .update(outbox)
    .set({ ...outcome, leasedUntil: null })
    .where(isLeased)
  if (outcome.status === 'queued') {
    await settle
    return
  }
  const isSettled = exists(
    db
      .select({ id: settled.id })
      .from(settled)
      .where(and(eq(settled.id, id), eq(settled.attempts, attempts))),
  )
  await db.batch([
    db
      .update(outbox)
      .set(outcome.status === 'dead' ? { ...outcome, joinedId: null } : outcome)
      .where(and(eq(outbox.joinedId, id), eq(outbox.status, 'held'), isSettled)),
    // One that was given up before its turn keeps no other waiting.
    db
      .delete(mailboxTurns)
      .where(and(eq(mailboxTurns.emailId, id), isNull(mailboxTurns.at), isSettled)),
    settle,
  ])
}

/** Tells the office of a guest's mail that was given up; of a change's mails once. */
export async function reportDead(db: Database, email: OutboxRow, now: Date): Promise<void> {
  const { auditId, stayId, kind } = email
  const composed = { kind: 'email_dead', auditId, stayId, data: { kind } } as const
  await queueEmail(db, composed, now).onConflictDoNothing()
}
