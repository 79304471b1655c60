import { type AnyColumn, and, eq, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import { type Hold, longestGap, restoredSpan } from '../../domain/reports/hold.ts'
import type { Database } from './database.ts'
import { jobRuns } from './schema/post.ts'

/*
 * The clock is a row of `job_runs`:
 * - `okAt`: last minute in which the jobs ran. It's old after a restore, or if Cloudflare didn't start the jobs.
 * - `failedAt`: first minute after the gap, until an owner releases the jobs.
 * - `startedAt`: when an owner chose to discard emails, until that is done.
 * - `leasedUntil`: when the jobs were last released. Until they have run, they aren't late.
 */

const clock = 'clock'
const { name, okAt, failedAt, startedAt } = jobRuns

export interface HeldClock extends Hold<Date> {
  discardsSince: Date | null
}

interface ClockRow {
  from: Date | null
  to: Date | null
  discardsSince: Date | null
}

const ofClock = eq(name, clock)

const row = { from: okAt, to: failedAt, discardsSince: startedAt }

const isStale = (now: Date) => lt(okAt, new Date(now.getTime() - longestGap))

const isHeld = (now: Date) => and(ofClock, or(isNotNull(failedAt), isStale(now)))

/** Selects the clock if jobs and emails are held. */
export function selectHold(db: Database, now: Date) {
  return db.select(row).from(jobRuns).where(isHeld(now))
}

/**
 * Selects the clock if it holds emails that were queued at `createdAt`.
 * Emails from after the gap leave, except those that the jobs write while an owner's choice is carried out.
 */
export function selectHoldOf(db: Database, createdAt: AnyColumn, now: Date) {
  return db
    .select({ name })
    .from(jobRuns)
    .where(and(isHeld(now), isFromBefore(createdAt)))
}

/** Condition for emails that a restored database would send again. */
function isFromBefore(createdAt: AnyColumn) {
  const isOfGap = and(isNotNull(startedAt), eq(createdAt, failedAt))
  return or(lte(createdAt, sql`${okAt} + ${restoredSpan}`), isOfGap)
}

export function holdOf(held: ClockRow | undefined, now: Date): HeldClock | null {
  if (!held?.from) return null
  return { from: held.from, to: held.to ?? now, discardsSince: held.discardsSince }
}

/** Returns the first minute after the gap, if jobs are held, and when they were last released. */
export function clockTimes(runs: readonly (typeof jobRuns.$inferSelect)[]) {
  const found = runs.find((run) => run.name === clock)
  return { heldSince: found?.failedAt ?? null, releasedAt: found?.leasedUntil ?? null }
}

/**
 * Moves the clock to `now`, unless it is held or more than `longestGap` behind, which holds it.
 * Returns the hold, or `null`.
 */
export async function tick(db: Database, now: Date): Promise<HeldClock | null> {
  const mustHold = or(isNotNull(failedAt), isStale(now))
  const [held] = await db
    .insert(jobRuns)
    .values({ name: clock, okAt: now })
    .onConflictDoUpdate({
      target: name,
      set: {
        okAt: sql`CASE WHEN ${mustHold} THEN ${okAt} ELSE max(${okAt}, ${sql.param(now, okAt)}) END`,
        failedAt: sql`CASE WHEN ${mustHold} THEN coalesce(${failedAt}, ${sql.param(now, failedAt)}) END`,
      },
    })
    .returning(row)
  return held?.to ? holdOf(held, now) : null
}

/** Clause that selects nothing unless an owner may still choose. */
export function ifUndecided(now: Date): SQL {
  return sql`FROM ${jobRuns} WHERE ${and(isHeld(now), isNull(startedAt))}`
}

/** Clause that selects nothing once this hold has ended. */
export function ifStillHeld({ to }: Hold<Date>): SQL {
  return sql`FROM ${jobRuns} WHERE ${and(ofClock, eq(failedAt, to))}`
}

/** Statement that sets the clock to `now` again, if `gate` finds something. */
export function releaseClock(db: Database, now: Date, gate: SQL) {
  const released = { okAt: now, failedAt: null, startedAt: null, leasedUntil: now }
  return moveClock(db, released, gate)
}

/** Statement that has the next run discard the emails, if `gate` finds something. */
export function discardNext(db: Database, now: Date, gate: SQL) {
  return moveClock(db, { startedAt: now }, gate)
}

function moveClock(db: Database, set: Partial<typeof jobRuns.$inferInsert>, gate: SQL) {
  return db
    .update(jobRuns)
    .set(set)
    .where(and(ofClock, sql`EXISTS (SELECT 1 ${gate})`))
}
