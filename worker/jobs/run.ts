import type { Reconciliation } from '../../domain/reports/staff-attention.ts'
import { type JobName, jobNames } from '../../domain/reports/system-status.ts'
import { database } from '../db/database.ts'
import type { Job, Work } from '../db/job.ts'
import { endRun, type JobRun, takeLease } from '../db/job-runs.ts'
import { sendEmail } from '../email/send.ts'
import { type Bindings, isRestoring } from '../env.ts'
import { failureOf } from '../failure.ts'
import { errorFacts, log } from '../log.ts'
import { backUp } from './back-up.ts'
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
  backUp,
}

/**
 * Milliseconds, longer than any run.
 * If a run crashes, the job can run again after this time.
 */
const lease = 120_000

const hour = 3_600_000

/**
 * Logs a run that failed, did something, or is the hour's first.
 * Most runs have nothing to do, so logging them all would hide the useful lines. An hour without a line means
 * that the job isn't running.
 */
function tell(job: JobName, { okAt }: JobRun, { counts, failure }: Work, now: Date, took: number) {
  const hourOf = (at: Date) => Math.floor(at.getTime() / hour)
  const isFirst = !okAt || hourOf(okAt) !== hourOf(now)
  const hasWorked = Object.values(counts).some((count) => count > 0)
  if (!failure && !hasWorked && !isFirst) return
  log(failure ? 'warn' : 'info', 'job_run', { job, failure, milliseconds: took, ...counts })
}

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

export async function runJobs(env: Bindings, now: Date): Promise<void> {
  if (isRestoring(env)) return
  await Promise.all(jobNames.map((name) => attempt(name, jobs[name], env, now)))
}

/**
 * Compares the last `days` days of Stripe's ledger with our records.
 * Also compares anything older that the job hasn't checked yet.
 */
export function reconcileNow(env: Bindings, days: number, now: Date) {
  const asked = Math.floor(now.getTime() / 1000) - days * 86_400
  const job: Job = (bindings, at, run) =>
    reconcile(bindings, at, { ...run, cursor: run.cursor && Math.min(run.cursor, asked) })
  return attempt('reconcile', job, env, now)
}
