import { describe, expect, it } from 'vitest'
import { causesOf, causesToReport, isHealthy } from '../../../domain/reports/causes.ts'
import { lastDrill } from '../../../domain/reports/last-drill.ts'
import type { SystemStatus } from '../../../domain/reports/system-status.ts'

const now = new Date('2026-11-22T03:00:00Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

const allWell: SystemStatus<Date> = {
  database: { state: 'active', since: null },
  settings: { state: 'complete', since: null },
  wrongSettings: [],
  payments: { state: 'connected', since: null },
  jobs: { state: 'operational', since: null },
  lateJobs: [],
  lastRuns: [],
  email: { state: 'working', since: null, count: 0 },
  books: { state: 'agree', day: null },
  delivery: { state: 'reported', since: null },
  backup: { state: 'off', at: null },
  lastDrill,
  checkedAt: now,
}

const failing = (since: Date) => ({ jobs: { state: 'failing', since } }) as const
const keyRefused = { payments: { state: 'key_refused', since: null } } as const
const missing = { payments: { state: 'no_event', since: null } } as const

describe('promise 40: the causes of trouble', () => {
  it('are none where all is well, or where nobody can know', () => {
    expect(causesOf(allWell)).toEqual([])
    const unknown = { state: 'unknown', since: null } as const
    expect(causesOf({ ...allWell, payments: unknown, jobs: unknown })).toEqual([])
    expect(isHealthy(allWell)).toBe(true)
  })

  it('make the site unhealthy if they stop bookings or email, not if jobs make up for them', () => {
    expect(isHealthy({ ...allWell, ...failing(ago(5)) })).toBe(false)
    expect(isHealthy({ ...allWell, email: { state: 'waiting', since: ago(20), count: 0 } })).toBe(
      false,
    )
    expect(isHealthy({ ...allWell, ...missing })).toBe(true)
    expect(isHealthy({ ...allWell, books: { state: 'differ', day: null } })).toBe(true)
  })

  it.each(['waiting', 'sender_refused', 'over_limit'] as const)(
    'are the same whyever email does not leave: %s',
    (state) => {
      const email = { state, since: ago(20), count: 0 }
      expect(causesOf({ ...allWell, email })).toEqual(['email_waiting'])
      expect(isHealthy({ ...allWell, email })).toBe(false)
    },
  )

  it('are a hold at once, and not that the held jobs stand still', () => {
    const held = { ...allWell, jobs: { state: 'held', since: now } } as const
    expect([causesOf(held), causesToReport(held), isHealthy(held)]).toEqual([
      ['held'],
      ['held'],
      false,
    ])
  })

  it('are reported once they last: jobs that fail for ten minutes', () => {
    expect(causesToReport({ ...allWell, ...failing(ago(9)) })).toEqual([])
    expect(causesToReport({ ...allWell, ...failing(ago(10)) })).toEqual(['jobs'])
  })

  it('are reported without what follows from them: with a refused key, jobs fail too', () => {
    const status = { ...allWell, ...keyRefused, ...failing(ago(30)) }
    expect(causesOf(status)).toEqual(['stripe_key', 'jobs'])
    expect(causesToReport(status)).toEqual(['stripe_key'])
  })

  it('are reported side by side if they have nothing to do with each other', () => {
    const status = { ...allWell, ...missing, ...failing(ago(30)) }
    expect(causesToReport(status)).toEqual(['jobs', 'webhook_missing'])
  })

  it('of a guest’s email that was given up are none: it is under To do', () => {
    const email = { state: 'dead_to_guests', since: null, count: 1 } as const
    expect(causesOf({ ...allWell, email })).toEqual([])
  })
})
