import { and, eq, exists, gte, isNull, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { ResolvedEmail, ResolvedEntry } from '../../domain/reports/staff-attention.ts'
import type { StayNoteAction } from '../../domain/stay/stay-history.ts'
import { type OfficeAuditAction, recordChange } from '../db/audit.ts'
import { type Database, ifChanged } from '../db/database.ts'
import { assertSameRequest, type IdempotentRequest, selectDigest } from '../db/idempotency.ts'
import { queuedAgain } from '../db/outbox.ts'
import { outbox } from '../db/schema/post.ts'
import { audit } from '../db/schema/stays.ts'
import { isShownTo, type TillReader } from '../desk/dropped-entries.ts'
import { AppError } from '../errors.ts'
import {
  attentionConditions,
  droppedResolved,
  orphanResolved,
  setbacksOfOrphan,
} from './attention-conditions.ts'

export interface Resolving {
  staffId: string
  idempotent: IdempotentRequest
  now: Date
}

const isOpen = (id: string) =>
  and(eq(outbox.id, id), eq(outbox.status, 'dead'), isNull(outbox.resolvedAt))

function noted(
  db: Database,
  id: string,
  action: StayNoteAction | OfficeAuditAction,
  resolving: Resolving,
  data: object,
) {
  const { staffId, idempotent, now } = resolving
  const auditId = crypto.randomUUID()
  const change = {
    id: auditId,
    subjectId: id,
    action,
    actor: 'staff' as const,
    staffId,
    ...idempotent,
    data: { ...data },
  }
  return {
    auditId,
    underKey: selectDigest(db, idempotent),
    record: (source: SQL) => recordChange(db, change, source, now),
  }
}

async function settleEmail(
  db: Database,
  id: string,
  action: 'email_retried' | 'email_resolved',
  resolving: Resolving,
  [set, data]: [Partial<typeof outbox.$inferInsert>, object],
): Promise<ResolvedEmail<Date>> {
  const { auditId, underKey, record } = noted(db, id, action, resolving, data)
  const effect: BatchItem<'sqlite'> = db
    .update(outbox)
    .set(set)
    .where(and(eq(outbox.id, id), exists(sql`(SELECT 1 ${ifChanged(auditId)})`)))
  const [, , [earlier], [email]] = await db.batch([
    record(sql`FROM ${outbox} WHERE ${isOpen(id)}`),
    effect,
    underKey,
    db
      .select({ id: outbox.id, status: outbox.status, resolvedAt: outbox.resolvedAt })
      .from(outbox)
      .where(eq(outbox.id, id)),
  ])
  if (!email) throw new AppError('not_found')
  if (earlier) assertSameRequest(earlier, resolving.idempotent)
  return email
}

/**
 * Queues a dead email again and returns its current status.
 * Has no effect if the email isn't dead or is already resolved. Throws `not_found` for an unknown
 * id, and `idempotency_key_reused` if the key belongs to another request.
 */
export function retryEmail(
  db: Database,
  id: string,
  resolving: Resolving,
): Promise<ResolvedEmail<Date>> {
  return settleEmail(db, id, 'email_retried', resolving, [queuedAgain(resolving.now), {}])
}

/**
 * Marks a dead email as resolved, with the reason that staff typed.
 * Returns and throws like `retryEmail`.
 */
export function resolveEmail(
  db: Database,
  id: string,
  reason: string,
  resolving: Resolving,
): Promise<ResolvedEmail<Date>> {
  return settleEmail(db, id, 'email_resolved', resolving, [
    { resolvedAt: resolving.now },
    { reason },
  ])
}

/**
 * Records that staff resolved an orphan payment, if it is still in To do.
 * The payment stays there if it has more setbacks than `setbacks`. Throws `not_found` if there
 * is no such payment, and `idempotency_key_reused` if the key belongs to another request.
 */
export async function resolveOrphan(
  db: Database,
  paymentIntentId: string,
  { reason, setbacks }: { reason: string; setbacks: number },
  resolving: Resolving,
): Promise<ResolvedEntry> {
  const { underKey, record } = noted(db, paymentIntentId, orphanResolved, resolving, {
    intent: paymentIntentId,
    setbacks,
    reason,
  })
  const orphans = (condition: SQL | undefined) =>
    db
      .select({ id: audit.id })
      .from(audit)
      .where(and(eq(audit.subjectId, paymentIntentId), condition))
  const { orphan: isListed } = attentionConditions(db, resolving.now)
  const [, [earlier], [orphan]] = await db.batch([
    record(sql`WHERE EXISTS ${orphans(and(isListed, gte(setbacksOfOrphan, setbacks)))}`),
    underKey,
    orphans(eq(audit.action, 'orphan_payment')),
  ])
  if (!orphan) throw new AppError('not_found')
  if (earlier) assertSameRequest(earlier, resolving.idempotent)
  return { id: paymentIntentId, resolved: true }
}

/**
 * Records what happened to a dropped entry's money, if the entry is still in To do.
 * Throws `not_found` if there is no such entry or the reader may not see it, and
 * `idempotency_key_reused` if the key belongs to another request.
 */
export async function resolveDropped(
  db: Database,
  id: string,
  reason: string,
  resolving: Resolving & { reader: TillReader },
): Promise<ResolvedEntry> {
  const { underKey, record } = noted(db, id, droppedResolved, resolving, { reason })
  const isShown = isShownTo(resolving.reader)
  const entries = (condition: SQL | undefined) =>
    db
      .select({ id: audit.id })
      .from(audit)
      .where(and(eq(audit.id, id), isShown, condition))
  const { dropped: isListed } = attentionConditions(db, resolving.now)
  const [, [earlier], [entry]] = await db.batch([
    record(sql`WHERE EXISTS ${entries(isListed)}`),
    underKey,
    entries(eq(audit.action, 'entry_dropped')),
  ])
  if (!entry) throw new AppError('not_found')
  if (earlier) assertSameRequest(earlier, resolving.idempotent)
  return { id, resolved: true }
}

/**
 * Records, once per key, that staff asked to compare a stay or the ledger with Stripe.
 * Throws `idempotency_key_reused` if the key belongs to another request.
 */
export async function noteAsked(
  db: Database,
  {
    action,
    subjectId,
    data,
  }: { action: 'stripe_asked' | 'ledger_compared'; subjectId: string; data: object },
  resolving: Resolving,
): Promise<void> {
  const { underKey, record } = noted(db, subjectId, action, resolving, data)
  const [, [earlier]] = await db.batch([record(sql`WHERE true`), underKey])
  if (earlier) assertSameRequest(earlier, resolving.idempotent)
}
