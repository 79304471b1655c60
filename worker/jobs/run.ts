import { type JobName, jobNames } from '../../domain/reports/job-status.ts'
import type { Reconciliation } from '../../domain/reports/staff-attention.ts'
import { type HeldClock, selectHold, tick } from '../db/clock.ts'
import { database } from '../db/database.ts'
import type { Job, Work } from '../db/job.ts'
import { endRun, type JobRun, takeLease } from '../db/job-runs.ts'
import { sendEmail } from '../email/send.ts'
import { type Bindings, isRestoring } from '../env.ts'
import { failureOf } from '../failure.ts'
import { errorFacts, log } from '../log.ts'
import { discardHeldEmails } from '../reports/discard-held-emails.ts'
import { backUp } from './back-up.ts'
import { checkOpenMoney } from './check-open-money.ts'
import { closeStays } from './close-stays.ts'
import { compareMoney } from './compare-money.ts'
import { erase } from './erase.ts'
import { sendHeartbeat } from './heartbeat.ts'
import { reconcile, reconcileDays } from './reconcile.ts'
import { remind } from './remind.ts'
import { sweepPhotos } from './sweep-photos.ts'
import { watch } from './watch.ts'

const jobs: Record<JobName, Job> = {
  checkOpenMoney,
  reconcile,
  closeStays,
  erase,
  remind,
  sendEmail,
  sweepPhotos,
  backUp,
  compareMoney,
  watch,
}

/**
 * Milliseconds for which a run leases its job. Longer than a run should take.
 * If a run crashes, the job can run again after this time.
 */
const lease = 120_000

const hour = 3_600_000

/**
 * Logs a run that failed, did something, or is the first of the hour to succeed.
 * Logging every run would hide the useful lines.
 */
function tell(job: JobName, { okAt }: JobRun, { counts, failure }: Work, now: Date, took: number) {
  const hourOf = (at: Date) => Math.floor(at.getTime() / hour)
  const isFirst = !okAt || hourOf(okAt) !== hourOf(now)
  const hasWorked = Object.values(counts).some((count) => count > 0)
  if (!failure && !hasWorked && !isFirst) return
  log(failure ? 'warn' : 'info', 'job_run', { job, failure, milliseconds: took, ...counts })
}

interface Attempt {
  outcome: Reconciliation['outcome']
  /** Code and, if known, reason of the failure, without personal data. `null` unless failed. */
  failure: string | null
}

async function attempt(name: JobName, job: Job, env: Bindings, now: Date): Promise<Attempt> {
  const db = database(env)
  const begun = Date.now()
  const took = () => Date.now() - begun
  let run: JobRun | null = null
  try {
    run = await takeLease(db, name, now, new Date(now.getTime() + lease))
    if (!run) return { outcome: 'running', failure: null }
    const work = await job(env, now, run)
    const { failure: lastError } = work
    await endRun(db, run, lastError ? { failedAt: now, lastError } : { okAt: now, lastError })
    tell(name, run, work, now, took())
    return { outcome: lastError ? 'failed' : 'done', failure: lastError }
  } catch (error) {
    const { code, details } = failureOf(error)
    const facts = { milliseconds: took(), code, reason: details.reason, ...errorFacts(error) }
    log('error', 'job_failed', { job: name, ...facts })
    const lastError = withReason(code, details.reason)
    if (run) await endRun(db, run, { failedAt: now, lastError }).catch(() => {})
    return { outcome: 'failed', failure: lastError }
  }
}

function withReason(code: string, reason: string | undefined): string {
  return reason ? `${code}: ${reason}` : code
}

/** Jobs that run last, one by one, because they check what the other jobs did. */
const lastJobs: readonly JobName[] = ['compareMoney', 'watch']

/**
 * Runs the jobs, then sends the heartbeat if none failed.
 * Does nothing while the database is being restored. Throws if the clock or a job failed, so that
 * Cloudflare shows the run as failed.
 */
export async function runJobs(env: Bindings, now: Date): Promise<void> {
  if (isRestoring(env)) return
  const failures: string[] = []
  async function run(name: JobName): Promise<void> {
    const { failure } = await attempt(name, jobs[name], env, now)
    if (failure) failures.push(`${name} (${failure})`)
  }
  const names = await jobsToRun(env, now).catch((error: unknown): readonly JobName[] => {
    const { code, details } = failureOf(error)
    log('error', 'clock_failed', { code, reason: details.reason, ...errorFacts(error) })
    failures.push(`clock (${withReason(code, details.reason)})`)
    return []
  })
  await Promise.all(names.filter((name) => !lastJobs.includes(name)).map(run))
  for (const name of lastJobs.filter((last) => names.includes(last))) await run(name)
  if (failures.length > 0) throw new Error(`Jobs failed: ${failures.join(', ')}`)
  await sendHeartbeat(env, now)
}

/**
 * Jobs that also run during a hold.
 * They send emails that aren't held, and alert the office to the hold.
 */
const heldJobs: readonly JobName[] = ['sendEmail', 'watch']

const timesOf = ({ from, to }: HeldClock) => ({ from: from.toISOString(), to: to.toISOString() })

/**
 * Moves the clock and returns the jobs to run, only `heldJobs` during a hold.
 * Also runs `catchUp` if an owner has chosen to discard the held emails.
 */
async function jobsToRun(env: Bindings, now: Date): Promise<readonly JobName[]> {
  const db = database(env)
  const hold = await tick(db, now)
  if (!hold) return jobNames
  if (hold.to.getTime() === now.getTime()) log('error', 'jobs_held', timesOf(hold))
  try {
    if (hold.discardsSince) await catchUp(env, hold, now)
  } catch (error) {
    log('error', 'discard_failed', errorFacts(error))
  }
  return heldJobs
}

/**
 * Reconciles the last `days` days and returns the outcome.
 * Returns `running` without reconciling if the job is already running, or during a hold, because
 * reconciling a restored database could email guests again. Throws like `database`.
 */
export async function reconcileNow(env: Bindings, days: number, now: Date) {
  if ((await selectHold(database(env), now)).length > 0) return 'running'
  const { outcome } = await attempt('reconcile', reconcileDays(days), env, now)
  return outcome
}

/** Jobs that may queue emails to guests. */
const emailingJobs = ['checkOpenMoney', 'reconcile', 'closeStays', 'remind'] as const

/** Milliseconds after which a failing or running job no longer delays the end of a hold. */
const longestDelay = 10 * 60_000

/**
 * Discards the held emails to guests and ends the hold.
 * First runs `emailingJobs` with the time `hold.to`, so that their emails are discarded too. If one
 * of these jobs fails or is already running, leaves the hold to the next run, for at most
 * `longestDelay`.
 */
async function catchUp(env: Bindings, hold: HeldClock, now: Date): Promise<void> {
  const attempts = await Promise.all(
    emailingJobs.map((name) =>
      attempt(name, (bindings, _at, run) => jobs[name](bindings, hold.to, run), env, now),
    ),
  )
  const since = hold.discardsSince ?? now
  const isDone = attempts.every(({ outcome }) => outcome === 'done')
  if (isDone || now.getTime() - since.getTime() > longestDelay) {
    await discardHeldEmails(database(env), hold, now)
  }
}
