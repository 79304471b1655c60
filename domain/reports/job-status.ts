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

/**
 * Milliseconds without success until a job is late.
 * A run may take two minutes, and the next one starts within a minute. `/api/health` fails within five minutes.
 */
const jobGrace = 4 * 60_000

export interface JobRecord {
  name: JobName
  startedAt: Date | null
  okAt: Date | null
  lastError: string | null
}

export interface JobRecords {
  /** First sign-in of a staff member. Lateness is measured from then on. */
  inUseSince: Date
  jobs: JobRecord[]
  /** First minute in which the jobs were held. `null` if they aren't held. */
  heldSince: Date | null
  /** When an owner last released the jobs. Lateness is measured from then, too. */
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

/** Returns the late jobs, sorted by last success, oldest first. While jobs are held, none is late. */
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

/**
 * If a job has never started, although others have, it is new in this release and doesn't count as late.
 * If no job runs any more, the other jobs are late.
 */
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
