import { describe, expect, it } from 'vitest'
import {
  type JobRecord,
  type SystemFacts,
  type SystemRecords,
  systemStatus,
} from '../../../domain/reports/system-status.ts'

const now = new Date('2026-11-22T03:00:00Z')
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)

const ranLately: JobRecord = {
  name: 'sendEmail',
  startedAt: ago(minute),
  okAt: ago(minute),
  lastError: null,
}
/** A winter night: the last guest paid in the evening, and Stripe's event arrived. */
const quietNight: SystemRecords = {
  inUseSince: ago(400 * day),
  lastEvent: { receivedAt: ago(6 * hour), processedAt: ago(6 * hour) },
  lastProcessedAt: ago(6 * hour),
  lastPaymentAt: ago(6 * hour),
  jobs: [ranLately, { ...ranLately, name: 'reconcile' }],
  oldestEmailAt: null,
  waitingCodes: [],
  recentEmails: { sent: 20, reported: 19 },
  deadEmails: { toGuests: 0, toOffice: 0 },
  lastBackupAt: ago(6 * hour),
}

function status(records: Partial<SystemRecords> = {}, stripe: SystemFacts['stripe'] = 'answers') {
  return systemStatus({ hasBackups: true, stripe, records: { ...quietNight, ...records } }, now)
}
const events = (receivedAgo: number, isProcessed = true) => ({
  lastEvent: { receivedAt: ago(receivedAgo), processedAt: isProcessed ? ago(receivedAgo) : null },
})
const job = (record: Partial<JobRecord>) => ({ jobs: [ranLately, { ...ranLately, ...record }] })

describe('a quiet night', () => {
  it('is healthy although no events or emails arrive', () => {
    const { database, payments, jobs, email, lateJobs, checkedAt } = status()
    expect([database, payments, jobs, email].map(({ state }) => state)).toEqual([
      'active',
      'connected',
      'operational',
      'working',
    ])
    expect(lateJobs).toEqual([])
    expect(checkedAt).toBe(now)
  })

  it('is healthy in a quiet month too, with Stripe’s last event long ago', () => {
    const longAgo = { lastPaymentAt: ago(31 * day), lastEvent: null, lastProcessedAt: null }
    expect(status(longAgo).payments.state).toBe('connected')
  })
})

describe('a new site', () => {
  it('is healthy in its first minute, before any event, payment or job', () => {
    const never = { startedAt: null, okAt: null }
    const nothing = { lastEvent: null, lastProcessedAt: null, lastPaymentAt: null }
    const begun = { ...job(never), ...nothing, inUseSince: ago(minute) }
    const { payments, jobs } = status(begun)
    expect([payments.state, jobs.state]).toEqual(['connected', 'operational'])
  })
})

describe('an unreachable database', () => {
  it('leaves payments, jobs and emails unknown', () => {
    const { database, payments, jobs, email } = systemStatus(
      { stripe: 'answers', records: null, hasBackups: true },
      now,
    )
    expect([database, payments, jobs, email].map(({ state }) => state)).toEqual([
      'unreachable',
      'unknown',
      'unknown',
      'unknown',
    ])
  })

  it('does not hide that Stripe is silent', () => {
    const { payments } = systemStatus({ hasBackups: false, stripe: 'silent', records: null }, now)
    expect(payments.state).toBe('unreachable')
  })
})

describe('payments', () => {
  it('are not connected if Stripe does not respond or refuses our key', () => {
    expect(status({}, 'silent').payments.state).toBe('unreachable')
    expect(status({}, 'refuses_key').payments.state).toBe('key_refused')
  })

  it('are connected while an event may still arrive', () => {
    expect(status({ lastPaymentAt: ago(14 * minute) }).payments.state).toBe('connected')
  })

  it('are not connected if Stripe sent no event for a payment', () => {
    expect(status({ lastPaymentAt: ago(16 * minute) }).payments).toEqual({
      state: 'no_event',
      since: ago(6 * hour),
    })
    const silent = { lastEvent: null, lastProcessedAt: null }
    expect(status({ lastPaymentAt: ago(hour), ...silent }).payments).toEqual({
      state: 'no_event',
      since: null,
    })
  })

  it('are connected if the event arrived just before its payment was noted', () => {
    const paid = { ...events(hour + 2_000), lastPaymentAt: ago(hour) }
    expect(status(paid).payments.state).toBe('connected')
  })

  it('are connected if an event that arrived early was processed late', () => {
    const outage = { lastPaymentAt: ago(hour), lastProcessedAt: ago(hour) }
    expect(status({ ...events(2 * hour), ...outage }).payments.state).toBe('connected')
  })

  it('are silent since the last event was processed', () => {
    const heard = { lastProcessedAt: ago(2 * hour), lastPaymentAt: ago(hour) }
    expect(status(heard).payments).toEqual({ state: 'no_event', since: ago(2 * hour) })
  })

  it('are not connected if the newest event stays unprocessed', () => {
    expect(status(events(16 * minute, false)).payments).toEqual({
      state: 'event_stuck',
      since: ago(16 * minute),
    })
    expect(status(events(minute, false)).payments.state).toBe('connected')
  })
})

describe('jobs', () => {
  it('are operational after a single failure', () => {
    const failedOnce = job({ okAt: ago(2 * minute), lastError: 'payment_unavailable' })
    expect(status(failedOnce).jobs.state).toBe('operational')
  })

  it('are stopped if no job has started for an hour', () => {
    const stopped = { startedAt: ago(hour), okAt: ago(hour) }
    const { jobs, lateJobs } = status({ jobs: [{ ...ranLately, ...stopped }] })
    expect(jobs).toEqual({ state: 'stopped', since: ago(hour) })
    expect(lateJobs).toEqual([{ name: 'sendEmail', lastError: null }])
  })

  it('are failing if one job never succeeds, which is named', () => {
    const failing: Partial<JobRecord> = {
      name: 'reconcile',
      okAt: ago(hour),
      lastError: 'payment_unavailable',
    }
    const { jobs, lateJobs } = status(job(failing))
    expect(jobs).toEqual({ state: 'failing', since: ago(hour) })
    expect(lateJobs).toEqual([{ name: 'reconcile', lastError: 'payment_unavailable' }])
  })

  it('are failing since the site is in use if they never succeeded', () => {
    const never = { okAt: null, lastError: 'misconfigured' }
    expect(status(job(never)).jobs).toEqual({ state: 'failing', since: ago(400 * day) })
  })

  it('have never run if the site is long in use without them', () => {
    const never = { startedAt: null, okAt: null }
    expect(status(job(never)).jobs).toEqual({ state: 'never_run', since: null })
  })

  it('have the state of the one that is late for the longest', () => {
    const { jobs, lateJobs } = status({
      jobs: [
        { ...ranLately, name: 'sendEmail', okAt: ago(20 * minute) },
        { ...ranLately, name: 'reconcile', startedAt: ago(hour), okAt: ago(hour) },
      ],
    })
    expect(jobs).toEqual({ state: 'stopped', since: ago(hour) })
    expect(lateJobs.map(({ name }) => name)).toEqual(['reconcile', 'sendEmail'])
  })
})

describe('each job', () => {
  it('reports its own last run, whatever the other jobs do', () => {
    const failed = { okAt: ago(2 * minute), lastError: 'storage_unavailable' }
    const { lastRuns } = status({
      jobs: [
        ranLately,
        { ...ranLately, ...failed, name: 'erase' },
        { ...ranLately, name: 'reconcile', okAt: ago(hour), lastError: 'payment_unavailable' },
        { ...ranLately, name: 'remind', startedAt: ago(hour), okAt: ago(hour) },
        { name: 'sweepPhotos', startedAt: null, okAt: null, lastError: null },
      ],
    })
    expect(lastRuns).toEqual([
      { name: 'sendEmail', state: 'operational', okAt: ago(minute), lastError: null },
      { name: 'erase', state: 'operational', ...failed },
      {
        name: 'reconcile',
        state: 'failing',
        okAt: ago(hour),
        lastError: 'payment_unavailable',
      },
      { name: 'remind', state: 'stopped', okAt: ago(hour), lastError: null },
      { name: 'sweepPhotos', state: 'never_run', okAt: null, lastError: null },
    ])
  })

  it('has no last run while the database is unreachable', () => {
    expect(
      systemStatus({ hasBackups: false, stripe: 'answers', records: null }, now).lastRuns,
    ).toEqual([])
  })
})

describe('the email status', () => {
  it('is `working` while the oldest unsent email is minutes old', () => {
    expect(status({ oldestEmailAt: ago(14 * minute) }).email.state).toBe('working')
  })

  it('is `waiting` if an email is unsent for longer', () => {
    expect(status({ oldestEmailAt: ago(hour) }).email).toEqual({
      state: 'waiting',
      since: ago(hour),
      count: 0,
    })
  })

  it.each([
    ['E_SENDER_NOT_VERIFIED', 'sender_refused'],
    ['E_SENDER_DOMAIN_NOT_AVAILABLE', 'sender_refused'],
    ['E_RECIPIENT_NOT_ALLOWED', 'sender_refused'],
    ['E_DAILY_LIMIT_EXCEEDED', 'over_limit'],
    ['E_INTERNAL_SERVER_ERROR', 'waiting'],
  ])('says why an email waits: %s is %s', (code, state) => {
    const waiting = { oldestEmailAt: ago(hour), waitingCodes: ['TimeoutError', code] }
    expect(status(waiting).email.state).toBe(state)
    expect(status({ ...waiting, oldestEmailAt: ago(minute) }).email.state).toBe('working')
  })

  it('counts dead emails, which outweigh waiting ones', () => {
    const deadEmails = { toGuests: 3, toOffice: 0 }
    expect(status({ oldestEmailAt: ago(hour), deadEmails }).email).toEqual({
      state: 'dead_to_guests',
      since: null,
      count: 3,
    })
  })

  it('distinguishes dead emails to the office from those to guests', () => {
    const email = (toGuests: number, toOffice: number) =>
      status({ deadEmails: { toGuests, toOffice } }).email
    expect(email(0, 2)).toMatchObject({ state: 'dead_to_office', count: 2 })
    expect(email(1, 2)).toMatchObject({ state: 'dead_to_both', count: 3 })
  })
})

describe('the delivery of mail', () => {
  it.each([
    [20, 1, 'reported'],
    [1, 0, 'not_reported'],
    [0, 0, 'unknown'],
  ])('of %i emails, %i reported: %s', (sent, reported, state) => {
    expect(status({ recentEmails: { sent, reported } }).delivery.state).toBe(state)
  })

  it('is unknown where the database does not answer', () => {
    const facts = { stripe: 'answers', records: null, hasBackups: false } as const
    expect(systemStatus(facts, now).delivery.state).toBe('unknown')
  })
})
