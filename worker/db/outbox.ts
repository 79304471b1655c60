import {
  and,
  eq,
  exists,
  getTableColumns,
  inArray,
  is,
  isNull,
  lte,
  notExists,
  notInArray,
  or,
  SQL,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { undoMinutes } from '../../domain/desk/undo.ts'
import { selectHoldOf } from './clock.ts'
import { type Database, ifChanged, insertIf } from './database.ts'

import { type EmailKind, guestKinds } from './kinds.ts'
import { mailboxTurns, outbox } from './schema/post.ts'
import { type audit, stays } from './schema/stays.ts'

export type OutboxRow = typeof outbox.$inferSelect

export type LeasedEmail = OutboxRow & {
  actor: typeof audit.$inferSelect.actor
  /** Hash of the mailbox, from the email's row in `mailbox_turns`. `null` if it has no row. */
  mailbox: string | null
}

const settled = alias(outbox, 'settled')

export type EmailOutcome = Pick<OutboxRow, 'status'> &
  Partial<Pick<OutboxRow, 'sentAt' | 'nextAttemptAt' | 'lastError'>> &
  Partial<Pick<OutboxRow, 'providerId' | 'delivery' | 'deliveryCode'>>

interface QueuedEmail {
  /** Fixed id if several runs or requests may queue the same email. Random if omitted. */
  id?: OutboxRow['id']
  kind: EmailKind
  auditId: string
  stayId: string | null
  data: OutboxRow['data']
}

/** Maps a kind of email to the kind of an earlier email that makes it redundant. */
const toldBefore: Partial<Record<EmailKind, EmailKind>> = { payment_expired: 'payment_declined' }

/** Returns when to send an email. A receipt waits, because its payment may still be undone. */
function sendAt(kind: EmailKind, now: Date): Date {
  return kind === 'receipt' ? new Date(now.getTime() + undoMinutes * 60_000) : now
}

export function queueEmail(db: Database, composed: QueuedEmail, now: Date) {
  const { kind, stayId } = composed
  const earlier = toldBefore[kind] ?? null
  const untold = sql`AND NOT EXISTS (SELECT 1 FROM ${outbox} WHERE ${outbox.stayId} = ${stayId} AND ${outbox.kind} = ${earlier})`
  const row: OutboxRow = {
    ...composed,
    id: composed.id ?? crypto.randomUUID(),
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
    providerId: null,
    delivery: null,
    deliveryCode: null,
  }
  const source = [ifChanged(composed.auditId)]
  if (earlier) source.push(untold)
  return insertIf(db, outbox, row, sql.join(source, sql.raw(' ')))
}

/** Condition for emails to guests that failed and that staff haven't resolved yet. */
const isLost = and(
  eq(outbox.status, 'dead'),
  isNull(outbox.resolvedAt),
  notInArray(outbox.lastError, ['subject_gone', 'discarded']),
  inArray(outbox.kind, guestKinds),
)

/**
 * Returns statements that queue a stay's failed emails again.
 * Those of a kind in `queuedAnew` are marked as resolved instead. The rows of the others in
 * `mailbox_turns` are deleted, because the address has changed. The statements have no effect
 * unless `condition` is true.
 */
export function requeueLost(
  db: Database,
  stayId: string,
  queuedAnew: readonly EmailKind[],
  condition: SQL,
  now: Date,
) {
  const isOf = and(eq(outbox.stayId, stayId), isLost, condition)
  const isAgain = and(isOf, notInArray(outbox.kind, [...queuedAnew]))
  const lost = db.select({ id: outbox.id }).from(outbox).where(isAgain)
  return [
    db.delete(mailboxTurns).where(inArray(mailboxTurns.emailId, lost)),
    db.update(outbox).set(queuedAgain(now)).where(isAgain),
    db.update(outbox).set({ resolvedAt: now }).where(isOf),
  ] as const
}

export function queuedAgain(now: Date) {
  const again = { status: 'queued' as const, attempts: 0, nextAttemptAt: now, queuedAt: now }
  const unreported = { providerId: null, delivery: null, deliveryCode: null, sentAt: null }
  return { ...again, ...unreported, leasedUntil: null }
}

interface QueuedEmails extends Pick<QueuedEmail, 'kind' | 'auditId' | 'data'> {
  status: Extract<OutboxRow['status'], 'held' | 'queued'>
  /** Id of the stay whose email the new emails join. All of them must have the same audit row. */
  withStay?: string
}

/**
 * Returns a statement that stores an email for each stay in `source`.
 * `source` is a clause such as `FROM stays WHERE …`.
 */
export function queueEmails(
  db: Database,
  { auditId, withStay, ...composed }: QueuedEmails,
  source: SQL,
  now: Date,
) {
  const row: Record<string, unknown> = {
    ...composed,
    id: sql`${auditId} || ':' || ${stays.id}`,
    ...(withStay && { joinedId: `${auditId}:${withStay}` }),
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
        notExists(selectHoldOf(db, outbox.createdAt, now)),
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
 * Saves the outcome of sending an email, unless another sender has leased the email since.
 * A final outcome also applies to joined emails. Emails joined to a dead one are separated from it,
 * because staff resend each email separately.
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
    // Later emails to the mailbox would otherwise join this settled email and never be sent.
    db
      .delete(mailboxTurns)
      .where(and(eq(mailboxTurns.emailId, id), isNull(mailboxTurns.at), isSettled)),
    settle,
  ])
}

export async function reportDead(db: Database, email: OutboxRow, now: Date): Promise<void> {
  const { auditId, stayId, kind } = email
  const composed = { kind: 'email_dead', auditId, stayId, data: { kind } } as const
  await queueEmail(db, composed, now).onConflictDoNothing()
}
