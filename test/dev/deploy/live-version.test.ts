import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { liveVersion } from '../../../dev/deploy/live-version.ts'
import { checkFirstSecrets } from '../../../dev/deploy/secrets.ts'
import { setupOf } from '../../../dev/deploy/setup.ts'

// Wrangler takes seconds to start on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const root = join(import.meta.dirname, '../../..')
const id = '11111111-1111-4111-8111-111111111111'

/** Results of Cloudflare's API by the end of their path. All others don't exist. */
let results: Record<string, unknown> = {}
let api: Server
beforeAll(async () => {
  api = createServer(({ url = '' }, response) => {
    const result = results[url.replace(/.*\/scripts\/[\w-]+\//, '')]
    const errors = [{ code: 10007, message: 'This Worker does not exist on your account.' }]
    response.writeHead(result ? 200 : 404, { 'content-type': 'application/json' })
    const answer = result ? { success: true, errors: [], result } : { success: false, errors }
    response.end(JSON.stringify({ messages: [], ...answer }))
  })
  await new Promise<void>((listening) => api.listen(0, '127.0.0.1', listening))
})
afterAll(() => api.close())

function setup() {
  const { port } = api.address() as AddressInfo
  const options = { environment: '', secretsFile: undefined, isRepair: false, isDryRun: false }
  return setupOf(root, options, {
    ...process.env,
    CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${port}`,
    CLOUDFLARE_API_TOKEN: 'token',
    CLOUDFLARE_ACCOUNT_ID: 'account',
  })
}

const deployments = { deployments: [{ id: 'd', versions: [{ version_id: id, percentage: 100 }] }] }
const bindings = (...names: string[]) => ({
  id,
  resources: { bindings: names.map((name) => ({ name, type: 'd1' })) },
})

describe('promise 43: the live version according to wrangler', () => {
  it.each([
    ['no Worker is there', {}, null],
    ['nothing was deployed', { deployments: { deployments: [] } }, null],
    ['an empty Worker has the secrets', { deployments, [`versions/${id}`]: bindings('A') }, null],
    ['a version serves', { deployments, [`versions/${id}`]: bindings('DB') }, id],
  ])('is found, or null for a first deploy, if %s', async (_, known, expected) => {
    results = known
    expect(await liveVersion(setup())).toBe(expected)
  })

  it('the secrets check of a new Worker asks for --secrets-file', async () => {
    results = {}
    await expect(checkFirstSecrets(setup())).rejects.toThrow('--secrets-file')
  })
})
