import { asc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Database } from '../db/database.ts'
import { bags } from '../db/schema/custody.ts'
import { audit, staff } from '../db/schema/stays.ts'

const taken = alias(audit, 'taken')
const given = alias(audit, 'given')
const taker = alias(staff, 'taker')
const giver = alias(staff, 'giver')

/** A statement that reads every row of a stay's bags, with when and by whom each was taken in and given out. */
export function selectCustody(db: Database, stayId: string) {
  const { id, tag, outTo, inChangeId, voidChangeId, photoKey } = bags
  return db
    .select({
      ...{ id, tag, outTo, inChangeId, voidChangeId },
      // D1 tells columns apart by their names.
      inAt: sql<Date>`${taken.happenedAt}`.mapWith(taken.happenedAt).as('in_at'),
      inBy: sql<string | null>`${taker.username}`.as('in_by'),
      outAt: sql<Date | null>`${given.happenedAt}`.mapWith(given.happenedAt).as('out_at'),
      outBy: sql<string | null>`${giver.username}`.as('out_by'),
      photo: sql<boolean>`${photoKey} IS NOT NULL`.mapWith(Boolean).as('photo'),
    })
    .from(bags)
    .innerJoin(taken, eq(taken.id, inChangeId))
    .leftJoin(taker, eq(taker.id, taken.staffId))
    .leftJoin(given, eq(given.id, bags.outChangeId))
    .leftJoin(giver, eq(giver.id, given.staffId))
    .where(eq(bags.stayId, stayId))
    .orderBy(asc(tag))
}
