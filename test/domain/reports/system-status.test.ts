import { describe, expect, it } from 'vitest'
import type { JobRecord } from '../../../domain/reports/job-status.ts'
import {
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
  heldSince: null,
  releasedAt: null,
  lastEvent: { receivedAt: ago(6 * hour), processedAt: ago(6 * hour) },
  lastProcessedAt: ago(6 * hour),
  lastRefusedAt: null,
  lastPaymentAt: ago(6 * hour),
  money: { last: null, differing: null },
  jobs: [ranLately, { ...ranLately, name: 'reconcile' }],
  oldestEmailAt: null,
  waitingCodes: [],
  recentEmails: { sent: 20, reported: 19 },
  deadEmails: { toGuests: 0, toOffice: 0 },
  lastBackupAt: ago(6 * hour),
}

const settled = {
  isSchemaBehind: false,
  malformedSettings: [],
  missingSettings: [],
  hasBackups: true,
}

function status(records: Partial<SystemRecords> = {}, stripe: SystemFacts['stripe'] = 'answers') {
  return systemStatus({ ...settled, stripe, records: { ...quietNight, ...records } }, now)
}
const events = (receivedAgo: number, isProcessed = true) => ({
  lastEvent: { receivedAt: ago(receivedAgo), processedAt: isProcessed ? ago(receivedAgo) : null },
})

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
    const begun = { ...nothing, jobs: [{ ...ranLately, ...never }], inUseSince: ago(minute) }
    const { payments, jobs } = status(begun)
    expect([payments.state, jobs.state]).toEqual(['connected', 'operational'])
  })
})

describe('an unreachable database', () => {
  it('leaves payments, jobs and emails unknown', () => {
    const { database, payments, jobs, email } = systemStatus(
      { ...settled, stripe: 'answers', records: null },
      now,
    )
    expect([database, payments, jobs, email].map(({ state }) => state)).toEqual([
      'unreachable',
      'unknown',
      'unknown',
      'unknown',
    ])
  })

  it('leaves no last run of any job', () => {
    expect(systemStatus({ ...settled, stripe: 'answers', records: null }, now).lastRuns).toEqual([])
  })

  it('does not hide that Stripe is silent', () => {
    const { payments } = systemStatus({ ...settled, stripe: 'silent', records: null }, now)
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

  it('counts dead emails', () => {
    const deadEmails = { toGuests: 3, toOffice: 0 }
    expect(status({ deadEmails }).email).toEqual({
      state: 'dead_to_guests',
      since: null,
      count: 3,
    })
  })

  it('is `waiting` although other emails are dead, because only it tells that none leaves', () => {
    const deadEmails = { toGuests: 3, toOffice: 1 }
    expect(status({ oldestEmailAt: ago(hour), deadEmails }).email).toEqual({
      state: 'waiting',
      since: ago(hour),
      count: 4,
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
    const facts = { ...settled, stripe: 'answers', records: null } as const
    expect(systemStatus(facts, now).delivery.state).toBe('unknown')
  })
})
