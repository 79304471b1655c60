import { type Check, found, isOlder } from './check.ts'

/** Names in the log, `job_runs` and System Status. */
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
 * A run may take two minutes, and the next one starts within a minute. A probe sees it within five minutes.
 */
const jobGrace = 4 * 60_000

export interface JobRecord {
  name: JobName
  startedAt: Date | null
  okAt: Date | null
  lastError: string | null
}

export interface JobRecords {
  /** First staff sign-in, from which lateness is measured. */
  inUseSince: Date
  jobs: JobRecord[]
  /** First minute in which the jobs waited for an owner; `null` if they run. */
  heldSince: Date | null
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

/** Returns the job that is late for the longest first. None is late while they wait for an owner. */
export function lateJobs(records: JobRecords, now: Date): JobRecord[] {
  if (records.heldSince) return []
  const lastOk = ({ okAt }: JobRecord) => (okAt ?? records.inUseSince).getTime()
  return records.jobs
    .filter((job) => isLate(job, records, now))
    .toSorted((one, other) => lastOk(one) - lastOk(other))
}

/**
 * A job that hasn't started, although others have, is new in this release.
 * It runs from the release's first minute, and the others tell if the runs have stopped.
 */
function isLate({ startedAt, okAt }: JobRecord, { jobs, inUseSince }: JobRecords, now: Date) {
  if (!startedAt && jobs.some((job) => job.startedAt)) return false
  return isOlder(okAt ?? inUseSince, jobGrace, now)
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
