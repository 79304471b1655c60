import { and, asc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Bag } from '../../domain/stay/stay-record.ts'
import { type Database, ifChanged } from '../db/database.ts'
import { bags } from '../db/schema/custody.ts'
import { audit, staff } from '../db/schema/stays.ts'

export function selectBags(db: Database, ofStay: SQL) {
  const { id, stayId, tag, outTo, outAuditId, voidAuditId, photoKey: photo } = bags
  const collectorId = bags.passLinkId
  const status = sql<Bag['status']>`CASE WHEN ${voidAuditId} IS NOT NULL THEN 'voided'
    WHEN ${outAuditId} IS NOT NULL THEN 'collected' ELSE 'inside' END`
  return db
    .select({ id, stayId, tag, status, outTo, collectorId, photo })
    .from(bags)
    .where(ofStay)
    .orderBy(sql`${bags}.rowid`)
}

/** Selects the updates by which a stay's bags left or were voided. */
export function selectBagEnds(db: Database, stayId: string) {
  return db
    .select({
      bagId: bags.id,
      action: audit.action,
      at: audit.happenedAt,
      staffId: audit.staffId,
    })
    .from(bags)
    .innerJoin(audit, eq(audit.id, sql`coalesce(${bags.voidAuditId}, ${bags.outAuditId})`))
    .where(eq(bags.stayId, stayId))
}

/**
 * Returns SQL for the tags of a stay's bags, mapped to an ascending array.
 * Excludes voided bags.
 */
export function tagsOf(stayId: SQLWrapper) {
  return sql`(SELECT json_group_array(tag) FROM (SELECT DISTINCT own.tag FROM bags own
    WHERE own.stay_id = ${stayId} AND own.void_audit_id IS NULL))`
    .mapWith((text: string) => (JSON.parse(text) as number[]).toSorted((a, b) => a - b))
    .as('tags')
}

/**
 * Returns statements that write an update's bags.
 * Throws a `TypeError` unless each new bag in `changed` is `inside`, and each known one is
 * `voided`, or `collected` with `outTo`. A known bag never becomes `inside`, because a bag that
 * comes back gets a new row.
 */
export function writeBags(
  db: Database,
  stayId: string,
  auditId: string,
  known: readonly Bag[],
  changed: readonly Bag[],
): BatchItem<'sqlite'>[] {
  const ids = new Set(known.map(({ id }) => id))
  const arrived = changed.filter(({ id }) => !ids.has(id))
  const moved = changed.filter(({ id }) => ids.has(id))
  const isWritten = sql`EXISTS (SELECT 1 ${ifChanged(auditId)})`
  const move = (some: readonly Bag[], set: Partial<typeof bags.$inferInsert>) =>
    db
      .update(bags)
      .set(set)
      .where(and(among(some), eq(bags.stayId, stayId), isWritten))
  const voided = moved.filter(({ status }) => status === 'voided')
  const [kept, bare] = [true, false].map((has) =>
    voided.filter(({ photo }) => (photo !== null) === has),
  ) as [Bag[], Bag[]]
  const left = moved.filter(({ status, outTo }) => status === 'collected' && outTo !== null)
  const collected = Map.groupBy(left, ({ outTo, collectorId }) => `${outTo} ${collectorId}`)
  const written = [...voided, ...left]
  if (arrived.some(({ status }) => status !== 'inside') || written.length < moved.length) {
    throw new TypeError('a bag comes in as a new row, and leaves once, to someone')
  }
  return [
    ...(arrived.length > 0 ? [insertBags(db, stayId, auditId, arrived)] : []),
    ...(kept.length > 0 ? [move(kept, { voidAuditId: auditId })] : []),
    ...(bare.length > 0 ? [move(bare, { voidAuditId: auditId, photoKey: null })] : []),
    ...[...collected.values()].map((some) =>
      move(some, {
        outAuditId: auditId,
        outTo: some[0]?.outTo ?? null,
        passLinkId: some[0]?.collectorId ?? null,
      }),
    ),
  ]
}

function among(some: readonly Bag[]): SQL {
  const ids = JSON.stringify(some.map(({ id }) => id))
  return sql`${bags.id} IN (SELECT value FROM json_each(${ids}))`
}

function insertBags(db: Database, stayId: string, auditId: string, arrived: readonly Bag[]) {
  const rows = JSON.stringify(arrived.map(({ id, tag, photo }) => ({ id, tag, photo })))
  return db.insert(bags).select(
    sql`SELECT value ->> 'id', ${stayId}, value ->> 'tag', ${audit.id}, NULL, NULL, NULL, NULL, value ->> 'photo', NULL
      FROM json_each(${rows}), ${audit} WHERE ${audit.id} = ${auditId}`,
  )
}

const taken = alias(audit, 'taken')
const given = alias(audit, 'given')
const taker = alias(staff, 'taker')
const giver = alias(staff, 'giver')

export function selectCustody(db: Database, stayId: string) {
  const { id, tag, outTo, inAuditId, voidAuditId, photoKey } = bags
  return db
    .select({
      id,
      tag,
      outTo,
      inAuditId,
      voidAuditId,
      // Renamed, because the rows of a batch are keyed by column name, so names must be unique.
      inAt: sql<Date>`${taken.happenedAt}`.mapWith(taken.happenedAt).as('in_at'),
      inBy: sql<string | null>`${taker.username}`.as('in_by'),
      outAt: sql<Date | null>`${given.happenedAt}`.mapWith(given.happenedAt).as('out_at'),
      outBy: sql<string | null>`${giver.username}`.as('out_by'),
      photo: sql<boolean>`${photoKey} IS NOT NULL`.mapWith(Boolean).as('photo'),
    })
    .from(bags)
    .innerJoin(taken, eq(taken.id, inAuditId))
    .leftJoin(taker, eq(taker.id, taken.staffId))
    .leftJoin(given, eq(given.id, bags.outAuditId))
    .leftJoin(giver, eq(giver.id, given.staffId))
    .where(eq(bags.stayId, stayId))
    .orderBy(asc(tag))
}
