import { and, eq, gte, isNotNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm'
import {
  type DaySpan,
  type DropOffReminders,
  dropOffReminders,
  pickUpReminders,
} from '../../domain/stay/reminders.ts'
import { recordChange } from '../db/audit.ts'
import { type Database, database } from '../db/database.ts'
import type { Job } from '../db/job.ts'
import { queueEmails } from '../db/outbox.ts'
import { outbox } from '../db/schema/post.ts'
import { audit, stays } from '../db/schema/stays.ts'

const atOnce = 200

interface Round {
  kind: 'drop_off_reminder' | 'pick_up_reminder'
  /**
   * Equal in all runs of a round.
   * Each stay therefore gets only one reminder per round.
   */
  auditId: string
  date: string
}

export const remind: Job = async (env, now) => {
  const db = database(env)
  const [comes, collects] = [dropOffReminders(now), pickUpReminders(now)]
  const dropOffs = comes ? await remindOfDropOff(db, comes, now) : 0
  const pickUps = collects ? await remindOfPickUp(db, collects, now) : 0
  return { counts: { dropOffs, pickUps }, failure: null }
}

function remindOfDropOff(
  db: Database,
  { day, bookedBefore }: DropOffReminders,
  now: Date,
): Promise<number> {
  const round = { kind: 'drop_off_reminder', auditId: `drop_off_reminder:${day.date}` } as const
  const due = and(
    eq(stays.status, 'confirmed'),
    within(stays.startDate, day),
    lt(stays.createdAt, bookedBefore),
  )
  return remindOf(db, { ...round, date: day.date }, due, now)
}

function remindOfPickUp(
  db: Database,
  { today, days }: { today: string; days: readonly DaySpan[] },
  now: Date,
): Promise<number> {
  const round = { kind: 'pick_up_reminder', auditId: `pick_up_reminder:${today}` } as const
  const due = and(
    eq(stays.status, 'checked_in'),
    or(...days.map((day) => within(stays.pickUpAt, day))),
  )
  return remindOf(db, { ...round, date: today }, due, now)
}

async function remindOf(
  db: Database,
  { kind, auditId, date }: Round,
  due: SQL | undefined,
  now: Date,
): Promise<number> {
  const reminded = db
    .select({ stayId: outbox.stayId })
    .from(outbox)
    .where(and(eq(outbox.auditId, auditId), eq(outbox.kind, kind), eq(outbox.stayId, stays.id)))
  const isDue = and(eq(stays.serviceType, 'storage'), isNotNull(stays.customerEmail), due)
  const source = sql`FROM ${stays} WHERE ${and(isDue, notExists(reminded))} LIMIT ${atOnce}`
  const isNew = notExists(db.select({ id: audit.id }).from(audit).where(eq(audit.id, auditId)))
  const round = sql`WHERE ${isNew} AND EXISTS (SELECT 1 FROM ${stays} WHERE ${isDue})`
  const change = { id: auditId, action: 'reminded', actor: 'system', subjectId: date } as const
  const emails = { kind, auditId, data: { date }, status: 'queued' as const }
  const [, queued] = await db.batch([
    recordChange(db, change, round, now),
    queueEmails(db, emails, source, now).returning({ id: outbox.id }),
  ])
  return queued.length
}

function within(column: typeof stays.startDate | typeof stays.pickUpAt, { from, to }: DaySpan) {
  return and(gte(column, from), lt(column, to))
}
