import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { copied, left } from '../../../dev/seed/statements.ts'
import { staffOfUnused, targetOf } from '../../../dev/seed/target.ts'
import { type Filled, openDatabase } from './filled.ts'

const project = join(import.meta.dirname, '../../..')

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'office-'))
  cpSync(join(project, 'wrangler.toml'), join(root, 'wrangler.toml'))
})
afterEach(() => rmSync(root, { recursive: true }))

const target = (environment?: string, env: NodeJS.ProcessEnv = {}) =>
  targetOf(environment, { root, state: '/state', env })

/** Changes what wrangler.toml says of staging. */
function inStaging(from: string | RegExp, to: string) {
  const file = join(root, 'wrangler.toml')
  const [real = '', staging = ''] = readFileSync(file, 'utf8').split('[env.staging]')
  writeFileSync(file, [real, staging.replace(from, to)].join('[env.staging]'))
}

describe('npm run seed fills this machine and staging', () => {
  it('and finds each by its own options', () => {
    expect(target().where).toEqual(['--local', '--persist-to', '/state'])
    expect(target('staging')).toMatchObject({
      where: ['--remote'],
      setup: { environment: 'staging' },
    })
  })

  it.each(['production', '', 'local', 'stagin'])('never the environment "%s"', (environment) => {
    expect(() => target(environment)).toThrow(`never for "${environment}"`)
  })

  it.each([
    ['the publishable key in wrangler.toml', {}, 'pk_live_1'],
    ['the secret key of this shell', { STRIPE_SECRET_KEY: 'sk_live_1' }, 'pk_test_1'],
  ])('not a staging whose key is live: %s', (_, env, publishable) => {
    inStaging('STRIPE_PUBLISHABLE_KEY = ""', `STRIPE_PUBLISHABLE_KEY = "${publishable}"`)
    expect(() => target('staging', env)).toThrow('is live')
  })

  it('not a staging with the real site’s database', () => {
    const id = 'database_id = "11111111-0000-4000-8000-000000000000"'
    inStaging(/database_id = "[-0]+"/, id)
    expect(target('staging').environment).toBe('staging')
    const file = join(root, 'wrangler.toml')
    const config = readFileSync(file, 'utf8')
    writeFileSync(file, config.replace(/database_id = "[-0]+"/, id))
    expect(() => target('staging')).toThrow("database_id is the real site's")
  })
})

describe('npm run seed leaves a database alone that somebody uses', () => {
  let filled: Filled
  beforeEach(() => {
    filled = openDatabase()
  })
  afterEach(() => filled.close())

  it('and says how to begin anew', async () => {
    filled.db.exec(
      `INSERT INTO contact_messages (id, name, email, message) VALUES ('1', 'A', 'a@guest.example', 'Hi')`,
    )
    await expect(staffOfUnused(filled.target())).rejects.toThrow(
      /1 rows in contact_messages\. Nothing was changed\. To begin anew, stop `npm start`, delete/,
    )
  })

  it('but fills one in which staff only signed in, who keep their ids', async () => {
    filled.db.exec(
      `INSERT INTO staff (id, username, created_at) VALUES ('7', 'arta@example.com', 1)`,
    )
    expect(await staffOfUnused(filled.target())).toEqual([
      { id: '7', username: 'arta@example.com', created_at: 1 },
    ])
  })

  it('and every table is either copied or left to the site', () => {
    const names = filled.values(
      `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`,
    )
    expect([...copied, ...left].toSorted()).toEqual([...names, 'd1_migrations'].toSorted())
  })
})
