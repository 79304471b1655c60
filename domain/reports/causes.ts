import type { JobsState } from './job-status.ts'
import type { EmailHealth, PaymentsState, SystemStatus } from './system-status.ts'

/**
 * Causes of trouble. A root cause precedes its consequences.
 * Don't rename codes, because the alerts' audit ids contain them.
 */
export const systemCauses = [
  'database',
  'schema',
  'settings',
  'held',
  'stripe_key',
  'jobs',
  'webhook_refused',
  'webhook_missing',
  'webhook_stuck',
  'email_waiting',
  'email_dead',
  'books',
] as const

export type SystemCause = (typeof systemCauses)[number]

/** Causes for which `/api/health` fails and no heartbeat is sent. */
const redCauses: readonly SystemCause[] = [
  'database',
  'schema',
  'settings',
  'held',
  'jobs',
  'stripe_key',
  'email_waiting',
  'email_dead',
]

const causeOfJobs: Partial<Record<JobsState, SystemCause>> = {
  held: 'held',
  never_run: 'jobs',
  stopped: 'jobs',
  failing: 'jobs',
}

const causeOfPayments: Partial<Record<PaymentsState, SystemCause>> = {
  key_refused: 'stripe_key',
  events_refused: 'webhook_refused',
  no_event: 'webhook_missing',
  event_stuck: 'webhook_stuck',
}

/** Excludes `dead_to_guests`, because the office gets an email about each dead email to a guest. */
const causeOfEmail: Partial<Record<EmailHealth, SystemCause>> = {
  waiting: 'email_waiting',
  sender_refused: 'email_waiting',
  over_limit: 'email_waiting',
  dead_to_office: 'email_dead',
  dead_to_both: 'email_dead',
}

/** Returns the causes in the order of `systemCauses`. An unreachable Stripe isn't a cause. */
export function causesOf(status: SystemStatus<Date>): SystemCause[] {
  const { database, settings, payments, jobs, email, books } = status
  const found = new Set<SystemCause | undefined>([
    database.state === 'unreachable' ? 'database' : undefined,
    database.state === 'schema_behind' ? 'schema' : undefined,
    settings.state === 'malformed' ? 'settings' : undefined,
    causeOfJobs[jobs.state],
    causeOfPayments[payments.state],
    causeOfEmail[email.state],
    books.state === 'differ' ? 'books' : undefined,
  ])
  return systemCauses.filter((cause) => found.has(cause))
}

export function isHealthy(status: SystemStatus<Date>): boolean {
  return !causesOf(status).some((cause) => redCauses.includes(cause))
}

const minute = 60_000
/** Milliseconds until the office gets an email about failing or stopped jobs. */
const alertGrace = 10 * minute

/**
 * Returns the causes that the office should get an email about.
 * Of those in `redCauses`, only the first is reported, because it may have caused the others.
 */
export function causesToReport(status: SystemStatus<Date>): SystemCause[] {
  const causes = causesOf(status)
  const firstRed = causes.find((cause) => redCauses.includes(cause))
  return causes.filter((cause) => {
    if (!redCauses.includes(cause)) return true
    return cause === firstRed && (cause !== 'jobs' || isLasting(status))
  })
}

function isLasting({ jobs, checkedAt }: SystemStatus<Date>): boolean {
  return jobs.since === null || checkedAt.getTime() - jobs.since.getTime() >= alertGrace
}
