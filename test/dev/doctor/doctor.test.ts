import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'

// Wrangler takes seconds to load on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const root = join(import.meta.dirname, '../../..')
const folder = mkdtempSync(join(tmpdir(), 'doctor-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs it as a deploy does: on this project, whose business is still invented. */
function doctor(args: string[], env: Record<string, string> = {}) {
  const { STRIPE_SECRET_KEY: _, CLOUDFLARE_API_TOKEN: __, ...outer } = process.env
  const program = [join(root, 'dev/doctor.ts'), ...args]
  const ran = spawnSync(process.execPath, program, {
    env: { ...outer, STRIPE_API_ORIGIN: 'http://127.0.0.1:9', ...env },
    encoding: 'utf8',
  })
  return { status: ran.status, lines: ran.stdout.trim().split('\n') }
}

describe('promise 42: `npm run doctor`', () => {
  it('fails on placeholders, and with ALLOW_PLACEHOLDERS=1 passes', () => {
    expect(doctor([])).toMatchObject({ status: 1 })
    const { status, lines } = doctor([], { ALLOW_PLACEHOLDERS: '1' })
    expect([status, lines.at(-1)]).toEqual([0, 'Going on, as ALLOW_PLACEHOLDERS=1 says.'])
  })

  it('fails on a wrong value all the same, and ends with it, because a deploy quotes the last line', () => {
    const { status, lines } = doctor([], {
      ALLOW_PLACEHOLDERS: '1',
      STRIPE_SECRET_KEY: 'pk_test_abc',
    })
    expect([status, lines.at(-1)]).toEqual([1, expect.stringContaining('STRIPE_SECRET_KEY is')])
  })

  it('checks the secrets of a first deploy in their file', () => {
    const file = join(folder, 'secrets')
    writeFileSync(file, 'STRIPE_SECRET_KEY=sk_test_abc\nLINK_SECRET=short\n')
    const { status, lines } = doctor(['--secrets-file', file], { ALLOW_PLACEHOLDERS: '1' })
    expect([status, lines.at(-1)]).toEqual([1, expect.stringContaining('LINK_SECRET has to have')])
  })

  it('checks staging by its name, and knows no other', () => {
    expect(doctor(['--env', 'staging']).lines).toContainEqual(
      expect.stringContaining('wrangler.toml [env.staging]: ACCESS_AUD is empty'),
    )
    const { status, lines } = doctor(['--env', 'nowhere'])
    expect([status, lines.at(-1)]).toEqual([1, expect.stringContaining('"nowhere"')])
  })
})
