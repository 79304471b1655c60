import { afterEach, expect, it, vi } from 'vitest'
import { read } from '../../../../web/api.ts'
import { whyUnanswered } from '../../../../web/guest/pass/use-known-pass.ts'

afterEach(() => vi.unstubAllGlobals())

/** Why a guest's pass is not shown after this response. */
async function whyAfter(fetch: () => Promise<Response>) {
  vi.stubGlobal('fetch', fetch)
  return read('GET /api/pass').then(() => 'answered', whyUnanswered)
}

it('a pass blames the connection only if no response came', async () => {
  for (const status of [429, 500, 503]) {
    expect(await whyAfter(async () => new Response('', { status }))).toBe('server')
  }
  const error = { code: 'not_found', message: '', requestId: '' }
  expect(await whyAfter(async () => Response.json({ error }, { status: 404 }))).toBe('refused')
  const replaced = { ...error, code: 'link_replaced' }
  expect(await whyAfter(async () => Response.json({ error: replaced }, { status: 410 }))).toBe(
    'replaced',
  )
  expect(await whyAfter(() => Promise.reject(new TypeError('Failed to fetch')))).toBe('offline')
})
