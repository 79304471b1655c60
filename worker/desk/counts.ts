import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { TillClosing, TillCount } from '../../domain/desk/till.ts'
import type { Cash } from '../../domain/payments/drawer.ts'
import type { AuditData } from '../../domain/stay/audit-data.ts'
import type { Database } from '../db/database.ts'
import { audit, staff } from '../db/schema/stays.ts'
import { drawerCounts } from '../db/schema/till.ts'
import { holderOfSubject, ofHolder, shared } from './held-cash.ts'

/*
 * Counts of drawers and their closings.
 * A closing is an audit row whose subject is the count.
 */

export const closed = 'till_closed'

export const closingSubject = (count: number) => `count:${count}`

export const closing = alias(audit, 'closing')
const closer = alias(staff, 'closer')
const holder = alias(staff, 'drawer_holder')

/** Returns the SQL condition that a count is closed. `count` is a column with the count's id. */
export const hasClosing = (count: SQL) =>
  sql`EXISTS (SELECT 1 FROM audit ended WHERE ended.subject_id = 'count:' || ${count} AND ended.action = 'till_closed')`

const isOfCount = and(
  sql`${closing.subjectId} = 'count:' || ${drawerCounts.id}`,
  eq(closing.action, closed),
)

/**
 * Selects, for each drawer with counts that match `changes`, a range of its counts by id and time.
 * The range ends with the last match. It starts after the last closed count before the first match.
 */
const spans = (changes: SQL | undefined) => sql`SELECT subject, last, until_at,
    ifnull(closed ->> 0, 0) AS after_id, ifnull(closed ->> 1, 0) AS after_at
  FROM (SELECT own.*,
      (SELECT json_array(earlier.id, made.at) FROM audit made CROSS JOIN drawer_counts earlier ON earlier.audit_id = made.id
        WHERE made.subject_id = own.subject AND made.action = 'drawer_counted' AND made.at <= own.from_at
          AND earlier.id < own.first AND ${hasClosing(sql`earlier.id`)}
        ORDER BY made.at DESC LIMIT 1) AS closed
    FROM (SELECT audit.subject_id AS subject, min(drawer_counts.id) AS first, min(audit.at) AS from_at,
        max(drawer_counts.id) AS last, max(audit.at) AS until_at
      FROM audit JOIN drawer_counts ON drawer_counts.audit_id = audit.id WHERE ${changes} GROUP BY 1) own)`

/** Sums the differences up to each count in `spans`, since the drawer's previous closed count. */
const sums = (changes: SQL | undefined) => sql`(SELECT id,
    sum(cents) OVER earlier AS unexplained_cents, sum(lek) OVER earlier AS unexplained_lek,
    sum(cents <> 0 OR lek <> 0) OVER earlier AS differing
  FROM (SELECT *, sum(is_closed) OVER (PARTITION BY subject ORDER BY id) - is_closed AS closings
    FROM (SELECT one.id, span.subject, one.counted_cents - one.expected_cents AS cents,
        one.counted_lek - one.expected_lek AS lek, ${hasClosing(sql`one.id`)} AS is_closed
      FROM (${spans(changes)}) span
      CROSS JOIN audit noted ON noted.subject_id = span.subject AND noted.at BETWEEN span.after_at AND span.until_at
        AND noted.action = 'drawer_counted'
      CROSS JOIN drawer_counts one ON one.audit_id = noted.id AND one.id > span.after_id AND one.id <= span.last))
  WINDOW earlier AS (PARTITION BY subject, closings ORDER BY id)) sums`

export function selectCounts(db: Database, changes: SQL | undefined) {
  return db
    .select({
      count: drawerCounts,
      staff: staff.username,
      at: audit.at,
      holder: sql<string | null>`${holder.username}`.as('holder'),
      unexplainedCents: sql<number>`sums.unexplained_cents`.as('unexplained_cents'),
      unexplainedLek: sql<number>`sums.unexplained_lek`.as('unexplained_lek'),
      differing: sql<number>`sums.differing`.as('differing'),
      closedAt: sql<number | null>`${closing.at}`.as('closed_at'),
      closedBy: sql<string | null>`${closer.username}`.as('closed_by'),
      // JSON text that `countOf` parses.
      closedWith: sql<string | null>`${closing.data}`.as('closed_with'),
    })
    .from(sums(changes))
    .innerJoin(drawerCounts, sql`${drawerCounts.id} = sums.id`)
    .innerJoin(audit, eq(audit.id, drawerCounts.auditId))
    .innerJoin(staff, eq(staff.id, audit.staffId))
    .leftJoin(holder, eq(holder.id, holderOfSubject))
    .leftJoin(closing, isOfCount)
    .leftJoin(closer, eq(closer.id, closing.staffId))
    .where(changes)
    .orderBy(asc(drawerCounts.id))
}

/** Selects, for each drawer, the first closed count made at `from` or later. */
export function selectClosedSince(db: Database, from: Date) {
  const drawers = sql`SELECT ${shared} AS subject UNION ALL SELECT ${ofHolder} || id FROM staff`
  const first = sql`SELECT (SELECT made.id FROM audit made CROSS JOIN drawer_counts later ON later.audit_id = made.id
      WHERE made.subject_id = drawers.subject AND made.action = 'drawer_counted' AND made.at >= ${from.getTime()}
        AND ${hasClosing(sql`later.id`)}
      ORDER BY made.at LIMIT 1)
    FROM (${drawers}) drawers`
  return selectCounts(db, sql`${audit.id} IN (${first})`)
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
