import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'

/** Asks Lingui's own check, outside of the test runner's environment. */
function check(...options: string[]): string {
  const { status, stdout, stderr } = spawnSync('lingui', ['check', ...options, '--workers', '1'], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
  })
  return status === 0 ? 'complete' : stdout + stderr
}

/** Reading the whole source takes a busy machine longer than a test usually may. */
const patience = { timeout: 60_000 }

describe('the catalogs', patience, () => {
  it('hold every word of the source, and none that is gone', () => {
    expect(check('sync', '--clean')).toBe('complete')
  })

  it('speak all seven languages: no translation is missing', () => {
    expect(check('missing', '--mode', 'catalog')).toBe('complete')
  })
})
