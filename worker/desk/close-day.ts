import { and, desc, eq, gt, lt, lte, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { closedDay, needsComment } from '../../domain/desk/closing.ts'
import type { tillClosingRequest } from '../../domain/desk/desk.ts'
import type { TillCount } from '../../domain/desk/till.ts'
import { tiranaDate, tiranaInstant } from '../../domain/time/calendar.ts'
import { recordChange } from '../db/audit.ts'
import type { Database } from '../db/database.ts'
import { assertSameRequest, selectDigest } from '../db/idempotency.ts'
import { audit } from '../db/schema/stays.ts'
import { drawer, drawerCounts } from '../db/schema/till.ts'
import { AppError } from '../errors.ts'
import { holderId } from '../stay/drawer.ts'
import { closed, closingSubject, countOf, hasClosing, selectCounts } from './counts.ts'
import type { TillWriting } from './till.ts'
import type { Reader } from './till-report.ts'

type Closing = z.output<typeof tillClosingRequest>

const tries = 5

/**
 * Closes a day at the till with a count of the drawer, unless the count is already closed.
 * Throws `not_found`, `count_outdated`, `validation_failed`, `drawer_moved` or
 * `idempotency_key_reused`.
 */
export async function closeDay(
  db: Database,
  closing: Closing,
  writing: TillWriting,
  reader: Reader,
): Promise<TillCount> {
  for (let time = 0; time < tries; time += 1) {
    const known = await readCount(db, closing.count, writing.idempotent)
    if (!known || !sees(reader, known.count)) throw new AppError('not_found')
    if (known.count.closing) return known.count
    if (known.lastClosed > closing.count) throw new AppError('count_outdated')
    if (needsComment(known.count) && closing.reason === undefined)
      throw new AppError('validation_failed', { fields: { reason: 'required' } })
    await writeClosing(db, known, closing.reason, writing)
  }
  throw new AppError('drawer_moved')
}

function sees({ drawers, role, username }: Reader, { holder }: TillCount): boolean {
  return drawers === 'shared' || role === 'owner' || [null, username].includes(holder)
}

/** Writes the closing, unless the drawer has been closed since `lastClosed` was read. */
async function writeClosing(
  db: Database,
  { count, subject, lastClosed }: NonNullable<Awaited<ReturnType<typeof readCount>>>,
  reason: string | undefined,
  { now, staffId, idempotent }: TillWriting,
) {
  const { id, at, toExplain } = count
  const date = closedDay(at, await lastMoved(db, count, subject))
  const change = {
    id: crypto.randomUUID(),
    actor: 'staff',
    action: closed,
    subjectId: closingSubject(id),
    staffId,
    data: { count: id, date, ...toExplain, ...(reason !== undefined && { reason }) },
  } as const
  const since = sql`SELECT 1 FROM drawer_counts counts CROSS JOIN audit made ON made.id = counts.audit_id
    WHERE counts.id > ${lastClosed} AND +made.subject_id = ${subject} AND ${hasClosing(sql`counts.id`)}`
  await recordChange(db, { ...change, ...idempotent }, sql`WHERE NOT EXISTS (${since})`, now)
}

/**
 * Reads a count, the audit subject of its drawer, and the id of the drawer's last closed count.
 * `lastClosed` is 0 if no count is closed. Returns `null` if the count is unknown. Throws
 * `idempotency_key_reused` if the key belongs to another request.
 */
async function readCount(db: Database, id: number, idempotent: TillWriting['idempotent']) {
  const lastClosed = sql<number>`coalesce((SELECT other.id FROM drawer_counts other CROSS JOIN audit made ON made.id = other.audit_id
    WHERE +made.subject_id = ${audit.subjectId} AND ${hasClosing(sql`other.id`)} ORDER BY other.id DESC LIMIT 1), 0)`
  const [[row], [about], [request]] = await db.batch([
    selectCounts(db, eq(drawerCounts.id, id)),
    db
      .select({ subject: audit.subjectId, lastClosed: lastClosed.as('last_closed') })
      .from(drawerCounts)
      .innerJoin(audit, eq(audit.id, drawerCounts.auditId))
      .where(eq(drawerCounts.id, id)),
    selectDigest(db, idempotent),
  ])
  if (request) assertSameRequest(request, idempotent)
  return row && about ? { count: countOf(row), ...about } : null
}

/**
 * Returns when the drawer's cash last moved before the Tirana date of the count.
 * `null` if no cash has moved between the previous closing and that date.
 */
async function lastMoved(
  db: Database,
  { id, at, upTo }: TillCount,
  subject: string | null,
): Promise<Date | null> {
  const covered = sql`coalesce((SELECT earlier.up_to FROM drawer_counts earlier CROSS JOIN audit made ON made.id = earlier.audit_id
    WHERE earlier.id < ${id} AND +made.subject_id = ${subject} AND ${hasClosing(sql`earlier.id`)}
    ORDER BY earlier.id DESC LIMIT 1), 0)`
  const isOfDrawer = sql`(${subject} = 'drawer' OR ${subject} = 'drawer:' || ${holderId})`
  const [row] = await db
    .select({ at: audit.at })
    .from(drawer)
    .innerJoin(audit, eq(audit.id, drawer.auditId))
    .where(
      and(
        gt(drawer.id, covered),
        lte(drawer.id, upTo),
        lt(audit.at, tiranaInstant(tiranaDate(at), '00:00')),
        isOfDrawer,
      ),
    )
    .orderBy(desc(drawer.id))
    .limit(1)
  return row?.at ?? null
}
