import { and, asc, eq, gte, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { TillClosing, TillCount } from '../../domain/desk/till.ts'
import type { Cash } from '../../domain/payments/drawer.ts'
import type { AuditData } from '../../domain/stay/audit-data.ts'
import type { Database } from '../db/database.ts'
import { audit, isCount, staff } from '../db/schema/stays.ts'
import { drawerCounts } from '../db/schema/till.ts'
import { holderOfSubject } from './held-cash.ts'

/*
 * Counts of drawers and their closings.
 * A closing is an audit row. Its subject is the count, so that the index on subjects finds it.
 */

export const closed = 'till_closed'

export const closingSubject = (count: number) => `count:${count}`

export const closing = alias(audit, 'closing')
const closer = alias(staff, 'closer')
const holder = alias(staff, 'drawer_holder')

/** True in SQL if the count is closed. `count` is a column with the count's id. */
export const hasClosing = (count: SQL) =>
  sql`EXISTS (SELECT 1 FROM audit ended WHERE ended.subject_id = 'count:' || ${count} AND ended.action = 'till_closed')`

const isOfCount = and(
  sql`${closing.subjectId} = 'count:' || ${drawerCounts.id}`,
  eq(closing.action, closed),
)

/** SQL for the id of the previous closed count of the same drawer, or 0. */
const closedBefore = sql`coalesce((SELECT earlier.id FROM drawer_counts earlier CROSS JOIN audit made ON made.id = earlier.audit_id
  WHERE earlier.id < ${drawerCounts.id} AND +made.subject_id = ${audit.subjectId} AND ${hasClosing(sql`earlier.id`)}
  ORDER BY earlier.id DESC LIMIT 1), 0)`

/** SQL for a sum over this count and the earlier ones of its drawer since the last closing. */
const sumSinceClosing = (what: string) => sql<number>`(SELECT sum(${sql.raw(what)})
  FROM drawer_counts one CROSS JOIN audit noted ON noted.id = one.audit_id
  WHERE one.id <= ${drawerCounts.id} AND one.id > ${closedBefore} AND +noted.subject_id = ${audit.subjectId})`

function countsWithMaker(db: Database) {
  return db
    .select({
      count: drawerCounts,
      staff: staff.username,
      at: audit.at,
      holder: sql<string | null>`${holder.username}`.as('holder'),
      unexplainedCents: sumSinceClosing('one.counted_cents - one.expected_cents').as(
        'unexplained_cents',
      ),
      unexplainedLek: sumSinceClosing('one.counted_lek - one.expected_lek').as('unexplained_lek'),
      differing: sumSinceClosing(
        'one.counted_cents <> one.expected_cents OR one.counted_lek <> one.expected_lek',
      ).as('differing'),
      closedAt: sql<number | null>`${closing.at}`.as('closed_at'),
      closedBy: sql<string | null>`${closer.username}`.as('closed_by'),
      // Not parsed here, because a count without a closing has no data.
      closedWith: sql<string | null>`${closing.data}`.as('closed_with'),
    })
    .from(audit)
    .innerJoin(drawerCounts, eq(drawerCounts.auditId, audit.id))
    .innerJoin(staff, eq(staff.id, audit.staffId))
    .leftJoin(holder, eq(holder.id, holderOfSubject))
    .leftJoin(closing, isOfCount)
    .leftJoin(closer, eq(closer.id, closing.staffId))
}

export function selectCounts(db: Database, changes: SQL | undefined) {
  return countsWithMaker(db).where(changes).orderBy(asc(drawerCounts.id))
}

/** Maximum number of counts that are searched for closings of an earlier day. */
const lookedThrough = 50

/** Selects the closed counts among the first `lookedThrough` from `from` on, oldest first. */
export function selectClosedSince(db: Database, from: Date) {
  const next = db
    .select({ id: audit.id })
    .from(audit)
    .where(and(isCount, gte(audit.at, from)))
    .orderBy(asc(audit.at))
    .limit(lookedThrough)
  return countsWithMaker(db)
    .where(sql`${audit.id} IN ${next} AND ${closing.id} IS NOT NULL`)
    .orderBy(asc(drawerCounts.id))
}

type Closed = Pick<TillClosing, 'date'> & Cash & Pick<AuditData, 'reason'>

export function countOf({
  count: { id, upTo, expectedCents, expectedLek, countedCents, countedLek },
  staff: by,
  at,
  holder: whose,
  unexplainedCents,
  unexplainedLek,
  differing,
  closedAt,
  closedBy,
  closedWith,
}: Awaited<ReturnType<typeof selectCounts>>[number]): TillCount {
  const told: Closed | null = closedWith === null ? null : JSON.parse(closedWith)
  return {
    id,
    staff: by,
    at,
    holder: whose,
    upTo,
    expected: { cents: expectedCents, lek: expectedLek },
    counted: { cents: countedCents, lek: countedLek },
    toExplain: { cents: unexplainedCents, lek: unexplainedLek },
    differs: differing > 0,
    closing: told && {
      date: told.date,
      staff: closedBy ?? '',
      at: new Date(closedAt ?? 0),
      difference: { cents: told.cents, lek: told.lek },
      reason: told.reason === undefined ? null : String(told.reason),
    },
  }
}
