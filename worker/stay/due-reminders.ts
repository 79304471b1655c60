import { and, eq, gte, isNotNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm'
import {
  type DaySpan,
  type DropOffReminders,
  dropOffReminders,
  pickUpReminders,
} from '../../domain/stay/reminders.ts'
import type { Database } from '../db/database.ts'
import { outbox } from '../db/schema/post.ts'
import { stays } from '../db/schema/stays.ts'

export interface Round {
  kind: 'drop_off_reminder' | 'pick_up_reminder'
  /** The same id in all runs of a round, so that each stay gets only one reminder per round. */
  auditId: string
  date: string
  due: SQL | undefined
}

/**
 * Returns today's rounds of drop-off and pick-up reminders.
 * Each is `null` before its time of day.
 */
export function roundsAt(now: Date): [Round | null, Round | null] {
  const [comes, collects] = [dropOffReminders(now), pickUpReminders(now)]
  return [comes && dropOffRound(comes), collects && pickUpRound(collects)]
}

function dropOffRound({ day, bookedBefore }: DropOffReminders): Round {
  const due = and(
    eq(stays.status, 'confirmed'),
    within(stays.startDate, day),
    lt(stays.createdAt, bookedBefore),
  )
  const auditId = `drop_off_reminder:${day.date}`
  return { kind: 'drop_off_reminder', auditId, date: day.date, due }
}

function pickUpRound({ today, days }: { today: string; days: readonly DaySpan[] }): Round {
  const due = and(
    eq(stays.status, 'checked_in'),
    or(...days.map((day) => within(stays.pickUpAt, day))),
  )
  return { kind: 'pick_up_reminder', auditId: `pick_up_reminder:${today}`, date: today, due }
}

function within(column: typeof stays.startDate | typeof stays.pickUpAt, { from, to }: DaySpan) {
  return and(gte(column, from), lt(column, to))
}

export function isReminderDue({ due }: Round) {
  return and(eq(stays.serviceType, 'storage'), isNotNull(stays.customerEmail), due)
}

export function isUnreminded(db: Database, round: Round) {
  const { kind, auditId } = round
  const reminded = db
    .select({ stayId: outbox.stayId })
    .from(outbox)
    .where(and(eq(outbox.auditId, auditId), eq(outbox.kind, kind), eq(outbox.stayId, stays.id)))
  return and(isReminderDue(round), notExists(reminded))
}

export function selectToRemind(db: Database, now: Date, limit: number) {
  const due = roundsAt(now).flatMap((round) => (round ? isUnreminded(db, round) : []))
  return db
    .select({ id: stays.id })
    .from(stays)
    .where(or(...due, sql`0`))
    .limit(limit)
}
