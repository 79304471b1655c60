import { count, type SQL, sql } from 'drizzle-orm'
import type { AttentionCount } from '../../domain/reports/staff-attention.ts'
import type { Database } from '../db/database.ts'
import { disputes, payments } from '../db/schema/money.ts'
import { mailboxTurns, outbox } from '../db/schema/post.ts'
import { audit, stays } from '../db/schema/stays.ts'
import { attentionConditions } from './attention-conditions.ts'
import { entriesAtOnce } from './attention-statements.ts'

type Table =
  | typeof stays
  | typeof payments
  | typeof disputes
  | typeof audit
  | typeof outbox
  | typeof mailboxTurns

/** One statement for each kind, which counts no further than the list goes. */
export function attentionCounts(db: Database, now: Date) {
  const are = attentionConditions(db, now)
  const counted = (table: Table, condition: SQL | undefined) => {
    const found = db
      .select({ one: sql<number>`1`.as('one') })
      .from(table)
      .where(condition)
      .limit(entriesAtOnce + 1)
    return db.select({ found: count() }).from(found.as('found'))
  }
  return [
    counted(disputes, are.dispute),
    counted(payments, are.review),
    counted(audit, are.orphan),
    counted(stays, are.overpaid),
    counted(stays, are.request),
    counted(stays, are.conflict),
    counted(stays, are.unpriced),
    counted(stays, are.notCome),
    counted(stays, are.uncollected),
    counted(stays, are.unpaid),
    counted(outbox, are.mail),
    counted(mailboxTurns, are.mailbox),
  ] as const
}

/** How many need attention, as far as the list tells of them at once. */
export async function countAttention(db: Database, now: Date): Promise<AttentionCount> {
  const kinds = (await db.batch(attentionCounts(db, now))).map(([row]) => row?.found ?? 0)
  const told = kinds.map((found) => Math.min(found, entriesAtOnce))
  return {
    count: told.reduce((sum, found) => sum + found, 0),
    atLeast: kinds.some((found) => found > entriesAtOnce),
  }
}
