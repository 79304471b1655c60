import { type Check, found, isOlder } from './check.ts'

/** Job names, as used in the log, `job_runs` and System Status. */
export const jobNames = [
  'checkOpenMoney',
  'reconcile',
  'closeStays',
  'erase',
  'remind',
  'sendEmail',
  'sweepPhotos',
  'backUp',
  'compareMoney',
  'watch',
] as const

export type JobName = (typeof jobNames)[number]

/** Milliseconds without success until a job is late. A single run may take two minutes. */
const jobGrace = 4 * 60_000

export interface JobRecord {
  name: JobName
  startedAt: Date | null
  okAt: Date | null
  lastError: string | null
}

export interface JobRecords {
  /**
   * First sign-in of a staff member, or now if nobody has signed in.
   * Lateness of a job that has never succeeded is measured from then.
   */
  inUseSince: Date
  jobs: JobRecord[]
  /** When the current hold was recorded. `null` if no hold is recorded. */
  heldSince: Date | null
  /**
   * When the jobs were last released. `null` if they never were.
   * Lateness is never measured from an earlier time.
   */
  releasedAt: Date | null
}

export type JobState = 'operational' | 'never_run' | 'stopped' | 'failing'
export type JobsState = JobState | 'held' | 'unknown'

export interface LateJob {
  name: string
  lastError: string | null
}

export interface LastRun<Instant = string> {
  name: JobName
  state: JobState
  okAt: Instant | null
  lastError: string | null
}

/**
 * Returns the late jobs, sorted by last success, oldest first.
 * While jobs are held, none is late.
 */
export function lateJobs(records: JobRecords, now: Date): JobRecord[] {
  if (records.heldSince) return []
  const okSince = (job: JobRecord) => lastOk(job, records).getTime()
  return records.jobs
    .filter((job) => isLate(job, records, now))
    .toSorted((one, other) => okSince(one) - okSince(other))
}

function lastOk({ okAt }: JobRecord, { inUseSince, releasedAt }: JobRecords): Date {
  const ok = okAt ?? inUseSince
  return releasedAt && releasedAt > ok ? releasedAt : ok
}

/** A job that has never started, although others have, is new and doesn't count as late. */
function isLate(job: JobRecord, records: JobRecords, now: Date) {
  if (!job.startedAt && records.jobs.some(({ startedAt }) => startedAt)) return false
  return isOlder(lastOk(job, records), jobGrace, now)
}

export function jobsCheck(
  [worst]: readonly JobRecord[],
  records: JobRecords,
  now: Date,
): Check<JobsState, Date> {
  if (records.heldSince) return found('held', records.heldSince)
  return worst ? jobCheck(worst, records, now) : found('operational')
}

/**
 * Returns the state of a job: `operational` unless it is late.
 * - `never_run`: the job has never started.
 * - `stopped`: the job no longer starts.
 * - `failing`: the job starts but doesn't succeed.
 */
function jobCheck(job: JobRecord, records: JobRecords, now: Date): Check<JobState, Date> {
  const { startedAt, okAt } = job
  if (!isLate(job, records, now)) return found('operational')
  if (!startedAt) return found('never_run')
  return isOlder(startedAt, jobGrace, now)
    ? found('stopped', startedAt)
    : found('failing', okAt ?? records.inUseSince)
}

export function lastRun(job: JobRecord, records: JobRecords, now: Date): LastRun<Date> {
  const { name, okAt, lastError } = job
  return { name, state: jobCheck(job, records, now).state, okAt, lastError }
}
