import { type BackupCheck, backupCheck } from './backup-status.ts'
import { type Check, found, isOlder } from './check.ts'
import { waitingReason } from './email-problem.ts'
import {
  type JobRecords,
  type JobsState,
  jobsCheck,
  type LastRun,
  type LateJob,
  lastRun,
  lateJobs,
} from './job-status.ts'
import { type LastDrill, lastDrill } from './last-drill.ts'
import { type BooksCheck, booksCheck, type MoneyRecords } from './money-day.ts'

/*
 * Status of automatic work (specification, section 2, System Status).
 * A lack of activity doesn't count as a failure, because there may be no bookings and no Stripe
 * events at night.
 */

const minute = 60_000
const day = 24 * 60 * minute

/** Milliseconds until the database or Stripe counts as unreachable. */
export const answerLimit = 3_000
/** Milliseconds until a Stripe event counts as late. */
const eventGrace = 15 * minute
/**
 * Milliseconds for which Stripe stores events.
 * An event that has been missing for longer isn't reported.
 */
const eventMemory = 30 * day
/** Milliseconds until an unsent email counts as waiting. */
const emailGrace = 15 * minute
/** Milliseconds until the provider should have reported a delivery. */
export const deliveryGrace = 60 * minute
/** Milliseconds for which System Status counts an unresolved dead email. */
export const deadEmailMemory = 7 * day

export interface SystemFacts {
  /** True if a bucket and a key for backups are configured. */
  hasBackups: boolean
  /** `not_asked` if Stripe isn't contacted, as for the health check. */
  stripe: 'answers' | 'refuses_key' | 'silent' | 'not_asked'
  /** True if this build needs a migration that the database doesn't have. */
  isSchemaBehind: boolean
  /** Names of settings that are malformed, or required and missing. */
  malformedSettings: readonly string[]
  /** Names of optional settings without which a part of the site is off. */
  missingSettings: string[]
  /** `null` if the database can't be read. */
  records: SystemRecords | null
}

export interface SystemRecords extends JobRecords {
  lastEvent: { receivedAt: Date; processedAt: Date | null } | null
  /**
   * When a Stripe event last took effect.
   * Can be later than the last `receivedAt`, because a retried event keeps its first `receivedAt`.
   */
  lastProcessedAt: Date | null
  lastRefusedAt: Date | null
  lastPaymentAt: Date | null
  money: MoneyRecords
  oldestEmailAt: Date | null
  waitingCodes: string[]
  /** Counts of the latest emails to guests whose delivery should be known by now. */
  recentEmails: { sent: number; reported: number }
  deadEmails: { toGuests: number; toOffice: number }
  lastBackupAt: Date | null
}

export type DatabaseState = 'active' | 'unreachable' | 'schema_behind'
export type SettingsState = 'complete' | 'missing' | 'malformed'
export type PaymentsState =
  | 'connected'
  | 'unreachable'
  | 'key_refused'
  | 'no_event'
  | 'events_refused'
  | 'event_stuck'
  | 'unknown'
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

export interface SystemStatus<Instant = string> {
  database: Check<DatabaseState, Instant>
  settings: Check<SettingsState, Instant>
  wrongSettings: string[]
  payments: Check<PaymentsState, Instant>
  jobs: Check<JobsState, Instant>
  lateJobs: LateJob[]
  lastRuns: LastRun<Instant>[]
  email: EmailCheck<Instant>
  books: BooksCheck<Instant>
  delivery: Check<DeliveryState, Instant>
  /** `null` if the database can't be read. */
  backup: BackupCheck<Instant> | null
  lastDrill: LastDrill
  checkedAt: Instant
}

export function systemStatus(facts: SystemFacts, now: Date): SystemStatus<Date> {
  const { stripe, records, hasBackups, malformedSettings, missingSettings } = facts
  const late = records ? lateJobs(records, now) : []
  return {
    database: databaseCheck(facts),
    settings: found(settingsState(facts)),
    wrongSettings: [...malformedSettings, ...missingSettings],
    payments: paymentsCheck(stripe, records, now),
    jobs: records ? jobsCheck(late, records, now) : found('unknown'),
    lateJobs: late.map(({ name, lastError }) => ({ name, lastError })),
    lastRuns: records ? records.jobs.map((job) => lastRun(job, records, now)) : [],
    email: emailCheck(records, now),
    books: booksCheck(records?.money ?? null),
    delivery: found(deliveryState(records)),
    backup: records && backupCheck(hasBackups, records.lastBackupAt, now),
    lastDrill,
    checkedAt: now,
  }
}

function settingsState({ malformedSettings, missingSettings }: SystemFacts): SettingsState {
  if (malformedSettings.length > 0) return 'malformed'
  return missingSettings.length > 0 ? 'missing' : 'complete'
}

function databaseCheck({ isSchemaBehind, records }: SystemFacts): Check<DatabaseState, Date> {
  if (isSchemaBehind) return found('schema_behind')
  return found(records ? 'active' : 'unreachable')
}

function paymentsCheck(
  stripe: SystemFacts['stripe'],
  records: SystemRecords | null,
  now: Date,
): Check<PaymentsState, Date> {
  if (stripe === 'silent') return found('unreachable')
  if (stripe === 'refuses_key') return found('key_refused')
  if (!records) return found('unknown')
  const { lastEvent, lastProcessedAt, lastRefusedAt, lastPaymentAt } = records
  if (lastEvent && !lastEvent.processedAt && isOlder(lastEvent.receivedAt, eventGrace, now)) {
    return found('event_stuck', lastEvent.receivedAt)
  }
  const heardAt = later(lastEvent?.receivedAt ?? null, lastProcessedAt)
  if (!lastPaymentAt || !isUntold(lastPaymentAt, heardAt, now)) return found('connected')
  // A refused webhook request alone proves nothing, because anyone can send one.
  const isRefused = lastRefusedAt !== null && (heardAt === null || lastRefusedAt > heardAt)
  return found(isRefused ? 'events_refused' : 'no_event', heardAt)
}

function later(one: Date | null, other: Date | null): Date | null {
  if (!one || !other) return one ?? other
  return one > other ? one : other
}

function isUntold(paidAt: Date, lastEventAt: Date | null, now: Date): boolean {
  if (!isOlder(paidAt, eventGrace, now) || isOlder(paidAt, eventMemory, now)) return false
  return lastEventAt === null || isOlder(lastEventAt, eventGrace, paidAt)
}

/** Waiting emails take precedence over dead ones. */
function emailCheck(records: SystemRecords | null, now: Date): EmailCheck<Date> {
  if (!records) return { ...found('unknown'), count: 0 }
  const { deadEmails, oldestEmailAt, waitingCodes } = records
  const count = deadEmails.toGuests + deadEmails.toOffice
  if (oldestEmailAt && isOlder(oldestEmailAt, emailGrace, now)) {
    return { ...found(waitingReason(waitingCodes), oldestEmailAt), count }
  }
  return { ...found(count > 0 ? missedEmail(deadEmails) : 'working'), count }
}

function missedEmail({ toGuests, toOffice }: SystemRecords['deadEmails']): EmailHealth {
  if (toOffice === 0) return 'dead_to_guests'
  return toGuests === 0 ? 'dead_to_office' : 'dead_to_both'
}

function deliveryState(records: SystemRecords | null): DeliveryState {
  if (!records || records.recentEmails.sent === 0) return 'unknown'
  return records.recentEmails.reported > 0 ? 'reported' : 'not_reported'
}
