import { env } from 'cloudflare:workers'
import { Hono } from 'hono'
import { beforeEach, describe, expect, it } from 'vitest'
import type { AppEnv } from '../../../worker/context.ts'
import { onError } from '../../../worker/http/on-error.tsx'
import { callerGroup, limitWrites } from '../../../worker/http/rate-limit.ts'
import { publicWrites } from '../support/route-table.ts'
import { openSite } from '../support/site.ts'
import { errorOf } from '../support/till.ts'

const site = openSite()
/** As in wrangler.toml: a tour group may book from one Wi-Fi. */
const perMinute = 30

const floodTakesAtMost = 10_000

/** The limiter counts by minutes of the clock; a flood has to fit into one. */
async function enoughOfTheMinute() {
  const left = 60_000 - (Date.now() % 60_000)
  if (left < floodTakesAtMost) await new Promise((resolve) => setTimeout(resolve, left + 100))
}

async function send(path: string, from: string, times = 1) {
  const statuses: number[] = []
  for (let count = 0; count < times; count += 1) {
    const answer = await site.post(path, {}, { 'cf-connecting-ip': from })
    statuses.push(answer.status)
  }
  return statuses
}

describe('promise 20: floods are limited, with the limits as shipped', () => {
  beforeEach(enoughOfTheMinute, floodTakesAtMost * 2)

  it('covers every public write', () => {
    expect(publicWrites.map(({ path }) => path).toSorted()).toEqual([
      '/api/bookings',
      '/api/contacts',
      '/api/create-payment-intent',
      '/api/pass/cancel',
      '/api/pass/change',
      '/api/pass/collectors',
      '/api/pass/collectors/revoke',
      '/api/pass/erase',
      '/api/pass/lost',
      '/api/pass/pay',
      '/api/pass/preview',
      '/api/payment-status',
      '/api/reservations',
    ])
  })

  it.each(publicWrites)(
    '$path: allows a hotel’s requests, then returns a clear 429',
    async ({ path }) => {
      const hotel = '203.0.113.7'
      expect(await send(path, hotel, perMinute)).not.toContain(429)
      const answer = await site.post(path, {}, { 'cf-connecting-ip': hotel })
      expect(answer.status).toBe(429)
      expect(answer.headers.get('retry-after')).toBe('60')
      expect(await errorOf(answer)).toMatchObject({ code: 'rate_limited' })
      expect(await send(`${path}/`, hotel)).toEqual([429])
      expect(await send(path, '203.0.113.8')).not.toContain(429)
    },
  )

  it('one household’s IPv6 network counts as one caller, its neighbour’s does not', async () => {
    for (let host = 1; host <= perMinute; host += 1) {
      await send('/api/contacts', `2001:db8:1:2:${host.toString(16)}::1`)
    }
    expect(await send('/api/contacts', '2001:db8:1:2:ffff::9')).toEqual([429])
    expect(await send('/api/contacts', '2001:db8:1:3::1')).not.toContain(429)
  })

  it('counts all stays that a caller writes to as one route, and no reads', async () => {
    const app = new Hono<AppEnv>()
      .use('/stays/*', limitWrites)
      .get('/stays/:id', (c) => c.text('read'))
      .post('/stays/:id', (c) => c.text('written'))
      .all('*', (c) => c.text('lost'))
    app.onError(onError)
    const call = async (method: string, id: number) => {
      const headers = { 'cf-connecting-ip': '203.0.113.20' }
      const path = `https://luggage.test/stays/${id}`
      return (await app.request(path, { method, headers }, env as never)).status
    }
    for (let id = 1; id <= perMinute; id += 1) expect(await call('POST', id)).toBe(200)
    expect(await call('POST', perMinute + 1)).toBe(429)
    expect(await call('GET', 1)).toBe(200)
  })

  it('never limits Stripe’s deliveries', async () => {
    for (let count = 0; count <= perMinute; count += 1) {
      const answer = await site.fetch('/api/stripe/webhook', {
        method: 'POST',
        headers: { 'cf-connecting-ip': '203.0.113.9' },
        body: '{}',
      })
      expect(answer.status).toBe(400)
    }
  })
})

describe('one caller', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['2001:db8:1:2::', '2001:db8:1:2'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['unknown', 'unknown'],
  ])('%s is counted as %s', (address, group) => {
    expect(callerGroup(address)).toBe(group)
  })
})
