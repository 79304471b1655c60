import type { Reconciliation } from '../../domain/staff-attention.ts'
import { database } from '../db/database.ts'
import { endRun, type JobRun, takeLease } from '../db/job-runs.ts'
import type { Bindings } from '../env.ts'
import { failureOf } from '../failure.ts'
import { errorFacts, log } from '../log.ts'
import { sendMail } from '../mail/send.ts'
import { checkOpenMoney } from './check-open-money.ts'
import { closeStays } from './close-stays.ts'
import { erase } from './erase.ts'
import type { Job } from './job.ts'
import { reconcile } from './reconcile.ts'
import { remind } from './remind.ts'
import { sweepPhotos } from './sweep-photos.ts'

const jobs: Record<string, Job> = {
  checkOpenMoney,
  reconcile,
  closeStays,
  erase,
  remind,
  sendMail,
  sweepPhotos,
}

/** Every job by its name in `job_runs`. */
export const jobNames = Object.keys(jobs)

/** Milliseconds: longer than a run takes; after a crash the job is taken up again then. */
const lease = 120_000

/** Runs a job, unless it is under way; tells how it ended. */
async function attempt(
  name: string,
  job: Job,
  env: Bindings,
  now: Date,
): Promise<Reconciliation['outcome']> {
  const db = database(env)
  let run: JobRun | null = null
  try {
    run = await takeLease(db, name, now, new Date(now.getTime() + lease))
    if (!run) return 'running'
    const lastError = await job(env, now, run)
    await endRun(db, run, lastError ? { failedAt: now, lastError } : { okAt: now, lastError })
    return lastError ? 'failed' : 'done'
  } catch (error) {
    const { code, details } = failureOf(error)
    log('error', 'job_failed', { job: name, code, reason: details.reason, ...errorFacts(error) })
    if (run) await endRun(db, run, { failedAt: now, lastError: code }).catch(() => {})
    return 'failed'
  }
}

/** Every job of the minute, side by side: one that fails or waits holds up none of the others. */
export async function runJobs(env: Bindings, now: Date): Promise<void> {
  await Promise.all(Object.entries(jobs).map(([name, job]) => attempt(name, job, env, now)))
}

/** Compares so many days of Stripe's ledger with our books now, and whatever the job has not yet seen. */
export function reconcileNow(env: Bindings, days: number, now: Date) {
  const asked = Math.floor(now.getTime() / 1000) - days * 86_400
  const job: Job = (bindings, at, run) =>
    reconcile(bindings, at, { ...run, cursor: run.cursor && Math.min(run.cursor, asked) })
  return attempt('reconcile', job, env, now)
}
