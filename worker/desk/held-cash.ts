import { type AnyColumn, and, eq, gt, max, notInArray, type SQL, sql } from 'drizzle-orm'
import { type DrawerSetting, shortOf } from '../../domain/desk/closing.ts'
import {
  type Cash,
  type DrawerMovement,
  expectedCash,
  isCash,
  noCash,
  ownMovementKinds,
  plus,
} from '../../domain/payments/drawer.ts'
import type { Database } from '../db/database.ts'
import { audit } from '../db/schema/stays.ts'
import { drawer, drawerCounts } from '../db/schema/till.ts'
import { AppError } from '../errors.ts'
import { holderId } from '../stay/drawer.ts'

export interface DrawerOf {
  drawers: DrawerSetting
  /** Id of the holder, if each staff member has a drawer. */
  staffId: string
}

/** Subject of the audit rows about the shared drawer. */
export const shared = 'drawer'

/** Prefix of the audit subject of a staff member's own drawer. The holder's id follows. */
export const ofHolder = 'drawer:'

export function subjectOf({ drawers, staffId }: DrawerOf): string {
  return drawers === 'shared' ? shared : `${ofHolder}${staffId}`
}

/**
 * SQL for the id of a counted drawer's holder, from the subject of the count's audit row.
 * `null` for the shared drawer.
 */
export const holderOfSubject = sql<
  string | null
>`CASE WHEN ${audit.subjectId} LIKE 'drawer:%' THEN substr(${audit.subjectId}, 8) END`

/**
 * Cash that a drawer should hold.
 * The sum starts with the last count, unless the office has switched between a shared drawer and
 * own drawers since.
 */
export interface HeldCash {
  cash: Cash
  /** Cash with which the sum in `cash` starts. */
  counted: Cash
  /** Condition for the movements that are added to `counted`. */
  since: SQL
  /** Id of the last movement in `cash`. If there is none, `upTo` of the last count, or 0. */
  upTo: number
  /** True if guests' cash has moved since the last count. */
  hasMoved: boolean
  last: { id: number; at: Date } | null
  /** Condition that no newer count affects `cash`. */
  isNewestCount: SQL
}

function selectLastCount(db: Database, of: DrawerOf) {
  const own = of.drawers === 'shared' ? [shared] : [shared, subjectOf(of)]
  return (
    db
      .select({ count: drawerCounts, at: audit.at, subject: audit.subjectId })
      .from(drawerCounts)
      // The cross join makes SQLite read the newest counts first.
      .crossJoin(audit)
      .where(and(eq(audit.id, drawerCounts.auditId), sql`+${audit.subjectId} IN ${own}`))
      .orderBy(sql`${drawerCounts.id} DESC`)
      .limit(1)
  )
}

function selectCountsOfMembers(db: Database) {
  const lastShared = sql`coalesce((SELECT counts.id FROM drawer_counts counts CROSS JOIN audit noted ON noted.id = counts.audit_id
    WHERE +noted.subject_id = ${shared} ORDER BY counts.id DESC LIMIT 1), 0)`
  return db
    .select({
      newest: max(drawerCounts.id),
      holder: holderOfSubject.as('holder'),
      upTo: drawerCounts.upTo,
      cents: drawerCounts.countedCents,
      lek: drawerCounts.countedLek,
    })
    .from(drawerCounts)
    .crossJoin(audit)
    .where(
      and(
        eq(audit.id, drawerCounts.auditId),
        gt(drawerCounts.id, lastShared),
        sql`+${audit.subjectId} LIKE 'drawer:%'`,
      ),
    )
    .groupBy(audit.subjectId)
}

export async function readHeldCash(db: Database, of: DrawerOf): Promise<HeldCash> {
  const [[found], members] = await db.batch([selectLastCount(db, of), selectCountsOfMembers(db)])
  const isShared = of.drawers === 'shared'
  const isOwn = found?.subject === subjectOf(of)
  const from = found?.count.upTo ?? 0
  const counted = found ? { cents: found.count.countedCents, lek: found.count.countedLek } : noCash
  const later = isShared ? members : []
  const start = later.length > 0 ? later.reduce(plus, noCash) : isOwn ? counted : noCash
  const covered = JSON.stringify(Object.fromEntries(later.map((one) => [one.holder, one.upTo])))
  const inDrawer = isShared
    ? later.length > 0 &&
      sql`${drawer.id} > coalesce((SELECT value FROM json_each(${covered}) WHERE key = ${holderId}), 0)`
    : sql`${holderId} = ${of.staffId}`
  const since = sql`${gt(drawer.id, from)} AND ${inDrawer || sql`true`}`
  const total = (column: AnyColumn) => sql<number>`coalesce(sum(${column}), 0)`
  const [moved] = await db
    .select({
      taken: { cents: total(drawer.takenCents), lek: total(drawer.takenLek) },
      given: { cents: total(drawer.givenCents), lek: total(drawer.givenLek) },
      upTo: max(drawer.id),
      ofGuests: sql<number>`coalesce(sum(${notInArray(drawer.kind, [...ownMovementKinds])}), 0)`,
    })
    .from(drawer)
    .where(since)
  const newest = Math.max(found?.count.id ?? 0, ...later.map((one) => one.newest ?? 0))
  return {
    cash: moved ? expectedCash(start, [moved]) : start,
    counted: start,
    since,
    upTo: moved?.upTo ?? from,
    hasMoved: (moved?.ofGuests ?? 0) > 0,
    last: isOwn && found && later.length === 0 ? { id: found.count.id, at: found.at } : null,
    isNewestCount: sql`NOT EXISTS (SELECT 1 FROM ${drawerCounts} CROSS JOIN ${audit} ON ${audit.id} = ${drawerCounts.auditId}
      WHERE ${drawerCounts.id} > ${newest} AND ${isShared ? sql`true` : sql`${audit.subjectId} IN (${shared}, ${subjectOf(of)})`})`,
  }
}

/** Returns the condition that the drawer hasn't changed since it was read. */
export function isUnmoved({ upTo, since, isNewestCount }: HeldCash): SQL {
  const moved = sql`EXISTS (SELECT 1 FROM ${drawer} WHERE ${drawer.id} > ${upTo} AND ${since})`
  return sql`NOT ${moved} AND ${isNewestCount}`
}

/**
 * Returns the condition that the drawer still holds `asked`, even if cash has moved since.
 * The condition is false once a newer count affects the drawer.
 */
export function stillHolds({ counted, since, isNewestCount }: HeldCash, asked: Cash): SQL {
  const enough = (start: number, amount: number, taken: AnyColumn, given: AnyColumn) =>
    amount > 0
      ? sql`${start} + (SELECT coalesce(sum(${taken} - ${given}), 0) FROM ${drawer} WHERE ${since}) >= ${amount}`
      : sql`true`
  return sql`${isNewestCount}
    AND ${enough(counted.cents, asked.cents, drawer.takenCents, drawer.givenCents)}
    AND ${enough(counted.lek, asked.lek, drawer.takenLek, drawer.givenLek)}`
}

/**
 * Returns the SQL condition that the drawer still holds enough for the cash refunds.
 * `null` if there are none. Throws `drawer_short` if the drawer already holds too little.
 */
export async function cashForRefunds(
  db: Database,
  drawerOf: () => DrawerOf,
  movements: readonly DrawerMovement[],
): Promise<SQL | null> {
  const given = movements
    .filter(({ kind }) => kind === 'refund')
    .reduce((sum, movement) => plus(sum, movement.given), noCash)
  if (!isCash(given)) return null
  const held = await readHeldCash(db, drawerOf())
  if (shortOf(held.cash, given).length > 0)
    throw new AppError('drawer_short', { fields: { cashCurrency: 'invalid' } })
  return stillHolds(held, given)
}
