/**
 * Whether everything that works by itself still does (specification, section 2, System Status). What
 * is nobody's fault is no failure: at night nobody books, and Stripe has nothing to tell.
 */

/** The timed jobs, as the log, `job_runs` and System Status name them. */
export const jobNames = [
  'checkOpenMoney',
  'reconcile',
  'closeStays',
  'erase',
  'remind',
  'sendEmail',
  'sweepPhotos',
] as const

export type JobName = (typeof jobNames)[number]

const minute = 60_000
const day = 24 * 60 * minute

/** Milliseconds that a database or Stripe has for its answer before it counts as not reachable. */
export const answerLimit = 3_000
/** Stripe tells of a payment within seconds. */
const eventGrace = 15 * minute
/** For how long Stripe repeats an event that was not taken in. */
export const eventRepeats = 3 * day
/** For how long Stripe's silence about a payment is held against it: as long as it keeps its events. */
const eventMemory = 30 * day
/** Jobs run every minute; one that failed is repeated by the next minute. */
const jobGrace = 10 * minute
/** A mail leaves within a minute, or waits for its next try. */
const emailGrace = 15 * minute
/** For how long a mail that was given up is shown, unless staff have settled it. */
export const deadEmailMemory = 7 * day

/** What the checks found. */
export interface SystemFacts {
  stripe: 'answers' | 'refuses_key' | 'silent'
  /** Nothing where the database did not answer. */
  records: SystemRecords | null
}

export interface SystemRecords {
  /** When the first member of staff came in: nothing is late on a site that has only just begun. */
  inUseSince: Date
  /** The newest event of Stripe's, and when it had its effect. */
  lastEvent: { receivedAt: Date; processedAt: Date | null } | null
  /** When an event of Stripe's last had its effect: one that is repeated keeps its first arrival. */
  lastProcessedAt: Date | null
  /** When the newest payment by Stripe was settled. */
  lastPaymentAt: Date | null
  /** Every job that has to run; one that never did has no times. */
  jobs: JobRecord[]
  /** Since when the mail that waits longest is to be sent. */
  oldestEmailAt: Date | null
  /** How many were given up, by who misses them. */
  deadEmails: { toGuests: number; toOffice: number }
}

export interface JobRecord {
  name: JobName
  startedAt: Date | null
  okAt: Date | null
  lastError: string | null
}

/** What a badge says, and since when. */
export interface Check<State extends string, Instant = string> {
  state: State
  since: Instant | null
}

export type DatabaseState = 'active' | 'unreachable'
export type PaymentsState =
  | 'connected'
  | 'unreachable'
  | 'key_refused'
  | 'no_event'
  | 'event_stuck'
  | 'unknown'
export type JobState = 'operational' | 'never_run' | 'stopped' | 'failing'
export type JobsState = JobState | 'unknown'
export type EmailHealth =
  | 'working'
  | 'dead_to_guests'
  | 'dead_to_office'
  | 'dead_to_both'
  | 'waiting'
  | 'unknown'

export interface EmailCheck<Instant = string> extends Check<EmailHealth, Instant> {
  /** How many were given up. */
  count: number
}

/** A job that has not succeeded for too long, and the code of its last failure. */
export interface LateJob {
  name: string
  lastError: string | null
}

/** A job's last run: how it stands by itself, and when it last did all of its work. */
export interface LastRun<Instant = string> {
  name: JobName
  state: JobState
  okAt: Instant | null
  /** The code of the failure that its last run ended with; the next minute repeats it. */
  lastError: string | null
}

/** The Worker reads instants as dates, which JSON makes texts. */
export interface SystemStatus<Instant = string> {
  database: Check<DatabaseState, Instant>
  payments: Check<PaymentsState, Instant>
  jobs: Check<JobsState, Instant>
  lateJobs: LateJob[]
  /** Of every job; empty where the database did not answer. */
  lastRuns: LastRun<Instant>[]
  email: EmailCheck<Instant>
  checkedAt: Instant
}

export function systemStatus({ stripe, records }: SystemFacts, now: Date): SystemStatus<Date> {
  const late = records ? lateJobs(records, now) : []
  return {
    database: found(records ? 'active' : 'unreachable'),
    payments: paymentsCheck(stripe, records, now),
    jobs: records ? jobsCheck(late, records.inUseSince, now) : found('unknown'),
    lateJobs: late.map(({ name, lastError }) => ({ name, lastError })),
    lastRuns: records ? records.jobs.map((job) => lastRun(job, records.inUseSince, now)) : [],
    email: emailCheck(records, now),
    checkedAt: now,
  }
}

function found<State extends string>(state: State, since: Date | null = null): Check<State, Date> {
  return { state, since }
}

function isOlder(instant: Date, age: number, now: Date): boolean {
  return now.getTime() - instant.getTime() > age
}

/** Stripe can be asked, and tells of payments by itself. */
function paymentsCheck(
  stripe: SystemFacts['stripe'],
  records: SystemRecords | null,
  now: Date,
): Check<PaymentsState, Date> {
  if (stripe === 'silent') return found('unreachable')
  if (stripe === 'refuses_key') return found('key_refused')
  if (!records) return found('unknown')
  const { lastEvent, lastProcessedAt, lastPaymentAt } = records
  if (lastEvent && !lastEvent.processedAt && isOlder(lastEvent.receivedAt, eventGrace, now)) {
    return found('event_stuck', lastEvent.receivedAt)
  }
  const heardAt = later(lastEvent?.receivedAt ?? null, lastProcessedAt)
  return lastPaymentAt && isUntold(lastPaymentAt, heardAt, now)
    ? found('no_event', heardAt)
    : found('connected')
}

function later(one: Date | null, other: Date | null): Date | null {
  if (!one || !other) return one ?? other
  return one > other ? one : other
}

/** A payment of which Stripe should have told us by now, and did not. */
function isUntold(paidAt: Date, lastEventAt: Date | null, now: Date): boolean {
  if (!isOlder(paidAt, eventGrace, now) || isOlder(paidAt, eventMemory, now)) return false
  return lastEventAt === null || isOlder(lastEventAt, eventGrace, paidAt)
}

/** The jobs that have not succeeded for too long, the one that waits longest first. */
function lateJobs({ jobs, inUseSince }: SystemRecords, now: Date): JobRecord[] {
  const lastOk = ({ okAt }: JobRecord) => (okAt ?? inUseSince).getTime()
  return jobs
    .filter((job) => isLate(job, inUseSince, now))
    .toSorted((one, other) => lastOk(one) - lastOk(other))
}

function isLate({ okAt }: JobRecord, inUseSince: Date, now: Date): boolean {
  return isOlder(okAt ?? inUseSince, jobGrace, now)
}

/** The worst speaks for all. */
function jobsCheck(
  [worst]: readonly JobRecord[],
  inUseSince: Date,
  now: Date,
): Check<JobsState, Date> {
  return worst ? jobCheck(worst, inUseSince, now) : found('operational')
}

/** A job that does not start has stopped; one that starts and never succeeds is failing. */
function jobCheck(job: JobRecord, inUseSince: Date, now: Date): Check<JobState, Date> {
  const { startedAt, okAt } = job
  if (!isLate(job, inUseSince, now)) return found('operational')
  if (!startedAt) return found('never_run')
  return isOlder(startedAt, jobGrace, now)
    ? found('stopped', startedAt)
    : found('failing', okAt ?? inUseSince)
}

function lastRun(job: JobRecord, inUseSince: Date, now: Date): LastRun<Date> {
  const { name, okAt, lastError } = job
  return { name, state: jobCheck(job, inUseSince, now).state, okAt, lastError }
}

function emailCheck(records: SystemRecords | null, now: Date): EmailCheck<Date> {
  if (!records) return { ...found('unknown'), count: 0 }
  const { deadEmails, oldestEmailAt } = records
  const count = deadEmails.toGuests + deadEmails.toOffice
  if (count > 0) return { ...found(missedEmail(deadEmails)), count }
  const isWaiting = oldestEmailAt !== null && isOlder(oldestEmailAt, emailGrace, now)
  return { ...(isWaiting ? found('waiting', oldestEmailAt) : found('working')), count }
}

function missedEmail({ toGuests, toOffice }: SystemRecords['deadEmails']): EmailHealth {
  if (toOffice === 0) return 'dead_to_guests'
  return toGuests === 0 ? 'dead_to_office' : 'dead_to_both'
}
