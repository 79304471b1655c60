import type { Reconciliation } from '../../domain/reports/staff-attention.ts'
import { type JobName, jobNames } from '../../domain/reports/system-status.ts'
import { database } from '../db/database.ts'
import type { Job, Work } from '../db/job.ts'
import { endRun, type JobRun, takeLease } from '../db/job-runs.ts'
import { sendEmail } from '../email/send.ts'
import type { Bindings } from '../env.ts'
import { failureOf } from '../failure.ts'
import { errorFacts, log } from '../log.ts'
import { checkOpenMoney } from './check-open-money.ts'
import { closeStays } from './close-stays.ts'
import { erase } from './erase.ts'
import { reconcile } from './reconcile.ts'
import { remind } from './remind.ts'
import { sweepPhotos } from './sweep-photos.ts'

const jobs: Record<JobName, Job> = {
  checkOpenMoney,
  reconcile,
  closeStays,
  erase,
  remind,
  sendEmail,
  sweepPhotos,
}

/** Milliseconds: longer than a run takes; after a crash the job is taken up again then. */
const lease = 120_000

const hour = 3_600_000

/**
 * One line of a run: what it dealt with, how long it took, and why it left something undone. Runs come
 * every minute and mostly find nothing to do: of those, the first of each hour alone is told, so that ten
 * thousand lines a day do not hide the few that say something, and silence still means that nothing ran.
 */
function tell(job: JobName, { okAt }: JobRun, { counts, failure }: Work, now: Date, took: number) {
  const hourOf = (at: Date) => Math.floor(at.getTime() / hour)
  const isFirst = !okAt || hourOf(okAt) !== hourOf(now)
  const hasWorked = Object.values(counts).some((count) => count > 0)
  if (!failure && !hasWorked && !isFirst) return
  log(failure ? 'warn' : 'info', 'job_run', { job, failure, milliseconds: took, ...counts })
}

/** Runs a job, unless it is under way; tells how it ended. */
async function attempt(
  name: JobName,
  job: Job,
  env: Bindings,
  now: Date,
): Promise<Reconciliation['outcome']> {
  const db = database(env)
  const begun = Date.now()
  const took = () => Date.now() - begun
  let run: JobRun | null = null
  try {
    run = await takeLease(db, name, now, new Date(now.getTime() + lease))
    if (!run) return 'running'
    const work = await job(env, now, run)
    const { failure: lastError } = work
    await endRun(db, run, lastError ? { failedAt: now, lastError } : { okAt: now, lastError })
    tell(name, run, work, now, took())
    return lastError ? 'failed' : 'done'
  } catch (error) {
    const { code, details } = failureOf(error)
    const facts = { milliseconds: took(), code, reason: details.reason, ...errorFacts(error) }
    log('error', 'job_failed', { job: name, ...facts })
    if (run) await endRun(db, run, { failedAt: now, lastError: code }).catch(() => {})
    return 'failed'
  }
}

/** Every job of the minute, side by side: one that fails or waits holds up none of the others. */
export async function runJobs(env: Bindings, now: Date): Promise<void> {
  await Promise.all(jobNames.map((name) => attempt(name, jobs[name], env, now)))
}

/** Compares so many days of Stripe's ledger with our books now, and whatever the job has not yet seen. */
export function reconcileNow(env: Bindings, days: number, now: Date) {
  const asked = Math.floor(now.getTime() / 1000) - days * 86_400
  const job: Job = (bindings, at, run) =>
    reconcile(bindings, at, { ...run, cursor: run.cursor && Math.min(run.cursor, asked) })
  return attempt('reconcile', job, env, now)
}
