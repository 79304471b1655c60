import { and, eq, exists, inArray, isNotNull, notExists, type SQL, sql } from 'drizzle-orm'
import type { Closure } from '../../domain/opening-hours/opening-times.ts'
import { type Database, ifChanged } from '../db/database.ts'

import { queueEmails } from '../db/outbox.ts'
import { outbox } from '../db/schema/post.ts'
import { audit, stays } from '../db/schema/stays.ts'
import { affectedBy } from './affected-stays.ts'

/*
 * The mails that ask guests to move what a closure touches. Each belongs to a change of its closure:
 * to the one that entered it, or to the release that first wrote to a later booking.
 */

/** The mails of a closure, by the indexes of `audit` and `outbox`. */
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

/** A statement that writes to every guest who is touched and was not written to, if the change happens. */
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

/** A statement that gives the held mails of stays that are still touched to the sender. */
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

/** A statement that drops the mails that nobody released: there is nothing left to write about. */
export function dropNotices(db: Database, id: string, auditId: string) {
  return db
    .update(outbox)
    .set({ status: 'dead', lastError: 'subject_gone' })
    .where(and(noticesOf(db, id), eq(outbox.status, 'held'), happens(auditId)))
}

/** That the stay is one of these; a list of any length is one parameter. */
export function isOneOf(stayIds: readonly string[]): SQL {
  return sql`${stays.id} IN (SELECT value FROM json_each(${JSON.stringify(stayIds)}))`
}

export function happens(auditId: string): SQL {
  return exists(sql`(SELECT 1 ${ifChanged(auditId)})`)
}
