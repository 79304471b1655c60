import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { takeErrors } from '../../support/logs.ts'
import { openSite } from '../../support/site.ts'

const answerOf = async (response: Response) => [response.status, await response.json()]

describe('promise 40: GET /api/health', () => {
  it('says yes on a new site, before its jobs have run and staff have come', async () => {
    expect(await answerOf(await openSite().fetch('/api/health'))).toEqual([200, { ok: true }])
  })

  it('says no and nothing else where the database does not answer', async () => {
    const site = openSite()
    site.meter.fails = () => true
    expect(await answerOf(await site.fetch('/api/health'))).toEqual([503, { ok: false }])
    takeErrors('database_check_failed')
  })

  it('says no if a setting is malformed', async () => {
    const answer = await openSite({ LINK_SECRET: 'short' }).fetch('/api/health')
    expect(await answerOf(answer)).toEqual([503, { ok: false }])
  })

  it('says no where a database has no tables at all', async () => {
    const answer = await openSite({ DB: env.EARLIER_DB }).fetch('/api/health')
    expect(await answerOf(answer)).toEqual([503, { ok: false }])
    expect(takeErrors('database_check_failed')).toMatchObject([{ code: 'schema_behind' }])
  })

  it('says yes on the schema of a next release, which this one still works on', async () => {
    const site = openSite()
    await env.DB.prepare("INSERT INTO d1_migrations (name) VALUES ('9999_next.sql')").run()
    expect(await answerOf(await site.fetch('/api/health'))).toEqual([200, { ok: true }])
    await env.DB.prepare("DELETE FROM d1_migrations WHERE name = '9999_next.sql'").run()
  })

  it('says no while the database is closed for a restore', async () => {
    const answer = await openSite({ RESTORING: 'yes' }).fetch('/api/health')
    expect(await answerOf(answer)).toEqual([503, { ok: false }])
    expect(takeErrors('database_check_failed')).toMatchObject([{ reason: 'restoring' }])
  })

  it('asks the database once, however many ask within some seconds', async () => {
    const site = openSite()
    const trips: number[] = []
    for (let asked = 0; asked < 5; asked += 1) trips.push((await site.fetch('/api/health')).trips)
    expect(trips).toEqual([1, 0, 0, 0, 0])
  })

  it('says yes after a release has added a job, and no if no job has ever run', async () => {
    const site = openSite()
    const hourAgo = Date.now() - 3_600_000
    await env.DB.prepare('INSERT INTO staff (id, username, created_at) VALUES (?, ?, ?)')
      .bind('drita', 'drita@office.example', hourAgo)
      .run()
    await site.runJobs()
    await env.DB.prepare("DELETE FROM job_runs WHERE name = 'watch'").run()
    expect(await answerOf(await openSite().fetch('/api/health'))).toEqual([200, { ok: true }])
    await env.DB.prepare('DELETE FROM job_runs').run()
    expect(await answerOf(await openSite().fetch('/api/health'))).toEqual([503, { ok: false }])
  })
})
