import { eq, sql } from 'drizzle-orm'
import {
  custodyRecords,
  type EmailStatus,
  type PastChange,
  type PastEmailKind,
  type StayHistory,
} from '../../domain/stay/stay-history.ts'

import type { Database } from '../db/database.ts'
import { bags } from '../db/schema/custody.ts'
import { outbox } from '../db/schema/post.ts'
import { audit, staff } from '../db/schema/stays.ts'
import { selectCustody } from './bags.ts'
import { isSender, sender, senderName } from './sender.ts'

/** Returns a stay's changes and emails, oldest first, and its bags by tag. */
export async function historyOfStay(db: Database, stayId: string): Promise<StayHistory<Date>> {
  const [changes, beside, emails, rows] = await db.batch([
    ...historyStatements(db, stayId),
    selectCustody(db, stayId),
  ])
  const inOrder = [...changes, ...beside].toSorted((a, b) => a.at.getTime() - b.at.getTime())
  return { changes: inOrder, emails, bags: custodyRecords(rows) }
}

function selectChanges(db: Database) {
  return db
    .select({
      id: audit.id,
      action: sql<PastChange['action']>`${audit.action}`,
      actor: audit.actor,
      username: staff.username,
      sentBy: senderName,
      fromStatus: audit.fromStatus,
      toStatus: audit.toStatus,
      data: audit.data,
      happenedAt: audit.happenedAt,
      at: audit.at,
    })
    .from(audit)
    .leftJoin(staff, eq(staff.id, audit.staffId))
    .leftJoin(sender, isSender)
}

export function historyStatements(db: Database, stayId: string) {
  const changes = selectChanges(db).where(eq(audit.stayId, stayId)).orderBy(audit.version)
  const subjects = sql`SELECT ${bags.id} FROM ${bags} WHERE ${bags.stayId} = ${stayId} UNION ALL SELECT ${stayId}`
  const beside = selectChanges(db).where(sql`${audit.subjectId} IN (${subjects})`)
  const emails = db
    .select({
      id: outbox.id,
      kind: sql<PastEmailKind>`${outbox.kind}`,
      // A joined email waits for another email, not for staff.
      status: sql<EmailStatus>`CASE WHEN ${outbox.status} = 'held' AND ${outbox.joinedId} IS NOT NULL THEN 'queued' ELSE ${outbox.status} END`,
      createdAt: outbox.createdAt,
      sentAt: outbox.sentAt,
    })
    .from(outbox)
    .where(eq(outbox.stayId, stayId))
    .orderBy(outbox.createdAt, outbox.id)
  return [changes, beside, emails] as const
}
