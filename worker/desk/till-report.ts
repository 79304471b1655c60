import { and, asc, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Role } from '../../domain/business/roles.ts'
import {
  type TillCount,
  type TillEntry,
  type TillReport,
  tillReport,
} from '../../domain/desk/till.ts'
import { noCash } from '../../domain/payments/drawer.ts'
import type { CalendarDate } from '../../domain/time/calendar.ts'
import { boundsOf } from '../../domain/time/period.ts'
import type { Database } from '../db/database.ts'
import { payments, refunds } from '../db/schema/money.ts'
import { audit, isCount, staff, stays } from '../db/schema/stays.ts'
import { drawer } from '../db/schema/till.ts'
import { tagsOf } from '../stay/bags.ts'
import { holderId, movementOf } from '../stay/drawer.ts'
import { isSender, sender, senderName } from '../stay/sender.ts'
import { countOf, selectClosedSince, selectCounts } from './counts.ts'
import { selectDevices } from './devices.ts'
import { droppedEntry, selectDropped } from './dropped-entries.ts'
import type { DrawerOf } from './held-cash.ts'
import { openDaysOf, selectOpenDays } from './open-days.ts'

const holder = alias(staff, 'holder')

const circumstances = {
  staff: staff.username,
  sentBy: senderName,
  at: audit.at,
  happenedAt: audit.happenedAt,
  stayId: audit.stayId,
  reference: stays.reference,
  reason: sql<string | null>`${audit.data} ->> 'reason'`.as('reason'),
  tags: tagsOf(audit.stayId),
}

export function selectMovements(db: Database, changes: SQL | undefined) {
  return db
    .select({
      ...circumstances,
      movement: drawer,
      // Renamed, because D1 returns a batch's rows by column name, so names must be unique.
      holder: sql<string>`${holder.username}`.as('holder_name'),
      fiscalNumber: sql<string | null>`coalesce(${payments.fiscalNumber}, ${refunds.fiscalNumber})`,
    })
    .from(audit)
    .innerJoin(drawer, eq(drawer.auditId, audit.id))
    .innerJoin(staff, eq(staff.id, audit.staffId))
    .innerJoin(holder, eq(holder.id, holderId))
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
  const { paymentId: _, refundId: __, ...moved } = movementOf(movement)
  return { ...told, ...moved, id: `drawer:${movement.id}`, drawerId: movement.id, method: 'cash' }
}

/**
 * Selects card payments taken at the desk.
 * Includes voided ones, because a void is a separate entry.
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

function selectCountedBefore(db: Database, from: Date) {
  return db
    .select({ at: audit.at })
    .from(audit)
    .where(and(isCount, lt(audit.at, from)))
    .orderBy(desc(audit.at))
    .limit(1)
}

/**
 * Returns the statements for a day's report.
 * Entries belong to the Tirana date on which they were saved, so a past day gets no new ones.
 */
export function reportStatements(db: Database, day: CalendarDate) {
  const { from, until } = boundsOf({ from: day, to: day })
  const noted = and(gte(audit.at, from), lt(audit.at, until))
  return [
    ...entryStatements(db, noted),
    selectCounts(db, noted),
    selectCountedBefore(db, from),
    selectClosedSince(db, until),
    selectDropped(db, noted),
  ] as const
}

export function entryStatements(db: Database, noted: SQL | undefined) {
  return [
    selectMovements(db, noted),
    selectCardPayments(db, noted),
    selectCardRefunds(db, noted),
    selectCardVoids(db, noted),
  ] as const
}

type RowsOf<Statements extends readonly unknown[]> = {
  [Index in keyof Statements]: Awaited<Statements[Index]>
}

export function entriesOf([cash, paid, refunded, voided]: RowsOf<
  ReturnType<typeof entryStatements>
>): TillEntry[] {
  const none = {
    method: 'desk_card',
    taken: noCash,
    given: noCash,
    drawerId: null,
    lekPerEuro: null,
  } as const
  const byCard = <Row extends { staff: string }>(row: Row) => ({
    ...row,
    ...none,
    holder: row.staff,
  })
  const entries: TillEntry[] = [
    ...cash.map(cashEntry),
    ...paid.map((row) => ({ ...byCard(row), kind: 'payment' as const })),
    ...refunded.map((row) => ({ ...byCard(row), kind: 'refund' as const })),
    ...voided.map((row) => ({ ...byCard(row), id: `void:${row.id}`, kind: 'void' as const })),
  ]
  return entries.toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

type Involved = Pick<TillCount, 'holder' | 'staff'> & Partial<Pick<TillEntry, 'sentBy'>>

export interface Reader extends DrawerOf {
  username: string
  role: Role
  now: Date
}

export async function readReport(
  db: Database,
  day: CalendarDate,
  reader: Reader,
): Promise<TillReport> {
  const [cash, paid, refunded, voided, counts, [before], later, dropped, openDays, devices] =
    await db.batch([...reportStatements(db, day), selectOpenDays(db, reader), selectDevices(db)])
  const { drawers, role, username } = reader
  const isShown = ({ holder: own, staff: by, sentBy }: Involved) =>
    drawers === 'shared' || role === 'owner' || [own, by, sentBy].includes(username)
  const entries = entriesOf([cash, paid, refunded, voided]).filter(isShown)
  const shown = counts.map(countOf).filter(isShown)
  const ends = {
    laterCounts: later.map(countOf).filter(isShown),
    dropped: dropped
      .map(droppedEntry)
      .filter(
        ({ staff: by, madeBy, sentBy }) =>
          isShown({ staff: by, holder: madeBy }) || sentBy === username,
      ),
    openDays: openDaysOf(openDays, reader),
  }
  return tillReport(day, entries, shown, before?.at ?? null, devices, ends)
}
