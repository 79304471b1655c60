import { and, eq, isNull, lte, or } from 'drizzle-orm'
import type { Database } from './database.ts'
import { jobRuns } from './schema/post.ts'

export type JobRun = typeof jobRuns.$inferSelect

/** Leases a job until `until`. Returns `null` while another run holds the lease. */
export async function takeLease(
  db: Database,
  name: string,
  now: Date,
  until: Date,
): Promise<JobRun | null> {
  const [, [run]] = await db.batch([
    db.insert(jobRuns).values({ name }).onConflictDoNothing(),
    db
      .update(jobRuns)
      .set({ leasedUntil: until, startedAt: now })
      .where(
        and(eq(jobRuns.name, name), or(isNull(jobRuns.leasedUntil), lte(jobRuns.leasedUntil, now))),
      )
      .returning(),
  ])
  return run ?? null
}

export async function endRun(
  db: Database,
  { name, leasedUntil }: JobRun,
  outcome: Partial<Pick<JobRun, 'okAt' | 'failedAt' | 'lastError'>>,
): Promise<void> {
  const held = and(eq(jobRuns.name, name), eq(jobRuns.leasedUntil, leasedUntil ?? new Date(0)))
  await db
    .update(jobRuns)
    .set({ ...outcome, leasedUntil: null })
    .where(held)
}

export async function moveCursor(
  db: Database,
  { name }: JobRun,
  cursor: number | null,
  place: string | null = null,
): Promise<void> {
  await db.update(jobRuns).set({ cursor, place }).where(eq(jobRuns.name, name))
}

export async function movePlace(db: Database, { name }: JobRun, place: string): Promise<void> {
  await db.update(jobRuns).set({ place }).where(eq(jobRuns.name, name))
}
