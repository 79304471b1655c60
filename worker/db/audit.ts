import type { SQL } from 'drizzle-orm'
import type { StayNoteAction } from '../../domain/stay/stay-history.ts'
import type { StayAuditAction } from '../../domain/stay/stay-update.ts'
import { type Database, insertIf } from './database.ts'

import { audit } from './schema/stays.ts'

export type OfficeAuditAction =
  | 'cash_moved'
  | 'drawer_counted'
  | 'till_closed'
  | 'closure_added'
  | 'closure_lifted'
  | 'closure_notified'
  | 'contact_received'
  | 'message_read'
  | 'message_unread'
  | 'email_retried'
  | 'email_resolved'
  | 'reminded'
  | 'staff_entered'
  | 'exported'
  | 'orphan_payment'
  | 'orphan_refunded'
  | 'orphan_disputed'
  | 'orphan_resolved'
  | 'dropped_resolved'
  | 'foreign_payment'
  | 'ledger_compared'
  | 'alerted'
  | 'hold_released'

type Row = typeof audit.$inferSelect

type Change = Pick<Row, 'id' | 'actor'> &
  Partial<Row> & { action: StayAuditAction | StayNoteAction | OfficeAuditAction }

/**
 * Returns a statement that writes an audit row if `source` selects a row (see `insertIf`).
 * Has no effect if the idempotency key is already used.
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
