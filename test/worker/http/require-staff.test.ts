import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { database } from '../../../worker/db/database.ts'
import { audit, staff } from '../../../worker/db/schema/stays.ts'
import { accessToken, asStaff, type TokenWish } from '../support/access.ts'
import { takeErrors } from '../support/logs.ts'
import { allRoutes, type Route, staffRoutes } from '../support/route-table.ts'
import { openSite } from '../support/site.ts'

const site = openSite()
const header = 'cf-access-jwt-assertion'
const bent: [string, TokenWish][] = [
  ['expired', { expiresInSeconds: -1 }],
  ['for another audience', { audience: 'another-application' }],
  ['of another issuer', { issuer: 'https://evil.cloudflareaccess.com' }],
  ['signed with the public key as a secret', { algorithm: 'HS256' }],
  ['not signed at all', { algorithm: 'none' }],
  ['signed by another key', { forged: true }],
]

async function knock({ method, path }: Route, headers: Record<string, string>, at = site) {
  const body = method === 'GET' ? null : '{}'
  return at.fetch(path.replace(':id', 'nobody'), {
    method,
    // From a page of this site, because requests from other sites are refused before.
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    body,
  })
}

async function expectClosed(response: Response, statuses = [401, 403]) {
  expect(statuses).toContain(response.status)
  const text = await response.text()
  expect(text).not.toContain('<title>Admin')
  expect(text).not.toMatch(/^\[/)
}

describe('promise 17: every staff route is closed without a valid token', () => {
  it('the app’s own table names every staff route', () => {
    expect(allRoutes.length).toBeGreaterThan(12)
    expect(staffRoutes.map(({ method, path }) => `${method} ${path}`)).toEqual(
      expect.arrayContaining([
        'GET /api/bookings',
        'GET /api/contacts',
        'GET /api/reservations',
        'GET /api/staff/figures',
        'GET /api/staff/session',
        'GET /api/staff/status',
        'GET /api/staff/till',
        'POST /api/staff/stays/:id/check-in',
        'GET /admin/desk',
        'GET /fr/admin/desk',
        'GET /api/staff/attention',
        'GET /api/staff/attention/count',
        'POST /api/staff/stays/:id/review',
        'POST /api/staff/stays/:id/write-off',
        'POST /api/staff/emails/:id/retry',
        'POST /api/staff/orphans/:id/resolve',
        'POST /api/staff/reconciliations',
        'POST /api/staff/till/counts',
        'POST /api/staff/till/movements',
        'GET /api/staff/config',
        'GET /api/staff/bags/:id/photo',
        'PUT /api/staff/bags/:id/photo',
        'DELETE /api/staff/bags/:id/photo',
      ]),
    )
  })

  describe.each(staffRoutes)('$method $path', (route) => {
    it('accepts a valid token', async () => {
      const { status } = await knock(route, await asStaff())
      // An empty request is invalid, and the id is unknown.
      const isEmpty = route.method === 'POST' || /:id|preview$/.test(route.path)
      expect(isEmpty ? [404, 422] : [200]).toContain(status)
    })

    it('refuses a request without a token', async () => {
      await expectClosed(await knock(route, {}), [401])
    })

    it.each(bent)('refuses a token that is %s', async (_, requested) => {
      await expectClosed(await knock(route, { [header]: await accessToken(requested) }))
      await expectClosed(
        await knock(route, { cookie: `CF_Authorization=${await accessToken(requested)}` }),
      )
    })

    it.each(['', 'x', 'a.b.c', 'Bearer token', 'null'])('refuses the token %j', async (token) => {
      await expectClosed(await knock(route, { [header]: token }))
    })

    it.each([
      { ACCESS_TEAM_DOMAIN: '' },
      { ACCESS_AUD: '' },
      { ACCESS_TEAM_DOMAIN: undefined, ACCESS_AUD: undefined },
    ])('refuses everybody if Access is not configured: %j', async (missing) => {
      await expectClosed(await knock(route, await asStaff(), openSite(missing)))
    })

    it('returns 503 while the keys of Access can’t be fetched', async () => {
      const nowhere = openSite({ ACCESS_TEAM_DOMAIN: 'http://localhost:9' })
      await expectClosed(await knock(route, await asStaff(), nowhere), [503])
      expect(takeErrors('request_failed')).toMatchObject([{ code: 'access_unavailable' }])
    })
  })
})

describe('an unknown path below /api/staff', () => {
  it('is 401 for strangers and 404 for staff', async () => {
    await expectClosed(await site.fetch('/api/staff/nothing'), [401])
    const answer = await site.fetch('/api/staff/nothing', { headers: await asStaff() })
    expect(answer.status).toBe(404)
  })
})

describe('while the database is down', () => {
  it('strangers still get 401, and staff get 503 except from the status', async () => {
    const out = openSite()
    out.meter.fails = () => true
    const reads = staffRoutes.filter(
      ({ method, path }) => method === 'GET' && path.startsWith('/api/'),
    )
    expect(reads.length).toBeGreaterThan(10)
    for (const { path } of reads) {
      expect((await out.fetch(path)).status, path).toBe(401)
      const { status } = await out.fetch(path, { headers: await asStaff() })
      expect(status, path).toBe(path === '/api/staff/status' ? 200 : 503)
    }
    takeErrors('request_failed')
    takeErrors('database_check_failed')
  })

  it('an unknown staff path gets 503 too', async () => {
    const out = openSite()
    out.meter.fails = () => true
    const answer = await out.fetch('/api/staff/nothing', { headers: await asStaff() })
    expect(answer.status).toBe(503)
    takeErrors('request_failed')
  })
})

describe('a member of staff', () => {
  it('can be identified by the cookie of Access', async () => {
    const cookie = `other=1; CF_Authorization=${await accessToken()}`
    expect((await site.fetch('/api/staff/session', { headers: { cookie } })).status).toBe(200)
  })

  it('gets a row and an audit row at the first visit only', async () => {
    const headers = await asStaff({ email: 'Drita@Office.example' })
    for (let visit = 0; visit < 3; visit += 1) {
      const answer = await site.fetch('/api/staff/session', { headers })
      expect(await answer.json()).toEqual({
        staffId: expect.stringMatching(/^[\da-f-]{36}$/),
        username: 'drita@office.example',
        role: 'owner',
        signInUrl: expect.stringMatching(/^http.+\/access\/login\/.+redirect_url=%2Fadmin%2Fdesk$/),
        signOutUrl: expect.stringMatching(/^http.+\/cdn-cgi\/access\/logout$/),
        expiresAt: expect.stringMatching(/Z$/),
        now: expect.stringMatching(/Z$/),
      })
    }
    const db = database(env)
    const [member] = (await db.select().from(staff)).filter(({ username }) =>
      username.startsWith('drita'),
    )
    const noted = (await db.select().from(audit)).filter(
      ({ subjectId }) => subjectId === member?.id,
    )
    expect(noted).toMatchObject([{ action: 'staff_entered', actor: 'staff', staffId: member?.id }])
  })

  it('is only read, not written, at later visits', async () => {
    const headers = await asStaff({ email: 'besa@office.example' })
    expect((await site.fetch('/api/staff/session', { headers })).status).toBe(200)
    await env.DB.exec(
      "CREATE TRIGGER closed BEFORE INSERT ON staff BEGIN SELECT RAISE(ABORT, 'closed'); END",
    )
    const again = await site.fetch('/api/staff/session', { headers })
    await env.DB.exec('DROP TRIGGER closed')
    expect(again.status).toBe(200)
    expect(again.trips).toBe(1)
  })

  it('gets one row even if their first requests arrive together', async () => {
    const headers = await asStaff({ email: 'gent@office.example' })
    const paths = ['/api/bookings', '/api/contacts', '/api/reservations', '/api/staff/session']
    const answers = await Promise.all(paths.map((path) => site.fetch(path, { headers })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const members = await database(env).select().from(staff)
    expect(members.filter(({ username }) => username.startsWith('gent'))).toHaveLength(1)
  })

  it('is refused without an email address in the token', async () => {
    const answer = await site.fetch('/api/staff/session', { headers: await asStaff({ email: '' }) })
    expect(answer.status).toBe(401)
  })
})
