import { describe, expect, it } from 'vitest'
import { type JobRecord, jobsCheck, lastRun, lateJobs } from '../../../domain/reports/job-status.ts'

const now = new Date('2026-11-22T03:00:00Z')
const minute = 60_000
const hour = 60 * minute
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)
const inUseSince = ago(400 * 24 * hour)

const ranLately: JobRecord = {
  name: 'sendEmail',
  startedAt: ago(minute),
  okAt: ago(minute),
  lastError: null,
}
const never = { startedAt: null, okAt: null } as const
const stopped = { startedAt: ago(hour), okAt: ago(hour) }

function check(
  jobs: JobRecord[],
  since = inUseSince,
  heldSince: Date | null = null,
  releasedAt: Date | null = null,
) {
  const records = { inUseSince: since, jobs, heldSince, releasedAt }
  const late = lateJobs(records, now)
  return {
    ...jobsCheck(late, records, now),
    late: late.map(({ name }) => name),
    runs: jobs.map((job) => lastRun(job, records, now)),
  }
}
const beside = (record: Partial<JobRecord>) =>
  check([ranLately, { ...ranLately, name: 'reconcile', ...record }])

describe('jobs', () => {
  it('are operational after a single failure', () => {
    const failedOnce = { okAt: ago(2 * minute), lastError: 'payment_unavailable' }
    expect(beside(failedOnce)).toMatchObject({ state: 'operational', late: [] })
  })

  it('are late after four minutes without success, so that a probe sees it within five', () => {
    expect(beside({ okAt: ago(4 * minute) }).state).toBe('operational')
    expect(beside({ okAt: ago(4 * minute + 1) }).state).toBe('failing')
  })

  it('are stopped if no job has started for an hour', () => {
    const late = check([{ ...ranLately, ...stopped }])
    expect(late).toMatchObject({ state: 'stopped', since: ago(hour), late: ['sendEmail'] })
  })

  it('are on hold, and none is late, while they wait for an owner', () => {
    const held = check([{ ...ranLately, ...stopped }], inUseSince, ago(2 * hour))
    expect(held).toMatchObject({ state: 'held', since: ago(2 * hour), late: [] })
  })

  it('are operational for four minutes after an owner released them', () => {
    const released = (before: number) =>
      check([{ ...ranLately, ...stopped }], inUseSince, null, ago(before)).state
    expect(released(4 * minute)).toBe('operational')
    expect(released(4 * minute + 1)).toBe('stopped')
  })

  it('are failing if one job never succeeds, which is named', () => {
    const late = beside({ okAt: ago(hour), lastError: 'payment_unavailable' })
    expect(late).toMatchObject({ state: 'failing', since: ago(hour), late: ['reconcile'] })
  })

  it('are failing since the site is in use if they never succeeded', () => {
    const late = beside({ okAt: null, lastError: 'misconfigured' })
    expect(late).toMatchObject({ state: 'failing', since: inUseSince })
  })

  it('have never run if the site is in use without them', () => {
    const jobs = [{ ...ranLately, ...never }]
    expect(check(jobs)).toMatchObject({ state: 'never_run', since: null })
    expect(check(jobs, ago(minute)).state).toBe('operational')
  })

  it('are operational if a release has added one that has not run yet', () => {
    expect(beside(never)).toMatchObject({ state: 'operational', late: [] })
  })

  it('are stopped if all but the added one are', () => {
    const added = { ...ranLately, ...never, name: 'watch' } as const
    const late = check([{ ...ranLately, ...stopped }, added])
    expect(late).toMatchObject({ state: 'stopped', late: ['sendEmail'] })
  })

  it('have the state of the one that is late for the longest', () => {
    const late = check([
      { ...ranLately, okAt: ago(20 * minute) },
      { ...ranLately, ...stopped, name: 'reconcile' },
    ])
    expect(late).toMatchObject({ state: 'stopped', since: ago(hour) })
    expect(late.late).toEqual(['reconcile', 'sendEmail'])
  })
})

describe('each job', () => {
  it('reports its own last run, whatever the other jobs do', () => {
    const failed = { okAt: ago(2 * minute), lastError: 'storage_unavailable' }
    const refused = { okAt: ago(hour), lastError: 'payment_unavailable' }
    const { runs } = check([
      ranLately,
      { ...ranLately, ...failed, name: 'erase' },
      { ...ranLately, ...refused, name: 'reconcile' },
      { ...ranLately, ...stopped, name: 'remind' },
      { ...ranLately, ...never, name: 'sweepPhotos' },
    ])
    expect(runs).toEqual([
      { name: 'sendEmail', state: 'operational', okAt: ago(minute), lastError: null },
      { name: 'erase', state: 'operational', ...failed },
      { name: 'reconcile', state: 'failing', ...refused },
      { name: 'remind', state: 'stopped', okAt: ago(hour), lastError: null },
      { name: 'sweepPhotos', state: 'operational', okAt: null, lastError: null },
    ])
  })
})
