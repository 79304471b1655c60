import { and, asc, eq, gt, isNull, lt, notExists, type SQL, sql } from 'drizzle-orm'
import type { ClosureRequest } from '../../domain/opening-hours/closures.ts'
import type { StaffClosure } from '../../domain/opening-hours/staff-closures.ts'
import { recordChange } from '../db/audit.ts'
import { type Database, ifChanged, insertIf } from '../db/database.ts'
import type { IdempotentRequest } from '../db/idempotency.ts'
import { closures } from '../db/schema/custody.ts'
import { audit, staff, stays } from '../db/schema/stays.ts'
import { AppError } from '../errors.ts'
import { affectedBy } from './affected-stays.ts'
import { dropNotices, happens, writeNotices } from './closure-notices.ts'

const day = 86_400_000
/** Days for which an ended closure is still listed. */
const remembered = 30

const { id, auditId, kind, reason, fromAt, toAt, liftedAt } = closures

export interface StaffWriting {
  staffId: string
  idempotent: IdempotentRequest
  now: Date
}

function select(db: Database, which: SQL | undefined) {
  const affected = db.$count(stays, affectedBy({ kind, from: fromAt, to: toAt }))
  return db
    .select({
      id,
      kind,
      reason,
      from: sql<Date>`${fromAt}`.mapWith(fromAt).as('begins'),
      to: sql<Date>`${toAt}`.mapWith(toAt).as('ends'),
      closedBy: staff.username,
      closedAt: audit.at,
      liftedAt,
      openCases: sql<number>`CASE WHEN ${liftedAt} IS NULL THEN ${affected} ELSE 0 END`.as('cases'),
    })
    .from(closures)
    .innerJoin(audit, eq(audit.id, auditId))
    .leftJoin(staff, eq(staff.id, audit.staffId))
    .where(which)
    .orderBy(asc(fromAt), asc(id))
}

export function listClosures(db: Database, now: Date): Promise<StaffClosure<Date>[]> {
  return select(db, gt(toAt, new Date(now.getTime() - remembered * day)))
}

export async function closureById(
  db: Database,
  closureId: string,
): Promise<StaffClosure<Date> | undefined> {
  return select(db, eq(id, closureId)).get()
}

/**
 * Adds a closure once per idempotency key.
 * Also adds a held email for every affected stay with an email address. Throws `already_closed` if
 * the closure overlaps another one of the same kind that wasn't lifted.
 */
export async function insertClosure(
  db: Database,
  request: ClosureRequest,
  { staffId, idempotent, now }: StaffWriting,
): Promise<Submitted> {
  const { from, to } = request
  const written = { id: crypto.randomUUID(), auditId: crypto.randomUUID() }
  const same = and(eq(kind, request.kind), isNull(liftedAt), lt(fromAt, to), gt(toAt, from))
  const other = notExists(db.select({ id }).from(closures).where(same))
  const { kind: closed, reason: why } = request
  const row = { ...written, kind: closed, reason: why, fromAt: from, toAt: to, liftedAt: null }
  const change = {
    ...changeBy(staffId, idempotent, written),
    action: 'closure_added' as const,
    data: { kind: closed, from: from.toISOString(), to: to.toISOString() },
  }
  const [, , , [submitted]] = await db.batch([
    recordChange(db, change, sql`WHERE ${other}`, now),
    insertIf(db, closures, row, ifChanged(written.auditId)),
    writeNotices(db, 'held', { ...written, closure: request, now }),
    selectSubmitted(db, idempotent),
  ])
  if (!submitted) throw new AppError('already_closed', { fields: { from: 'invalid' } })
  return submitted
}

/**
 * Lifts a closure and drops its held emails.
 * Has no effect if the closure has already been lifted. Throws `not_found` for an unknown id, and
 * `not_allowed` if the closure is over or the idempotency key belongs to another request.
 */
export async function liftClosure(
  db: Database,
  closureId: string,
  { staffId, idempotent, now }: StaffWriting,
): Promise<StaffClosure<Date>> {
  const written = { id: closureId, auditId: crypto.randomUUID() }
  const change = { ...changeBy(staffId, idempotent, written), action: 'closure_lifted' as const }
  await db.batch([
    recordChange(db, change, ifStands(closureId, now), now),
    db
      .update(closures)
      .set({ liftedAt: now })
      .where(and(eq(id, closureId), happens(written.auditId))),
    dropNotices(db, closureId, written.auditId),
  ])
  const closure = await closureById(db, closureId)
  if (!closure) throw new AppError('not_found')
  if (!closure.liftedAt) throw new AppError('not_allowed')
  return closure
}

export function ifStands(closureId: string, now: Date): SQL {
  return sql`FROM ${closures} WHERE ${and(eq(id, closureId), isNull(liftedAt), gt(toAt, now))}`
}

export function changeBy(
  staffId: string,
  idempotent: IdempotentRequest,
  { id: subjectId, auditId }: { id: string; auditId: string },
) {
  return { id: auditId, subjectId, actor: 'staff' as const, staffId, ...idempotent }
}

interface Submitted {
  id: string
  requestDigest: string | null
}

export function selectSubmitted(db: Database, { idempotencyKey }: IdempotentRequest) {
  return db
    .select({ id: sql<string>`${audit.subjectId}`, requestDigest: audit.requestDigest })
    .from(audit)
    .where(eq(audit.idempotencyKey, idempotencyKey))
}
