import { and, desc, eq, gt, lt, lte, sql } from 'drizzle-orm'
import { closedDay, needsComment } from '../../domain/desk/closing.ts'
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

interface Closing {
  count: number
  reason?: string | undefined
}

/**
 * Closes a day with a count of its drawer.
 * A count is closed once: a second request returns the closing that is there, and nothing changes it. Throws
 * `not_found` for an unknown count or one of a drawer that the reader doesn't see, `count_outdated` if the drawer was
 * counted again since, `validation_failed` if a difference has no comment, and `idempotency_key_reused`.
 */
export async function closeDay(
  db: Database,
  { count: id, reason }: Closing,
  { now, staffId, idempotent }: TillWriting,
  { drawers, role, username }: Reader,
): Promise<TillCount> {
  const known = await readCount(db, id, idempotent)
  const isSeen = drawers === 'shared' || role === 'owner'
  if (!known || !(isSeen || [null, username].includes(known.count.holder)))
    throw new AppError('not_found')
  const { count, subject } = known
  if (count.closing) return count
  if (needsComment(count) && reason === undefined)
    throw new AppError('validation_failed', { fields: { reason: 'required' } })
  const { cents, lek } = count.toExplain
  const date = closedDay(count.at, await lastMoved(db, count, subject))
  const change = {
    id: crypto.randomUUID(),
    actor: 'staff',
    action: closed,
    subjectId: closingSubject(id),
    staffId,
    data: { count: id, date, cents, lek, ...(reason !== undefined && { reason }) },
  } as const
  const isOpen = sql`WHERE NOT ${hasClosing(sql`${id}`)} AND NOT EXISTS (${newerCount(id, subject)})`
  await recordChange(db, { ...change, ...idempotent }, isOpen, now)
  const after = await readCount(db, id, idempotent)
  if (!after?.count.closing) throw new AppError('count_outdated')
  return after.count
}

/** Throws `idempotency_key_reused` if the key belongs to another request. */
async function readCount(db: Database, id: number, idempotent: TillWriting['idempotent']) {
  const [[row], [about], [request]] = await db.batch([
    selectCounts(db, eq(drawerCounts.id, id)),
    db
      .select({ subject: audit.subjectId })
      .from(drawerCounts)
      .innerJoin(audit, eq(audit.id, drawerCounts.auditId))
      .where(eq(drawerCounts.id, id)),
    selectDigest(db, idempotent),
  ])
  if (request) assertSameRequest(request, idempotent)
  return row && about ? { count: countOf(row), subject: about.subject } : null
}

function newerCount(id: number, subject: string | null) {
  return sql`SELECT 1 FROM drawer_counts newer JOIN audit noted ON noted.id = newer.audit_id
    WHERE newer.id > ${id} AND +noted.subject_id = ${subject}`
}

/** Returns when cash last moved on a day before the count's, `null` if the closing before covers that. */
async function lastMoved(
  db: Database,
  { id, at, upTo }: TillCount,
  subject: string | null,
): Promise<Date | null> {
  const covered = sql`coalesce((SELECT earlier.up_to FROM drawer_counts earlier JOIN audit made ON made.id = earlier.audit_id
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
