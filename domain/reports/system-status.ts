import { type BackupCheck, backupCheck } from './backup-status.ts'
import { waitingReason } from './email-problem.ts'
import { type LastDrill, lastDrill } from './last-drill.ts'

/**
 * Status of automatic work (specification, section 2, System Status).
 * Inactivity isn't a failure, because there are no bookings and no Stripe events at night.
 */

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
] as const

export type JobName = (typeof jobNames)[number]

const minute = 60_000
const day = 24 * 60 * minute

/** Milliseconds until the database or Stripe counts as unreachable. */
export const answerLimit = 3_000
/** Milliseconds until a Stripe event counts as late. */
const eventGrace = 15 * minute
/** Milliseconds for which Stripe resends an unaccepted event. */
export const eventRepeats = 3 * day
/**
 * Milliseconds for which Stripe stores events.
 * An older missing event isn't reported.
 */
const eventMemory = 30 * day
/** Milliseconds without success until a job is late. */
const jobGrace = 10 * minute
/** Milliseconds until an unsent email counts as waiting. */
const emailGrace = 15 * minute
/** Milliseconds until the provider should have reported a delivery. */
export const deliveryGrace = 60 * minute
/** Milliseconds for which an unresolved dead email is shown. */
export const deadEmailMemory = 7 * day

export interface SystemFacts {
  /** A bucket and a key for backups are configured. */
  hasBackups: boolean
  stripe: 'answers' | 'refuses_key' | 'silent'
  /** `null` if the database didn't respond. */
  records: SystemRecords | null
}

export interface SystemRecords {
  /** First staff sign-in, from which lateness is measured. */
  inUseSince: Date
  lastEvent: { receivedAt: Date; processedAt: Date | null } | null
  /**
   * When an event last took effect.
   * Can be later than the last `receivedAt`, because a retried event keeps its first `receivedAt`.
   */
  lastProcessedAt: Date | null
  lastPaymentAt: Date | null
  jobs: JobRecord[]
  oldestEmailAt: Date | null
  /** Error codes of the emails that wait. */
  waitingCodes: string[]
  /** Latest emails to guests whose delivery should be known by now. */
  recentEmails: { sent: number; reported: number }
  deadEmails: { toGuests: number; toOffice: number }
  lastBackupAt: Date | null
}

export interface JobRecord {
  name: JobName
  startedAt: Date | null
  okAt: Date | null
  lastError: string | null
}

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
  | 'sender_refused'
  | 'over_limit'
  | 'unknown'
export type DeliveryState = 'reported' | 'not_reported' | 'unknown'

export interface EmailCheck<Instant = string> extends Check<EmailHealth, Instant> {
  count: number
}

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

export interface SystemStatus<Instant = string> {
  database: Check<DatabaseState, Instant>
  payments: Check<PaymentsState, Instant>
  jobs: Check<JobsState, Instant>
  lateJobs: LateJob[]
  lastRuns: LastRun<Instant>[]
  email: EmailCheck<Instant>
  /** Whether the provider says which emails arrived. */
  delivery: Check<DeliveryState, Instant>
  /** `null` if the database didn't respond. */
  backup: BackupCheck<Instant> | null
  lastDrill: LastDrill
  checkedAt: Instant
}

export function systemStatus(
  { stripe, records, hasBackups }: SystemFacts,
  now: Date,
): SystemStatus<Date> {
  const late = records ? lateJobs(records, now) : []
  return {
    database: found(records ? 'active' : 'unreachable'),
    payments: paymentsCheck(stripe, records, now),
    jobs: records ? jobsCheck(late, records.inUseSince, now) : found('unknown'),
    lateJobs: late.map(({ name, lastError }) => ({ name, lastError })),
    lastRuns: records ? records.jobs.map((job) => lastRun(job, records.inUseSince, now)) : [],
    email: emailCheck(records, now),
    delivery: found(deliveryState(records)),
    backup: records && backupCheck(hasBackups, records.lastBackupAt, now),
    lastDrill,
    checkedAt: now,
  }
}

function found<State extends string>(state: State, since: Date | null = null): Check<State, Date> {
  return { state, since }
}

function isOlder(instant: Date, age: number, now: Date): boolean {
  return now.getTime() - instant.getTime() > age
}

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

function isUntold(paidAt: Date, lastEventAt: Date | null, now: Date): boolean {
  if (!isOlder(paidAt, eventGrace, now) || isOlder(paidAt, eventMemory, now)) return false
  return lastEventAt === null || isOlder(lastEventAt, eventGrace, paidAt)
}

function lateJobs({ jobs, inUseSince }: SystemRecords, now: Date): JobRecord[] {
  const lastOk = ({ okAt }: JobRecord) => (okAt ?? inUseSince).getTime()
  return jobs
    .filter((job) => isLate(job, inUseSince, now))
    .toSorted((one, other) => lastOk(one) - lastOk(other))
}

function isLate({ okAt }: JobRecord, inUseSince: Date, now: Date): boolean {
  return isOlder(okAt ?? inUseSince, jobGrace, now)
}

function jobsCheck(
  [worst]: readonly JobRecord[],
  inUseSince: Date,
  now: Date,
): Check<JobsState, Date> {
  return worst ? jobCheck(worst, inUseSince, now) : found('operational')
}

/**
 * - `stopped`: the job no longer starts.
 * - `failing`: the job starts but doesn't succeed.
 */
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
  const { deadEmails, oldestEmailAt, waitingCodes } = records
  const count = deadEmails.toGuests + deadEmails.toOffice
  if (count > 0) return { ...found(missedEmail(deadEmails)), count }
  const isWaiting = oldestEmailAt !== null && isOlder(oldestEmailAt, emailGrace, now)
  return {
    ...(isWaiting ? found(waitingReason(waitingCodes), oldestEmailAt) : found('working')),
    count,
  }
}

function missedEmail({ toGuests, toOffice }: SystemRecords['deadEmails']): EmailHealth {
  if (toOffice === 0) return 'dead_to_guests'
  return toGuests === 0 ? 'dead_to_office' : 'dead_to_both'
}

function deliveryState(records: SystemRecords | null): DeliveryState {
  if (!records || records.recentEmails.sent === 0) return 'unknown'
  return records.recentEmails.reported > 0 ? 'reported' : 'not_reported'
}
