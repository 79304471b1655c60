import {
  and,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  notInArray,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import { auditFacts, ownReasons } from '../../domain/stay/audit-data.ts'
import type { Database } from '../db/database.ts'
import { refunds } from '../db/schema/money.ts'
import { outbox } from '../db/schema/post.ts'
import { audit, isTyped, stays } from '../db/schema/stays.ts'

const texts = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '))
const facts = texts(auditFacts)
const ours = texts(Object.values(ownReasons))

const isTypedReason = notInArray(refunds.reason, Object.values(ownReasons))

/** Returns SQL for the part of a row's data that is kept: `auditFacts` and `ownReasons`. */
function factsOf(data: typeof audit.data | typeof outbox.data): SQL {
  return sql`(SELECT json_group_object(key, value) FROM json_each(${data})
    WHERE key IN (${facts}) OR (key = 'reason' AND value IN (${ours})))`
}

/**
 * Returns statements that erase the `typedTexts` of the audit rows whose ids `changes` selects.
 * The statements also erase the copies in refunds and emails.
 */
export function erasingTyped(db: Database, changes: SQLWrapper) {
  return [
    db
      .update(refunds)
      .set({ reason: ownReasons.erased })
      .where(and(inArray(refunds.auditId, changes), isTypedReason)),
    db
      .update(outbox)
      .set({ data: factsOf(outbox.data) })
      .where(inArray(outbox.auditId, changes)),
    db
      .update(audit)
      .set({ data: factsOf(audit.data) })
      .where(inArray(audit.id, changes)),
  ] as const
}

export function selectOldTyped(db: Database, before: Date, limit: number) {
  const isNoGuests = or(isNull(audit.stayId), isNotNull(stays.erasedAt))
  return db
    .select({ id: audit.id })
    .from(audit)
    .leftJoin(stays, eq(stays.id, audit.stayId))
    .where(and(isTyped, lt(audit.at, before), isNoGuests))
    .orderBy(audit.at)
    .limit(limit)
}

export async function eraseOldTyped(db: Database, before: Date, limit: number): Promise<number> {
  const found = await selectOldTyped(db, before, limit)
  if (found.length === 0) return 0
  const ids = JSON.stringify(found.map(({ id }) => id))
  await db.batch(erasingTyped(db, sql`(SELECT value FROM json_each(${ids}))`))
  return found.length
}
