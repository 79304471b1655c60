import { and, eq, exists, inArray, isNotNull, isNull, notExists, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { mailboxKey } from '../../domain/input/mailbox.ts'
import { auditedData } from '../../domain/stay/audited-update.ts'
import type { StayRecord } from '../../domain/stay/stay-record.ts'
import {
  changedStay,
  recordAfter,
  type StayEmailKind,
  type StayUpdate,
} from '../../domain/stay/stay-update.ts'
import { type Database, ifChanged, insertIf } from '../db/database.ts'
import type { IdempotentRequest } from '../db/idempotency.ts'
import { readerOf } from '../db/kinds.ts'
import { queueEmail, requeueLost } from '../db/outbox.ts'
import { charges, disputes, payments, refunds } from '../db/schema/money.ts'
import { audit, stays } from '../db/schema/stays.ts'
import { refuseTaken } from '../db/taken.ts'
import { writeBags } from './bags.ts'
import { writeCollectors } from './collectors.ts'
import { insertMovement } from './drawer.ts'
import { insertKeys, replaceKeys } from './stay-keys.ts'

export interface WriteContext {
  now: Date
  /** Time of the action, if it isn't `now`. */
  happenedAt?: Date
  staffId?: string
  idempotent?: IdempotentRequest
  /** An additional condition for writing, for example that the drawer holds a cash refund. */
  onlyIf?: SQL | undefined
}

interface Written {
  /** `false` if nothing was written, for example because the stay has changed. */
  won: boolean
  /**
   * The updated record, stored only if `won`.
   * If `writeChange` wrote nothing, this is `before` with the stay's current row.
   */
  record: StayRecord
}

type Statement = BatchItem<'sqlite'>
type MoneyTable = typeof payments | typeof refunds | typeof disputes

/**
 * Writes an update in one batch, or nothing.
 * Nothing is written if, for example, the stay's version has changed since `before` was read,
 * `onlyIf` isn't met, or the idempotency key was already used. Throws like `refuseTaken` and
 * `writeBags`.
 */
export async function writeChange(
  db: Database,
  before: StayRecord,
  change: StayUpdate,
  writing: WriteContext,
): Promise<Written> {
  const after = recordAfter(before, change, writing.now)
  const { stay } = after
  const row = auditRow(before, after, change, writing)
  const unchanged = and(
    eq(stays.id, stay.id),
    eq(stays.version, before.stay.version),
    notExists(tiedSince(db, before, change)),
    // No details may be written again once the guest has been erased.
    change.written && isNull(stays.erasedAt),
    writing.onlyIf,
  )
  const changed = exists(sql`(SELECT 1 ${ifChanged(row.id)})`)
  const batch = db.batch([
    insertIf(db, audit, row, sql`FROM ${stays} WHERE ${unchanged}`)
      .onConflictDoNothing({ target: audit.idempotencyKey })
      .returning({ id: audit.id }),
    db.select().from(stays).where(eq(stays.id, stay.id)),
    ...effects(db, before, after, change, row),
    db
      .update(stays)
      .set({ ...changedStay(before, change, writing.now), ...emailKeyAfter(change) })
      .where(and(eq(stays.id, stay.id), changed)),
    // Comes after the stay's update, whose trigger marks the search keys as outdated.
    ...(change.written ? rewritten(db, after, change, changed, row.at) : []),
  ])
  const [gated, [current]] = await batch.catch(refuseTaken)
  const won = gated.length > 0
  return { won, record: won ? after : { ...before, stay: current ?? before.stay } }
}

/**
 * Writes a new stay with its first update, such as a walk-in.
 * `before` is the stay's record at version 0. Throws like `writeChange`.
 */
export async function writeFirstChange(
  db: Database,
  before: StayRecord,
  change: StayUpdate,
  writing: WriteContext & { idempotent: IdempotentRequest },
): Promise<Written> {
  const after = recordAfter(before, change, writing.now)
  const { stay } = after
  const row = auditRow(before, after, change, writing)
  const { idempotencyKey } = writing.idempotent
  const isNew = notExists(
    db.select({ id: audit.id }).from(audit).where(eq(audit.idempotencyKey, idempotencyKey)),
  )
  const emailKey = keyOf(stay.customerEmail)
  const batch = db.batch([
    insertIf(db, stays, { ...stay, emailKey, erasedAt: null }, sql`WHERE ${isNew}`)
      .onConflictDoNothing({ target: stays.id })
      .returning({ id: stays.id }),
    insertIf(
      db,
      audit,
      row,
      sql`FROM ${stays} WHERE ${and(eq(stays.id, stay.id), eq(stays.reference, stay.reference), isNew)}`,
    ),
    ...insertKeys(db, stay),
    ...effects(db, before, after, change, row),
  ])
  const [inserted] = await batch.catch(refuseTaken)
  return { won: inserted.length > 0, record: after }
}

function keyOf(email: string | null): string | null {
  return email ? mailboxKey(email) : null
}

function emailKeyAfter({ written }: StayUpdate): { emailKey?: string | null } {
  const email = written?.customerEmail
  return email === undefined ? {} : { emailKey: keyOf(email) }
}

type AuditRow = typeof audit.$inferSelect

function auditRow(
  before: StayRecord,
  { stay }: StayRecord,
  change: StayUpdate,
  { now, happenedAt = now, staffId, idempotent }: WriteContext,
): AuditRow {
  return {
    id: crypto.randomUUID(),
    stayId: stay.id,
    version: stay.version,
    subjectId: null,
    action: change.action,
    actor: change.actor,
    staffId: staffId ?? null,
    fromStatus: before.stay.version > 0 ? before.stay.status : null,
    toStatus: stay.status,
    data: auditedData(before, change),
    happenedAt,
    at: now,
    idempotencyKey: idempotent?.idempotencyKey ?? null,
    requestDigest: idempotent?.requestDigest ?? null,
  }
}

function effects(
  db: Database,
  before: StayRecord,
  after: StayRecord,
  change: StayUpdate,
  { id: auditId, at }: AuditRow,
): Statement[] {
  const gate = ifChanged(auditId)
  const changed = exists(sql`(SELECT 1 ${gate})`)
  const same = { stayId: before.stay.id, auditId }
  // A refund also changes the payment's `refundedCents`, but `change.payments` needn't contain that
  // payment.
  const paid = after.payments.filter((payment) => !before.payments.includes(payment))
  return [
    ...change.charges.map((charge, index) =>
      insertIf(db, charges, { ...charge, ...same, id: `${auditId}:${index}` }, gate),
    ),
    ...paid.map((payment) =>
      isKnown(before.payments, payment)
        ? updateIf(db, payments, payment, changed)
        : insertIf(db, payments, { ...payment, ...same }, gate),
    ),
    ...change.refunds.map((refund) =>
      isKnown(before.refunds, refund)
        ? updateIf(db, refunds, refund, changed)
        : insertIf(db, refunds, { ...refund, auditId }, gate),
    ),
    ...change.disputes.map((dispute) =>
      isKnown(before.disputes, dispute)
        ? updateIf(db, disputes, dispute, changed)
        : insertIf(db, disputes, { ...dispute, auditId }, gate),
    ),
    ...change.drawer.map((movement) => insertMovement(db, auditId, movement)),
    ...writeCollectors(db, same, before.collectors, change.collectors),
    ...writeBags(db, same.stayId, auditId, before.bags, change.bags),
    ...readable(after, change).map((kind) =>
      queueEmail(db, { kind, ...same, data: change.data }, at),
    ),
  ]
}

/**
 * Returns statements that write new search keys and, if the email address was corrected, queue
 * failed emails again.
 */
function rewritten(
  db: Database,
  after: StayRecord,
  { written, emails }: StayUpdate,
  changed: SQL,
  at: Date,
): Statement[] {
  return [
    ...replaceKeys(db, after, changed),
    ...(written?.customerEmail ? requeueLost(db, after.stay.id, emails, changed, at) : []),
  ]
}

/**
 * Selects the update's payments that have got an intent since they were read.
 * The stay's version doesn't reveal this, because attaching an intent doesn't raise it.
 */
function tiedSince(db: Database, { payments: known }: StayRecord, change: StayUpdate) {
  const untied = new Set(
    known.filter(({ paymentIntentId }) => !paymentIntentId).map(({ id }) => id),
  )
  const ids = change.payments.map(({ id }) => id).filter((id) => untied.has(id))
  const isTied = and(inArray(payments.id, ids), isNotNull(payments.paymentIntentId))
  return db.select({ id: payments.id }).from(payments).where(isTied)
}

function isKnown(rows: readonly { id: string }[], { id }: { id: string }): boolean {
  return rows.some((row) => row.id === id)
}

function updateIf<Table extends MoneyTable>(
  db: Database,
  table: Table,
  { id, ...row }: { id: string } & Partial<Table['$inferInsert']>,
  changed: SQL,
): Statement {
  return db
    .update(table as MoneyTable)
    .set(row)
    .where(and(eq(table.id, id), changed))
}

function readable({ stay }: StayRecord, { emails }: StayUpdate): StayEmailKind[] {
  return emails.filter((kind) => readerOf[kind] === 'office' || stay.customerEmail !== null)
}
