import type { SQL } from 'drizzle-orm'
import type { Database } from './database.ts'
import { insertIf } from './insert-if.ts'
import { audit } from './schema/stays.ts'

type Change = Pick<typeof audit.$inferSelect, 'id' | 'action' | 'actor'> &
  Partial<typeof audit.$inferSelect>

/**
 * A statement that notes a change, if a query finds something; `source` is that query's `FROM …
 * WHERE …`. Nothing happens under an idempotency key that is known.
 */
export function recordChange(db: Database, change: Change, source: SQL, now: Date) {
  const row = {
    stayId: null,
    version: null,
    subjectId: null,
    staffId: null,
    fromStatus: null,
    toStatus: null,
    data: {},
    happenedAt: now,
    at: now,
    idempotencyKey: null,
    requestDigest: null,
    ...change,
  }
  return insertIf(db, audit, row, source).onConflictDoNothing({ target: audit.idempotencyKey })
}
