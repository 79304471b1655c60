import { exports } from 'cloudflare:workers'
import { expect, it } from 'vitest'

it('smoke', async () => {
  const r = await exports.default.fetch('https://luggage.test/api/health')
  expect(await r.json()).toEqual({ ok: true })
})
