import { describe, expect, it } from 'vitest'
import { jobNames } from '../../../domain/reports/job-status.ts'
import { jobRuns } from '../../../worker/db/schema/post.ts'
import { openClock } from '../support/clock.ts'
import { takeErrors, takeLines } from '../support/logs.ts'
import { contactRequest } from '../support/requests.ts'
import { openTill } from '../support/till.ts'

const { site, db } = openTill('job_runs')
const clock = openClock(site)
const told = () => takeLines('job_run').map(({ job }) => job)

describe('a run of a job', () => {
  it('logs one line with its counts, of each job there is', async () => {
    await site.runJobs()
    const lines = takeLines('job_run')
    expect(lines.map(({ job }) => job).toSorted()).toEqual(jobNames.toSorted())
    for (const { level, event, job, failure, milliseconds, ...counts } of lines) {
      expect([level, failure, milliseconds]).toEqual(['info', null, expect.any(Number)])
      expect([job, Object.keys(counts).length], String(job)).not.toEqual([job, 0])
      for (const count of Object.values(counts)) expect(count).toEqual(expect.any(Number))
    }
  })

  it('that finds nothing to do is told once an hour, by the first of them', async () => {
    await clock.runAt(1, '03:00')
    told()
    await clock.runAt(1, '03:01')
    await clock.runAt(1, '03:59')
    expect(told()).toEqual([])
    await clock.runAt(1, '04:00')
    expect(told().toSorted()).toEqual(jobNames.toSorted())
  })

  it('that did something is told, alone, with how much that was', async () => {
    await clock.runAt(1, '05:00')
    await db.update(jobRuns).set({ leasedUntil: null })
    site.mailbox.failures = 1
    await site.post('/api/contacts', contactRequest)
    takeErrors('email_failed')
    told()
    await clock.runAt(1, '05:10')
    // Late in the day it is not yet a day ago that the mailbox was written to, and nothing is forgotten.
    const lines = takeLines('job_run').filter(({ job }) => job !== 'erase')
    expect(lines).toMatchObject([
      { level: 'info', job: 'sendEmail', failure: null, sent: 1, dropped: 0, failed: 0 },
    ])
  })

  it('that left something undone is told with the failure, and that it failed', async () => {
    site.mailbox.failures = 100
    await site.post('/api/contacts', contactRequest)
    await clock.runAt(1, '05:20')
    site.mailbox.failures = 0
    takeErrors('email_failed')
    const [line] = takeLines('job_run').filter(({ job }) => job === 'sendEmail')
    expect(line?.failed).toBeGreaterThan(0)
    expect(line).toMatchObject({ level: 'warn', failure: 'Error', sent: 0 })
  })

  it('that was stopped logs one line too', async () => {
    site.meter.reset()
    site.meter.fails = (trip) => trip > 1
    await clock.runAt(1, '05:30')
    site.meter.reset()
    const stopped = takeErrors('job_failed')
    expect(stopped.map(({ job }) => job).toSorted()).toEqual(jobNames.toSorted())
    expect(stopped[0]?.milliseconds).toEqual(expect.any(Number))
    expect(told()).toEqual([])
  })

  it('begins only if the clock answers, which is told', async () => {
    site.meter.reset()
    site.meter.fails = () => true
    await clock.runAt(1, '05:40')
    site.meter.reset()
    expect(takeErrors('clock_failed')).toHaveLength(1)
    expect(told()).toEqual([])
  })
})
