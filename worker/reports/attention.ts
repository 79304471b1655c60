import { and, count, type SQL, sql } from 'drizzle-orm'
import { abandonedFrom, type ContactWay } from '../../domain/desk/uncollected.ts'
import { emailProblem } from '../../domain/reports/email-problem.ts'
import {
  type AttentionCount,
  type AttentionEntry,
  type AttentionKind,
  entriesInOrder,
  type StaffAttention,
} from '../../domain/reports/staff-attention.ts'
import { tiranaInstant } from '../../domain/time/calendar.ts'
import { holdOf, selectHold } from '../db/clock.ts'
import type { Database } from '../db/database.ts'
import { disputes, payments } from '../db/schema/money.ts'
import { contactMessages, mailboxTurns, outbox } from '../db/schema/post.ts'
import { audit, stays } from '../db/schema/stays.ts'
import { droppedEntry, isShownTo, type TillReader } from '../desk/dropped-entries.ts'
import { openDaysOf, selectOpenDays } from '../desk/open-days.ts'
import { attentionConditions } from './attention-conditions.ts'
import { attentionStatements, entriesAtOnce } from './attention-statements.ts'
import { heldWork } from './held-work.ts'
import { orphanEntry } from './orphan-entry.ts'

const sharedDrawer = 'drawer'

export async function readAttention(
  db: Database,
  now: Date,
  reader: TillReader,
): Promise<StaffAttention<Date>> {
  const [
    [held],
    openDays,
    disputed,
    reviewed,
    orphans,
    overpaid,
    requests,
    messages,
    conflicts,
    dropped,
    unpriced,
    notCome,
    uncollected,
    unpaid,
    emails,
    mailboxes,
    tags,
    contacts,
    movements,
  ] = await db.batch([
    selectHold(db, now),
    selectOpenDays(db, { ...reader, now }),
    ...attentionStatements(db, now, reader),
  ])
  const ofStay = <Row extends { stay: { id: string } }>(row: Row) => ({ id: row.stay.id, ...row })
  const found: AttentionEntry<Date>[] = [
    ...disputed.map((row) => ({ kind: 'dispute' as const, ...row })),
    ...reviewed.map((row) => ({ kind: 'review' as const, ...row, since: row.since ?? now })),
    ...orphans.map((row) => orphanEntry(row, movements)),
    ...overpaid.map(({ balance, failedAt: failed, ...row }) => ({
      ...ofStay(row),
      kind: failed === null ? ('to_refund' as const) : ('refund_failed' as const),
      since: failed === null ? row.since : new Date(failed),
      cents: -balance,
    })),
    ...requests.map((row) => ({ kind: 'request' as const, ...ofStay(row) })),
    ...messages.map((message) => ({
      kind: 'message' as const,
      id: message.id,
      since: message.createdAt,
      message,
    })),
    ...conflicts.map((row) => flagged('conflict', row, now)),
    ...dropped.map((row) => ({
      kind: 'dropped' as const,
      id: row.id,
      since: row.at,
      dropped: droppedEntry(row),
    })),
    ...unpriced.map((row) => flagged('unpriced', row, now)),
    ...notCome.map((row) => flagged('not_come', row, now)),
    ...uncollected.map((row) => ({
      kind: 'uncollected' as const,
      ...ofStay(row),
      since: row.stay.pickUpAt,
      cents: null,
      tags: tags.filter(({ stayId }) => stayId === row.stay.id).map(({ tag }) => tag),
      contacts: contacts
        .filter(({ stayId }) => stayId === row.stay.id)
        .map(({ data: { how, reason }, at, username }) => ({
          how: String(how) as ContactWay,
          reason: String(reason),
          at,
          username,
        })),
      abandonedFrom: abandonedFrom(row.stay),
    })),
    ...unpaid.map((row) => ({
      kind: 'unpaid' as const,
      ...ofStay(row),
      since: row.since ?? now,
    })),
    ...emails.map(({ lastError, delivery, deliveryCode, ...row }) => ({
      kind: 'email' as const,
      ...row,
      problem: emailProblem({ lastError, delivery, deliveryCode }),
      lastError: delivery ? deliveryCode : lastError,
    })),
    ...openDaysOf(openDays, reader).map((open) => ({
      kind: 'till_open' as const,
      id: open.holder?.id ?? sharedDrawer,
      since: tiranaInstant(open.day, '00:00'),
      ...open,
    })),
    ...mailboxes.map((row) => ({ kind: 'mailbox' as const, ...row })),
  ]
  const hold = holdOf(held, now)
  return {
    hold: hold && (await heldWork(db, hold, now)),
    ...entriesInOrder(found, entriesAtOnce),
  }
}

function flagged<Kind extends AttentionKind, Row extends { stay: { id: string } }>(
  kind: Kind,
  row: Row & { since: Date | null },
  now: Date,
) {
  return { kind, ...row, id: row.stay.id, since: row.since ?? now, cents: null }
}

type Table =
  | typeof stays
  | typeof payments
  | typeof disputes
  | typeof audit
  | typeof outbox
  | typeof mailboxTurns
  | typeof contactMessages

export function attentionCounts(db: Database, now: Date, reader: TillReader) {
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
    counted(contactMessages, are.message),
    counted(stays, are.conflict),
    counted(audit, and(are.dropped, isShownTo(reader))),
    counted(stays, are.unpriced),
    counted(stays, are.notCome),
    counted(stays, are.uncollected),
    counted(stays, are.unpaid),
    counted(outbox, are.email),
    counted(mailboxTurns, are.mailbox),
  ] as const
}

export async function countAttention(
  db: Database,
  now: Date,
  reader: TillReader,
): Promise<AttentionCount> {
  const [held, openRows, ...counts] = await db.batch([
    selectHold(db, now),
    selectOpenDays(db, { ...reader, now }),
    ...attentionCounts(db, now, reader),
  ])
  const openDays = openDaysOf(openRows, reader)
  const own = openDays.find(({ holder }) => holder === null || holder.id === reader.staffId)
  const kinds = counts.map(([row]) => row?.found ?? 0)
  const told = kinds.map((found) => Math.min(found, entriesAtOnce))
  return {
    count: told.reduce((sum, found) => sum + found, held.length + openDays.length),
    atLeast: kinds.some((found) => found > entriesAtOnce),
    openDay: own?.day ?? null,
  }
}
