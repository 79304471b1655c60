import { env } from 'cloudflare:workers'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import type { AppEnv } from '../../../worker/context.ts'
import { onError } from '../../../worker/http/on-error.tsx'
import { sameSiteWrites } from '../../../worker/http/same-site.ts'
import { accessToken } from '../support/access.ts'
import { siteOrigin } from '../support/names.ts'
import { contactRequest } from '../support/requests.ts'
import { allRoutes } from '../support/route-table.ts'
import { openSite } from '../support/site.ts'
import { errorOf } from '../support/till.ts'

const site = openSite()
const writes = allRoutes.filter(
  ({ method, path }) => method !== 'GET' && path !== '/api/stripe/webhook',
)

describe('promise 18: another site cannot act as staff', () => {
  it('the app’s own table has writes by POST, PUT and DELETE', () => {
    const methods = writes.map(({ method }) => method)
    expect(new Set(methods)).toEqual(new Set(['POST', 'PUT', 'DELETE']))
  })

  describe.each(writes)('$method $path', ({ method, path }) => {
    const send = (headers: Record<string, string>) =>
      site.fetch(path, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        body: '{}',
      })

    it.each([
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: `${siteOrigin}.evil.example` },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: siteOrigin },
      { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' },
    ])('is refused with %j, signed in or not', async (headers) => {
      const cookie = `CF_Authorization=${await accessToken()}`
      for (const sent of [headers, { ...headers, cookie }]) {
        const answer = await send(sent)
        expect(answer.status).toBe(403)
        expect((await errorOf(answer)).code).toBe('cross_site')
      }
    })

    it('is refused with a staff cookie but without an origin', async () => {
      const cookie = `CF_Authorization=${await accessToken()}`
      expect((await send({ cookie })).status).toBe(403)
    })

    it('is accepted from this site’s own pages', async () => {
      const own = [{ origin: siteOrigin }, { 'sec-fetch-site': 'same-origin', origin: siteOrigin }]
      for (const headers of own) expect((await send(headers)).status).not.toBe(403)
    })
  })

  it('compares the origin with this site’s address, not with the request’s host', async () => {
    const host = 'https://luggage.evil.example'
    const answer = await site.fetch(`${host}/api/contacts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: host },
      body: JSON.stringify(contactRequest),
    })
    expect(answer.status).toBe(403)
  })

  it('refuses every write method from another site', async () => {
    const app = new Hono<AppEnv>().use(sameSiteWrites).all('/x', (c) => c.text('done'))
    app.onError(onError)
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const headers = { origin: 'https://evil.example' }
      const response = await app.request(
        'https://luggage.test/x',
        { method, headers },
        env as never,
      )
      expect(response.status).toBe(403)
    }
  })

  it('accepts public writes without a browser’s headers', async () => {
    const answer = await site.fetch('/api/contacts', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(contactRequest),
    })
    expect(answer.status).toBe(201)
  })
})
