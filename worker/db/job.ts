import type { Bindings } from '../env.ts'
import type { JobRun } from './job-runs.ts'

/** What a run did, as its line in the log tells it. */
export interface Work {
  /** How many of each kind it dealt with; all 0 where there was nothing to do. */
  counts: Readonly<Record<string, number>>
  /** The code of a failure that it went on from, and has logged; null where all of its work was done. */
  failure: string | null
}

/** A timed job, as one Worker at a time runs it every minute. Throws what stopped it. */
export type Job = (env: Bindings, now: Date, run: JobRun) => Promise<Work>

/** Takes steps until one finds less than the `most` that it may, or the time is over; answers with what they did. */
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
