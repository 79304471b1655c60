import { type SQL, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import {
  audit,
  type bookings,
  type contactMessages,
  type reservations,
  type staff,
} from './schema.ts'

type Subject = typeof bookings | typeof reservations | typeof contactMessages | typeof staff

interface Change {
  /** `guest`, `stripe`, `system`, or a staff member's id. */
  actor: string
  action: string
  from?: string
  to?: string
}

/**
 * A statement that notes a change of the rows of `subject` that `where` finds. It stands before the
 * change in its batch, under the change's own condition: both happen or neither.
 */
export function recordChange(
  db: Database,
  subject: Subject,
  where: SQL,
  change: Change,
  now: Date,
) {
  return db.insert(audit).select(
    db
      .select({
        id: sql<number>`null`.as('id'),
        at: sql<Date>`${now.getTime()}`.as('at'),
        actor: sql<string>`${change.actor}`.as('actor'),
        action: sql<string>`${change.action}`.as('action'),
        subjectId: sql<string>`${subject.id}`.as('subject_id'),
        fromState: sql<string | null>`${change.from ?? null}`.as('from_state'),
        toState: sql<string | null>`${change.to ?? null}`.as('to_state'),
      })
      .from(subject)
      .where(where),
  )
}
