import { type AnyColumn, and, eq, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import { type Hold, longestGap, restoredSpan } from '../../domain/reports/hold.ts'
import type { Database } from './database.ts'
import { jobRuns } from './schema/post.ts'

/*
 * The clock is a row of `job_runs`:
 * - `okAt`: the last `tick` outside a hold, or the last release of the jobs.
 * - `failedAt`: when the current hold was recorded. `null` if there is none.
 * - `startedAt`: when an owner chose to discard the emails of the current hold. `null` if none has.
 * - `leasedUntil`: when the jobs were last released. `null` if never.
 */

const clock = 'clock'
const { name, okAt, failedAt, startedAt } = jobRuns

export interface HeldClock extends Hold<Date> {
  /** When an owner chose to discard the held emails. `null` if none has. */
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

/** Selects the clock during a hold, even one that `tick` hasn't recorded yet. */
export function selectHold(db: Database, now: Date) {
  return db.select(row).from(jobRuns).where(isHeld(now))
}

/**
 * Selects the clock if an email created at `createdAt` is held.
 * The emails of `catchUp`, created exactly at `failedAt`, are held too.
 */
export function selectHoldOf(db: Database, createdAt: AnyColumn, now: Date) {
  return db
    .select({ name })
    .from(jobRuns)
    .where(and(isHeld(now), isFromBefore(createdAt)))
}

function isFromBefore(createdAt: AnyColumn) {
  const isOfGap = and(isNotNull(startedAt), eq(createdAt, failedAt))
  return or(lte(createdAt, sql`${okAt} + ${restoredSpan}`), isOfGap)
}

export function holdOf(held: ClockRow | undefined, now: Date): HeldClock | null {
  if (!held?.from) return null
  return { from: held.from, to: held.to ?? now, discardsSince: held.discardsSince }
}

/**
 * Returns when the current hold was recorded, and when the jobs were last released.
 * `heldSince` is `null` if no hold is recorded, `releasedAt` if there was no release.
 */
export function clockTimes(runs: readonly (typeof jobRuns.$inferSelect)[]) {
  const found = runs.find((run) => run.name === clock)
  return { heldSince: found?.failedAt ?? null, releasedAt: found?.leasedUntil ?? null }
}

/**
 * Moves the clock to `now`, unless the jobs are held.
 * Starts a hold if the clock is more than `longestGap` behind. Returns the current hold, or `null`
 * if there is none.
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

/**
 * Returns a clause that selects a row only while the jobs are held and no owner has chosen to
 * discard the held emails.
 */
export function ifUndecided(now: Date): SQL {
  return sql`FROM ${jobRuns} WHERE ${and(isHeld(now), isNull(startedAt))}`
}

/**
 * Returns a clause that selects a row until this hold has ended.
 * The hold must come from `tick`.
 */
export function ifStillHeld({ to }: Hold<Date>): SQL {
  return sql`FROM ${jobRuns} WHERE ${and(ofClock, eq(failedAt, to))}`
}

export function releaseClock(db: Database, now: Date, gate: SQL) {
  const released = { okAt: now, failedAt: null, startedAt: null, leasedUntil: now }
  return moveClock(db, released, gate)
}

/**
 * Returns a statement that stores an owner's choice to discard the held emails.
 * Has no effect unless `gate` selects a row.
 */
export function discardNext(db: Database, now: Date, gate: SQL) {
  return moveClock(db, { startedAt: now }, gate)
}

function moveClock(db: Database, set: Partial<typeof jobRuns.$inferInsert>, gate: SQL) {
  return db
    .update(jobRuns)
    .set(set)
    .where(and(ofClock, sql`EXISTS (SELECT 1 ${gate})`))
}
