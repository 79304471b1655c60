import { sql } from 'drizzle-orm'
import { causesToReport, type SystemCause } from '../../domain/reports/causes.ts'
import type { SystemStatus } from '../../domain/reports/system-status.ts'
import { tiranaDate } from '../../domain/time/calendar.ts'
import { recordChange } from '../db/audit.ts'
import type { Database } from '../db/database.ts'
import { queueEmail } from '../db/outbox.ts'
import { outbox } from '../db/schema/post.ts'
import { audit } from '../db/schema/stays.ts'
import { log } from '../log.ts'

/**
 * Queues an email to the office for each cause to report, at most one per cause and Tirana date.
 * Returns the number of queued emails.
 */
export async function raiseAlerts(
  db: Database,
  status: SystemStatus<Date>,
  now: Date,
): Promise<number> {
  let queued = 0
  for (const cause of causesToReport(status)) {
    if (await raiseAlert(db, cause, status, now)) queued += 1
  }
  return queued
}

async function raiseAlert(
  db: Database,
  cause: SystemCause,
  { lateJobs, books }: SystemStatus<Date>,
  now: Date,
): Promise<boolean> {
  const id = `alert:${cause}:${tiranaDate(now)}`
  const data = {
    cause,
    ...(cause === 'jobs' && { jobs: lateJobs.map(({ name }) => name).join(', ') }),
    ...(cause === 'books' && books.day && { date: books.day.date }),
  }
  const isNew = sql`WHERE NOT EXISTS (SELECT 1 FROM ${audit} WHERE ${audit.id} = ${id})`
  const change = { id, action: 'alerted', actor: 'system', subjectId: cause, data } as const
  const email = { id, kind: 'system_alert', auditId: id, stayId: null, data } as const
  const [, added] = await db.batch([
    recordChange(db, change, isNew, now),
    queueEmail(db, email, now).onConflictDoNothing().returning({ id: outbox.id }),
  ])
  if (added.length > 0) log('warn', 'alert_queued', { cause })
  return added.length > 0
}
