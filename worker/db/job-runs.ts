import { and, eq, isNull, lte, or } from 'drizzle-orm'
import type { Database } from './database.ts'
import { jobRuns } from './schema/post.ts'

export type JobRun = typeof jobRuns.$inferSelect

/** Takes a job's lease until `until`; null while another run holds it. */
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

/** Gives a lease back with the outcome of its run; without effect once it has passed to another. */
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

/** Notes where a job's next run begins, now that nothing is left of this one. */
export async function moveCursor(db: Database, { name }: JobRun, cursor: number): Promise<void> {
  await db.update(jobRuns).set({ cursor, place: null }).where(eq(jobRuns.name, name))
}

/** Notes how far a job came that has more to do: should it stop now, its next run goes on from there. */
export async function movePlace(db: Database, { name }: JobRun, place: string): Promise<void> {
  await db.update(jobRuns).set({ place }).where(eq(jobRuns.name, name))
}
