import { sql } from 'drizzle-orm'
import type { Hold } from '../../domain/reports/hold.ts'
import { tiranaDate } from '../../domain/time/calendar.ts'
import { recordChange } from '../db/audit.ts'
import type { Database } from '../db/database.ts'
import { queueEmail } from '../db/outbox.ts'
import { audit } from '../db/schema/stays.ts'
import { log } from '../log.ts'

/** Emails the office once a day while jobs and emails wait for an owner. */
export async function reportHold(db: Database, { from, to }: Hold<Date>, now: Date): Promise<void> {
  if (to.getTime() === now.getTime()) {
    log('error', 'jobs_held', { from: from.toISOString(), to: to.toISOString() })
  }
  const id = `held:${to.getTime()}:${tiranaDate(now)}`
  const data = { from: from.getTime(), to: to.getTime() }
  const isNew = sql`WHERE NOT EXISTS (SELECT 1 FROM ${audit} WHERE ${audit.id} = ${id})`
  const change = { id, action: 'jobs_held', actor: 'system', subjectId: 'clock', data } as const
  const email = { id, kind: 'jobs_held', auditId: id, stayId: null, data } as const
  await db.batch([
    recordChange(db, change, isNew, now),
    queueEmail(db, email, now).onConflictDoNothing(),
  ])
}
