import { and, count, eq, gte, sql } from 'drizzle-orm'
import { type Figures, figuresOf, week } from '../../domain/reports/figures.ts'
import { tiranaDate, tiranaInstant } from '../../domain/time/calendar.ts'
import type { Database } from '../db/database.ts'
import { contactMessages } from '../db/schema/post.ts'
import { stays, stayTallies } from '../db/schema/stays.ts'

/**
 * Returns statements for the dashboard's figures.
 * None of them reads all stays, because there may be many.
 */
export function figureStatements(db: Database, now: Date) {
  const today = tiranaInstant(tiranaDate(now), '00:00')
  const weekAgo = new Date(now.getTime() - week)
  const tallies = db.select().from(stayTallies)
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
