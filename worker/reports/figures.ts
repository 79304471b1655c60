import { and, count, eq, gt, gte, sql, sum } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { type Figures, figuresOf, week } from '../../domain/reports/figures.ts'
import { tiranaDate, tiranaInstant } from '../../domain/time/calendar.ts'
import type { Database } from '../db/database.ts'
import { contactMessages } from '../db/schema/post.ts'
import { stays } from '../db/schema/stays.ts'

/**
 * Returns the statements for the figures.
 * Each reads only an index, to stay fast with many stays.
 */
export function figureStatements(db: Database, now: Date) {
  const today = tiranaInstant(tiranaDate(now), '00:00')
  const weekAgo = new Date(now.getTime() - week)
  const sumOf = (column: SQLiteColumn) => sum(column).mapWith(Number)
  const tallies = db
    .select({
      kind: stays.kind,
      serviceType: stays.serviceType,
      paymentStatus: stays.paymentStatus,
      status: stays.status,
      stays: count(),
      priced: sql`count(*) FILTER (WHERE ${gt(stays.totalPrice, 0)})`.mapWith(Number),
      totalPrice: sumOf(stays.totalPrice),
      received: sumOf(stays.received),
      refunded: sumOf(stays.refunded),
      chargedBack: sumOf(stays.chargedBack),
    })
    .from(stays)
    .groupBy(stays.kind, stays.serviceType, stays.paymentStatus, stays.status)
  const created = db
    .select({
      createdToday: sql`count(*) FILTER (WHERE ${gte(stays.createdAt, today)})`.mapWith(Number),
      createdThisWeek: count(),
    })
    .from(stays)
    .where(and(eq(stays.kind, 'booking'), gte(stays.createdAt, weekAgo)))
  const messages = db.select({ messages: count() }).from(contactMessages)
  return [tallies, created, messages] as const
}

export async function readFigures(db: Database, now: Date): Promise<Figures> {
  const [tallies, [created], [kept]] = await db.batch(figureStatements(db, now))
  return figuresOf(tallies, {
    createdToday: created?.createdToday ?? 0,
    createdThisWeek: created?.createdThisWeek ?? 0,
    messages: kept?.messages ?? 0,
  })
}
