import { and, eq, exists, inArray, isNotNull, notExists, type SQL, sql } from 'drizzle-orm'
import type { Closure } from '../../domain/opening-hours/opening-times.ts'
import { type Database, ifChanged } from '../db/database.ts'

import { queueEmails } from '../db/outbox.ts'
import { outbox } from '../db/schema/post.ts'
import { audit, stays } from '../db/schema/stays.ts'
import { affectedBy } from './affected-stays.ts'

/*
 * Emails that ask guests to move a visit, because the office will be closed or full.
 * Each email belongs to an audit row of its closure.
 */

export function noticesOf(db: Database, closureId: string): SQL | undefined {
  const changes = db.select({ id: audit.id }).from(audit).where(eq(audit.subjectId, closureId))
  return and(inArray(outbox.auditId, changes), eq(outbox.kind, 'closure_notice'))
}

interface WriteContext {
  id: string
  closure: Closure
  auditId: string
  now: Date
}

/**
 * Returns a statement that writes an email for each affected stay that has none about the closure.
 * It skips stays without an email address, and writes nothing if the audit row wasn't written.
 */
export function writeNotices(
  db: Database,
  status: 'held' | 'queued',
  { id, closure, auditId, now }: WriteContext,
  only?: SQL,
) {
  const written = db
    .select({ stayId: outbox.stayId })
    .from(outbox)
    .where(and(noticesOf(db, id), eq(outbox.stayId, stays.id)))
  const guests = and(
    affectedBy(closure),
    isNotNull(stays.customerEmail),
    notExists(written),
    happens(auditId),
    only,
  )
  const email = {
    kind: 'closure_notice',
    auditId,
    data: { closure: id },
    status,
  } as const
  return queueEmails(db, email, sql`FROM ${stays} WHERE ${guests}`, now)
}

export function releaseNotices(
  db: Database,
  { id, closure, auditId, now }: WriteContext,
  only: SQL,
) {
  const affected = db
    .select({ id: stays.id })
    .from(stays)
    .where(and(affectedBy(closure), only))
  return db
    .update(outbox)
    .set({ status: 'queued', nextAttemptAt: now, queuedAt: now })
    .where(
      and(
        noticesOf(db, id),
        eq(outbox.status, 'held'),
        inArray(outbox.stayId, affected),
        happens(auditId),
      ),
    )
}

export function dropNotices(db: Database, id: string, auditId: string) {
  return db
    .update(outbox)
    .set({ status: 'dead', lastError: 'subject_gone' })
    .where(and(noticesOf(db, id), eq(outbox.status, 'held'), happens(auditId)))
}

/**
 * Returns the condition for the stays in `stayIds`.
 * All ids are in one parameter, because D1 limits the number of parameters.
 */
export function isOneOf(stayIds: readonly string[]): SQL {
  return sql`${stays.id} IN (SELECT value FROM json_each(${JSON.stringify(stayIds)}))`
}

export function happens(auditId: string): SQL {
  return exists(sql`(SELECT 1 ${ifChanged(auditId)})`)
}
