import type { JobRun } from '../db/job-runs.ts'
import type { Bindings } from '../env.ts'

/**
 * A timed job, as one Worker at a time runs it every minute. Answers with the code of a failure that it
 * went on from, and has logged; null where all of its work was done. Throws what stopped it.
 */
export type Job = (env: Bindings, now: Date, run: JobRun) => Promise<string | null>
