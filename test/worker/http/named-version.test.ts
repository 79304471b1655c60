import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { createApp } from '../../../worker/app.ts'

const versions = { CF_VERSION_METADATA: { id: 'aaaa', tag: '', timestamp: '' } }
const ask = (path: string, headers = {}) =>
  createApp().request(path, { headers }, { ...env, ...versions })

it('promise 43: the health check names the version that answered', async () => {
  expect((await ask('/api/health')).headers.get('X-Version')).toBe('aaaa')
})

it('the health check ignores the version that the caller asked for', async () => {
  const override = { 'Cloudflare-Workers-Version-Overrides': 'tirana-luggage-storage="bbbb"' }
  expect((await ask('/api/health', override)).headers.get('X-Version')).toBe('aaaa')
})

it('no other response names the version', async () => {
  expect((await ask('/api/config')).headers.has('X-Version')).toBe(false)
})
