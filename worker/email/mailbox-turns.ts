import {
  and,
  count,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  not,
  notExists,
  or,
  sql,
} from 'drizzle-orm'
import {
  mailboxLimit,
  mailboxWindows,
  mostPerDay,
  summaryAt,
} from '../../domain/input/mailbox-limit.ts'
import { type Database, insertIf } from '../db/database.ts'

import type { LeasedEmail } from '../db/outbox.ts'
import { mailboxTurns, outbox } from '../db/schema/post.ts'

type Addressed = LeasedEmail & { mailbox: string }

/**
 * Counts the email and returns `true` if its mailbox has room and no other email waits for it.
 * Otherwise, the email waits or joins the one that is already waiting, and `false` is returned.
 */
export async function takeTurn(db: Database, email: Addressed, now: Date): Promise<boolean> {
  const { id: emailId, mailbox } = email
  const { hour, day } = mailboxWindows(now)
  const others = and(eq(mailboxTurns.mailbox, mailbox), ne(mailboxTurns.emailId, emailId))
  const since = (start: Date) => db.$count(mailboxTurns, and(others, gt(mailboxTurns.at, start)))
  const noneWaits = notExists(
    db
      .select()
      .from(mailboxTurns)
      .where(and(others, isNull(mailboxTurns.at))),
  )
  const dayHasRoom = or(
    lt(since(day), mailboxLimit.perDay),
    // Only emails that have waited may exceed `perDay`.
    and(exists(waitingOf(db, emailId)), lt(since(day), mostPerDay)),
  )
  const hasRoom = and(noneWaits, lt(since(hour), mailboxLimit.perHour), dayHasRoom)
  const [taken, [lately]] = await db.batch([
    insertIf(db, mailboxTurns, { emailId, mailbox, at: now }, sql`WHERE ${hasRoom}`)
      .onConflictDoUpdate({ target: mailboxTurns.emailId, set: { at: now } })
      .returning({ emailId: mailboxTurns.emailId }),
    db
      .select({ emails: count() })
      .from(mailboxTurns)
      .where(and(others, gt(mailboxTurns.at, day))),
  ])
  if (taken.length > 0) return true
  await hold(db, email, summaryAt(lately?.emails ?? 0, now))
  return false
}

function waitingOf(db: Database, emailId: string) {
  return db
    .select({ emailId: mailboxTurns.emailId })
    .from(mailboxTurns)
    .where(and(eq(mailboxTurns.emailId, emailId), isNull(mailboxTurns.at)))
}

/**
 * Makes an email wait, or join the one that is already waiting.
 * Has no effect if another sender has leased or settled the email.
 */
async function hold(db: Database, { id, mailbox, attempts }: Addressed, due: Date): Promise<void> {
  const waiting = db
    .select({ emailId: mailboxTurns.emailId })
    .from(mailboxTurns)
    .where(and(eq(mailboxTurns.mailbox, mailbox), isNull(mailboxTurns.at)))
  const waits = exists(waitingOf(db, id))
  const isLeased = and(
    eq(outbox.id, id),
    eq(outbox.attempts, attempts),
    eq(outbox.status, 'queued'),
  )
  const leased = exists(db.select({ id: outbox.id }).from(outbox).where(isLeased))
  const joined = { status: 'held' as const, joinedId: sql`(${waiting})`, leasedUntil: null }
  await db.batch([
    insertIf(
      db,
      mailboxTurns,
      { emailId: id, mailbox, at: null },
      sql`WHERE ${and(leased, notExists(waiting))}`,
    ).onConflictDoUpdate({ target: mailboxTurns.emailId, set: { at: null } }),
    db
      .update(outbox)
      .set(joined)
      .where(and(eq(outbox.joinedId, id), leased, not(waits))),
    db
      .update(outbox)
      .set(joined)
      .where(and(isLeased, not(waits))),
    db
      .update(outbox)
      // The attempt isn't counted, because the email only waited.
      .set({ nextAttemptAt: due, queuedAt: due, attempts: attempts - 1, leasedUntil: null })
      .where(and(isLeased, waits)),
  ])
}

export async function forgetTurns(db: Database, now: Date, limit: number): Promise<number> {
  const { day } = mailboxWindows(now)
  const over = db
    .select({ emailId: mailboxTurns.emailId })
    .from(mailboxTurns)
    .where(and(isNotNull(mailboxTurns.at), lt(mailboxTurns.at, day)))
    .orderBy(mailboxTurns.at)
    .limit(limit)
  const rows = await db
    .delete(mailboxTurns)
    .where(inArray(mailboxTurns.emailId, over))
    .returning({ emailId: mailboxTurns.emailId })
  return rows.length
}
