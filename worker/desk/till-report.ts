import { and, asc, desc, eq, gte, lt, ne, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { type DroppedEntry, entryKinds } from '../../domain/desk/dropped-entry.ts'
import { type TillEntry, type TillReport, tillReport } from '../../domain/desk/till.ts'
import { noCash } from '../../domain/payments/drawer.ts'
import { deskPaymentMethods } from '../../domain/payments/money-rows.ts'
import type { CalendarDate } from '../../domain/time/calendar.ts'
import { boundsOf } from '../../domain/time/period.ts'
import type { Database } from '../db/database.ts'
import { payments, refunds } from '../db/schema/money.ts'
import { audit, isCount, staff, stays } from '../db/schema/stays.ts'
import { drawer, drawerCounts } from '../db/schema/till.ts'
import { movementOf } from '../stay/drawer.ts'
import { isSender, sender, senderName } from '../stay/sender.ts'
import { selectDevices } from './devices.ts'

const circumstances = {
  staff: staff.username,
  sentBy: senderName,
  at: audit.at,
  happenedAt: audit.happenedAt,
  stayId: audit.stayId,
  reference: stays.reference,
  reason: sql<string | null>`${audit.data} ->> 'reason'`.as('reason'),
}

export function selectMovements(db: Database, changes: SQL | undefined) {
  return db
    .select({
      ...circumstances,
      movement: drawer,
      fiscalNumber: sql<string | null>`coalesce(${payments.fiscalNumber}, ${refunds.fiscalNumber})`,
    })
    .from(audit)
    .innerJoin(drawer, eq(drawer.auditId, audit.id))
    .innerJoin(staff, eq(staff.id, audit.staffId))
    .leftJoin(sender, isSender)
    .leftJoin(stays, eq(stays.id, audit.stayId))
    .leftJoin(payments, eq(payments.id, drawer.paymentId))
    .leftJoin(refunds, eq(refunds.id, drawer.refundId))
    .where(changes)
    .orderBy(asc(drawer.id))
}

export function cashEntry({
  movement,
  ...told
}: Awaited<ReturnType<typeof selectMovements>>[number]): TillEntry {
  const { kind, cents, taken, given } = movementOf(movement)
  return { ...told, id: `drawer:${movement.id}`, kind, method: 'cash', cents, taken, given }
}

/**
 * Selects card payments taken at the desk.
 * Includes voided ones, because a void is an entry of its own.
 */
function selectCardPayments(db: Database, changes: SQL | undefined) {
  const { id, cents, fiscalNumber } = payments
  return db
    .select({ ...circumstances, id, cents, fiscalNumber })
    .from(audit)
    .innerJoin(payments, and(eq(payments.stayId, audit.stayId), eq(payments.auditId, audit.id)))
    .innerJoin(staff, eq(staff.id, audit.staffId))
    .leftJoin(sender, isSender)
    .innerJoin(stays, eq(stays.id, audit.stayId))
    .where(and(changes, eq(payments.method, 'desk_card')))
}

function selectCardVoids(db: Database, changes: SQL | undefined) {
  const { id, cents, fiscalNumber } = payments
  const taken = alias(audit, 'taken')
  const wasUndone = sql`${taken.version} = ${audit.data} ->> 'version'`
  return db
    .select({ ...circumstances, id, cents: sql<number>`-${cents}`.as('cents'), fiscalNumber })
    .from(audit)
    .innerJoin(taken, and(eq(taken.stayId, audit.stayId), wasUndone))
    .innerJoin(payments, and(eq(payments.stayId, audit.stayId), eq(payments.auditId, taken.id)))
    .innerJoin(staff, eq(staff.id, audit.staffId))
    .leftJoin(sender, isSender)
    .innerJoin(stays, eq(stays.id, audit.stayId))
    .where(and(changes, eq(audit.action, 'undone'), eq(payments.method, 'desk_card')))
}

function selectCardRefunds(db: Database, changes: SQL | undefined) {
  const { id, cents, fiscalNumber } = refunds
  return db
    .select({ ...circumstances, id, cents: sql<number>`-${cents}`.as('cents'), fiscalNumber })
    .from(audit)
    .innerJoin(payments, eq(payments.stayId, audit.stayId))
    .innerJoin(refunds, and(eq(refunds.paymentId, payments.id), eq(refunds.auditId, audit.id)))
    .innerJoin(staff, eq(staff.id, audit.staffId))
    .leftJoin(sender, isSender)
    .innerJoin(stays, eq(stays.id, audit.stayId))
    .where(and(changes, eq(refunds.method, 'desk_card')))
}

/** Who had made the entry that somebody dropped. */
const maker = alias(staff, 'maker')

function selectDropped(db: Database, changes: SQL | undefined) {
  return db
    .select({
      id: audit.id,
      staff: staff.username,
      madeBy: sql<string | null>`${maker.username}`.as('made_by'),
      at: audit.at,
      happenedAt: audit.happenedAt,
      stayId: sql<string | null>`${stays.id}`.as('stay_id'),
      reference: stays.reference,
      data: audit.data,
    })
    .from(audit)
    .innerJoin(staff, eq(staff.id, audit.staffId))
    .leftJoin(maker, and(eq(maker.id, sql`${audit.data} ->> 'doer'`), ne(maker.id, staff.id)))
    .leftJoin(stays, eq(stays.id, audit.subjectId))
    .where(and(changes, eq(audit.action, 'entry_dropped')))
    .orderBy(asc(audit.at))
}

function droppedEntry({
  data,
  ...told
}: Awaited<ReturnType<typeof selectDropped>>[number]): DroppedEntry {
  const method = deskPaymentMethods.find((one) => one === data.method)
  const tags = `${data.tags ?? ''}`.split(' ').filter(Boolean).map(Number)
  return {
    ...told,
    kind: entryKinds.find((one) => one === data.kind) ?? 'payment',
    tags,
    money: method ? { method, cents: Number(data.cents), lek: Number(data.lek) } : null,
    handedBack: data.handedBack === 1,
    reason: `${data.reason ?? ''}`,
  }
}

export function selectCounts(db: Database, changes: SQL | undefined) {
  return countsWithMaker(db).where(changes).orderBy(asc(drawerCounts.id))
}

export function selectNewestCount(db: Database) {
  return countsWithMaker(db).orderBy(desc(drawerCounts.id)).limit(1)
}

function countsWithMaker(db: Database) {
  return db
    .select({ count: drawerCounts, staff: staff.username, at: audit.at })
    .from(audit)
    .innerJoin(drawerCounts, eq(drawerCounts.auditId, audit.id))
    .innerJoin(staff, eq(staff.id, audit.staffId))
}

function selectCountedBefore(db: Database, from: Date) {
  return db
    .select({ at: audit.at })
    .from(audit)
    .where(and(isCount, lt(audit.at, from)))
    .orderBy(desc(audit.at))
    .limit(1)
}

export function countOf({
  count: { id, expectedCents, expectedLek, countedCents, countedLek },
  ...told
}: Awaited<ReturnType<typeof selectCounts>>[number]) {
  const expected = { cents: expectedCents, lek: expectedLek }
  return { ...told, id, expected, counted: { cents: countedCents, lek: countedLek } }
}

/**
 * Returns the statements for a day's report.
 * Entries count on the day they were saved, so a past day gets no new ones.
 */
export function reportStatements(db: Database, day: CalendarDate) {
  const { from, until } = boundsOf({ from: day, to: day })
  const noted = and(gte(audit.at, from), lt(audit.at, until))
  return [
    selectMovements(db, noted),
    selectCardPayments(db, noted),
    selectCardRefunds(db, noted),
    selectCardVoids(db, noted),
    selectCounts(db, noted),
    selectDropped(db, noted),
    selectCountedBefore(db, from),
  ] as const
}

export async function readReport(db: Database, day: CalendarDate): Promise<TillReport> {
  const [cash, paid, refunded, voided, counts, dropped, [before], devices] = await db.batch([
    ...reportStatements(db, day),
    selectDevices(db),
  ])
  const method = 'desk_card'
  const none = { method, taken: noCash, given: noCash } as const
  const entries: TillEntry[] = [
    ...cash.map(cashEntry),
    ...paid.map((row) => ({ ...row, ...none, kind: 'payment' as const })),
    ...refunded.map((row) => ({ ...row, ...none, kind: 'refund' as const })),
    ...voided.map((row) => ({ ...row, ...none, id: `void:${row.id}`, kind: 'void' as const })),
  ]
  const inOrder = entries.toSorted((a, b) => a.at.getTime() - b.at.getTime())
  return tillReport(
    day,
    inOrder,
    counts.map(countOf),
    before?.at ?? null,
    devices,
    dropped.map(droppedEntry),
  )
}
