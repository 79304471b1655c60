import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { askerOf } from '../../dev/deploy/asker.ts'
import { withLocalSite } from '../../dev/deploy/local-site.ts'
import { smokeTest } from '../../dev/deploy/smoke-checks.ts'

const root = join(import.meta.dirname, '../..')

describe('promise 43: the smoke test', () => {
  it('passes on this Worker and its built pages, and fails on another version', async () => {
    await withLocalSite(root, async (origin, accessOrigin) => {
      const ask = askerOf({ origin, worker: 'local' })
      const client = join(root, 'dist/client')
      const expected = { ask, version: undefined, client, accessOrigin, isRepair: false }
      expect(await smokeTest(expected)).toContain('7 languages')
      await expect(smokeTest({ ...expected, version: 'another' })).rejects.toThrow(
        /was answered by version .+, not another/,
      )
    })
  }, 180_000)
})
