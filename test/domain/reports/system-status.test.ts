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
/** A night in winter: the last guest paid in the evening, and Stripe told of it. */
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
  it('is no failure: nobody books, so Stripe tells of nothing and no mail is written', () => {
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

  it('is none in a quiet month either, when Stripe’s last event is long gone', () => {
    const longAgo = { lastPaymentAt: ago(31 * day), lastEvent: null, lastProcessedAt: null }
    expect(status(longAgo).payments.state).toBe('connected')
  })
})

describe('a site that has only just begun', () => {
  it('is well before its first minute is over: no event, no payment, no job yet', () => {
    const never = { startedAt: null, okAt: null }
    const nothing = { lastEvent: null, lastProcessedAt: null, lastPaymentAt: null }
    const begun = { ...job(never), ...nothing, inUseSince: ago(minute) }
    const { payments, jobs } = status(begun)
    expect([payments.state, jobs.state]).toEqual(['connected', 'operational'])
  })
})

describe('the database', () => {
  it('is not reachable where it gave no answer, and nobody knows of what it would have told', () => {
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

  it('being gone hides no failure of Stripe’s', () => {
    const { payments } = systemStatus({ hasBackups: false, stripe: 'silent', records: null }, now)
    expect(payments.state).toBe('unreachable')
  })
})

describe('payments', () => {
  it('are not connected where Stripe gives no answer, or refuses our key', () => {
    expect(status({}, 'silent').payments.state).toBe('unreachable')
    expect(status({}, 'refuses_key').payments.state).toBe('key_refused')
  })

  it('are connected while an event may still be on its way', () => {
    expect(status({ lastPaymentAt: ago(14 * minute) }).payments.state).toBe('connected')
  })

  it('are not connected where Stripe never told of a payment that was made', () => {
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

  it('are connected where the event came first, and its payment was noted moments later', () => {
    const paid = { ...events(hour + 2_000), lastPaymentAt: ago(hour) }
    expect(status(paid).payments.state).toBe('connected')
  })

  it('are connected after an outage that Stripe outlasted: its event came early and was heard late', () => {
    const outage = { lastPaymentAt: ago(hour), lastProcessedAt: ago(hour) }
    expect(status({ ...events(2 * hour), ...outage }).payments.state).toBe('connected')
  })

  it('count as silent since the last event was heard, not since it was first sent', () => {
    const heard = { lastProcessedAt: ago(2 * hour), lastPaymentAt: ago(hour) }
    expect(status(heard).payments).toEqual({ state: 'no_event', since: ago(2 * hour) })
  })

  it('are not connected where the newest event has been lying there without effect', () => {
    expect(status(events(16 * minute, false)).payments).toEqual({
      state: 'event_stuck',
      since: ago(16 * minute),
    })
    expect(status(events(minute, false)).payments.state).toBe('connected')
  })
})

describe('jobs', () => {
  it('may fail once: the next minute repeats them', () => {
    const failedOnce = job({ okAt: ago(2 * minute), lastError: 'payment_unavailable' })
    expect(status(failedOnce).jobs.state).toBe('operational')
  })

  it('have stopped where nothing starts them any more', () => {
    const stopped = { startedAt: ago(hour), okAt: ago(hour) }
    const { jobs, lateJobs } = status({ jobs: [{ ...ranLately, ...stopped }] })
    expect(jobs).toEqual({ state: 'stopped', since: ago(hour) })
    expect(lateJobs).toEqual([{ name: 'sendEmail', lastError: null }])
  })

  it('are failing where one starts every minute and never succeeds, which is named', () => {
    const failing: Partial<JobRecord> = {
      name: 'reconcile',
      okAt: ago(hour),
      lastError: 'payment_unavailable',
    }
    const { jobs, lateJobs } = status(job(failing))
    expect(jobs).toEqual({ state: 'failing', since: ago(hour) })
    expect(lateJobs).toEqual([{ name: 'reconcile', lastError: 'payment_unavailable' }])
  })

  it('that have never succeeded are failing since staff first came', () => {
    const never = { okAt: null, lastError: 'misconfigured' }
    expect(status(job(never)).jobs).toEqual({ state: 'failing', since: ago(400 * day) })
  })

  it('have never run where the site has long been in use without them', () => {
    const never = { startedAt: null, okAt: null }
    expect(status(job(never)).jobs).toEqual({ state: 'never_run', since: null })
  })

  it('that have waited longest speak for the others', () => {
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
  it('tells of its own last run, whatever the others do', () => {
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

  it('is unknown where the database does not answer', () => {
    expect(
      systemStatus({ hasBackups: false, stripe: 'answers', records: null }, now).lastRuns,
    ).toEqual([])
  })
})

describe('mail', () => {
  it('works while the oldest one is only minutes old', () => {
    expect(status({ oldestEmailAt: ago(14 * minute) }).email.state).toBe('working')
  })

  it('waits where one has been written for longer', () => {
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
  ])('that waits because of %s: %s', (code, state) => {
    const waiting = { oldestEmailAt: ago(hour), waitingCodes: ['TimeoutError', code] }
    expect(status(waiting).email.state).toBe(state)
    expect(status({ ...waiting, oldestEmailAt: ago(minute) }).email.state).toBe('working')
  })

  it('that was given up is counted, and outweighs mail that waits', () => {
    const deadEmails = { toGuests: 3, toOffice: 0 }
    expect(status({ oldestEmailAt: ago(hour), deadEmails }).email).toEqual({
      state: 'dead_to_guests',
      since: null,
      count: 3,
    })
  })

  it('that the office missed is told from mail that guests missed', () => {
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
