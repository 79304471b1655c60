import { eq, notExists, sql } from 'drizzle-orm'
import { recordChange } from '../db/audit.ts'
import { type Database, database } from '../db/database.ts'
import type { Job } from '../db/job.ts'
import { queueEmails } from '../db/outbox.ts'
import { outbox } from '../db/schema/post.ts'
import { audit, stays } from '../db/schema/stays.ts'
import { isReminderDue, isUnreminded, type Round, roundsAt } from '../stay/due-reminders.ts'

const atOnce = 200
/** Milliseconds after which a run queues no more reminders of a round. The next run continues. */
const budget = 20_000

export const remind: Job = async (env, now) => {
  const db = database(env)
  const [comes, collects] = roundsAt(now)
  const dropOffs = comes ? await remindOf(db, comes, now) : 0
  const pickUps = collects ? await remindOf(db, collects, now) : 0
  return { counts: { dropOffs, pickUps }, failure: null }
}

async function remindOf(db: Database, round: Round, now: Date): Promise<number> {
  const end = Date.now() + budget
  let reminded = 0
  for (let isMore = true; isMore && Date.now() < end; ) {
    const queued = await queueReminders(db, round, now)
    reminded += queued
    isMore = queued === atOnce
  }
  return reminded
}

async function queueReminders(db: Database, round: Round, now: Date): Promise<number> {
  const { kind, auditId, date } = round
  const source = sql`FROM ${stays} WHERE ${isUnreminded(db, round)} LIMIT ${atOnce}`
  const isNew = notExists(db.select({ id: audit.id }).from(audit).where(eq(audit.id, auditId)))
  const begins = sql`WHERE ${isNew} AND EXISTS (SELECT 1 FROM ${stays} WHERE ${isReminderDue(round)})`
  const change = { id: auditId, action: 'reminded', actor: 'system', subjectId: date } as const
  const emails = { kind, auditId, data: { date }, status: 'queued' as const }
  const [, queued] = await db.batch([
    recordChange(db, change, begins, now),
    queueEmails(db, emails, source, now).returning({ id: outbox.id }),
  ])
  return queued.length
}
