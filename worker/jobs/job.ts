import type { JobRun } from '../db/job-runs.ts'
import type { Bindings } from '../env.ts'

/** A timed job, as one Worker at a time runs it every minute. */
export type Job = (env: Bindings, now: Date, run: JobRun) => Promise<void>
