import type { Bindings } from '../env.ts'
import type { JobRun } from './job-runs.ts'

export interface Work {
  counts: Readonly<Record<string, number>>
  /** Error code or name, or `out_of_time`. `null` if nothing failed. */
  failure: string | null
}

/** Work that the Worker starts every minute, under the lease in `run`. */
export type Job = (env: Bindings, now: Date, run: JobRun) => Promise<Work>

/**
 * Repeats `step` until it processes fewer than `most` rows, or until `end` (epoch milliseconds).
 * Returns the total number of processed rows.
 */
export async function inSteps(
  step: () => Promise<number>,
  most: number,
  end: number,
): Promise<number> {
  let done = 0
  for (let isMore = true; isMore && Date.now() < end; ) {
    const count = await step()
    done += count
    isMore = count === most
  }
  return done
}
