import { execFile } from 'node:child_process'
import { cp, glob, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')
const migrations = join(root, 'migrations')
const wrangler = join(root, 'node_modules/wrangler/bin/wrangler.js')
const time = Date.UTC(2026, 6, 20)
const stays = 500

/** What each stay `n` of the first version has in the tables: paid in cash, and partly refunded. */
const filled: Record<string, Record<string, string | number>> = {
  staff: { id: "'s' || n", username: "n || '@desk.example'" },
  stays: {
    id: 'n',
    kind: "'booking'",
    reference: "'TIR-2026-201-' || n",
    tariff: 1,
    customer_name: "'A. Traveller'",
    start_date: time,
    pick_up_at: time,
    status: "'checked_in'",
    net_price: 1800,
    received: 1800,
  },
  audit: {
    id: "'a' || n",
    stay_id: 'n',
    version: 1,
    action: "'payment_taken'",
    actor: "'staff'",
    staff_id: "'s' || n",
    data: "'{}'",
    happened_at: time,
    at: time,
  },
  charges: { id: "'c' || n", stay_id: 'n', audit_id: "'a' || n", kind: "'quote'", cents: 1800 },
  payments: {
    id: "'p' || n",
    stay_id: 'n',
    audit_id: "'a' || n",
    method: "'cash'",
    status: "'succeeded'",
    cents: 1800,
    received_cents: 1800,
    paid_at: time,
  },
  refunds: {
    id: "'r' || n",
    payment_id: "'p' || n",
    audit_id: "'a' || n",
    method: "'cash'",
    status: "'succeeded'",
    cents: 600,
    reason: "'cancelled'",
    at: time,
  },
  pass_links: { id: "'l' || n", stay_id: 'n', audit_id: "'a' || n", purpose: "'collector'" },
  bags: { id: "'b' || n", stay_id: 'n', tag: 'n', in_audit_id: "'a' || n" },
  stay_keys: { key: "'traveller ' || n", stay_id: 'n' },
  outbox: {
    id: "'m' || n",
    audit_id: "'a' || n",
    stay_id: 'n',
    kind: "'booking_confirmed'",
    data: "'{}'",
    next_attempt_at: time,
  },
}

/** `drizzle-kit` rebuilds a table like this when a constraint changes: the case in which references can get lost. */
const rebuilt = [
  'PRAGMA foreign_keys=OFF;',
  'CREATE TABLE `__new_pass_links` (`id` text PRIMARY KEY NOT NULL, `stay_id` text NOT NULL, `audit_id` text NOT NULL,',
  '`purpose` text NOT NULL, FOREIGN KEY (`stay_id`) REFERENCES `stays`(`id`), FOREIGN KEY (`audit_id`) REFERENCES `audit`(`id`));',
  'INSERT INTO `__new_pass_links` SELECT `id`, `stay_id`, `audit_id`, `purpose` FROM `pass_links`;',
  'DROP TABLE `pass_links`;',
  'ALTER TABLE `__new_pass_links` RENAME TO `pass_links`;',
  'PRAGMA foreign_keys=ON;',
].join('\n')

let folder: string

/** Applies the migrations in the folder as a deploy does, to a database of this test's own. */
async function apply() {
  const own = ['--config', join(folder, 'wrangler.toml'), '--persist-to', join(folder, 'state')]
  const args = [wrangler, 'd1', 'migrations', 'apply', 'DB', '--local', ...own]
  return run(process.execPath, args, { cwd: root, env: { ...process.env, CI: '1' } })
}

/** The file that wrangler keeps the database in. */
async function opened() {
  for await (const file of glob(`${folder}/state/**/d1/**/*.sqlite`)) {
    if (!file.includes('metadata')) return new DatabaseSync(file)
  }
  throw new Error('wrangler keeps no database here')
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  await mkdir(join(folder, 'migrations'))
  const database = ['binding = "DB"', 'database_name = "office"', 'database_id = "office"']
  const settings = ['name = "office"', 'compatibility_date = "2026-11-01"', '[[d1_databases]]']
  await writeFile(join(folder, 'wrangler.toml'), [...settings, ...database].join('\n'))
})

afterAll(() => rm(folder, { recursive: true }))

it('promise 26: a deploy’s migrations keep all rows and references of the first version', async () => {
  const [first = '', ...others] = (await readdir(migrations))
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
  const add = (name: string) => cp(join(migrations, name), join(folder, 'migrations', name))
  await add(first)
  await apply()
  const before = await opened()
  const numbers = `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${stays})`
  for (const [table, row] of Object.entries(filled)) {
    const columns = Object.keys(row).join(', ')
    const values = Object.values(row).join(', ')
    before.exec(`INSERT INTO ${table} (${columns}) ${numbers} SELECT ${values} FROM numbers`)
  }
  before.close()

  for (const name of others) await add(name)
  await writeFile(join(folder, 'migrations/9999_rebuilt.sql'), rebuilt)
  const { stdout } = await apply()
  expect([...others, '9999_rebuilt.sql'].filter((name) => !stdout.includes(name))).toEqual([])
  const after = await opened()
  const rows = Object.keys(filled).map((table) => {
    const found = after.prepare(`SELECT count(*) AS rows FROM ${table}`).get()
    return [table, found?.rows]
  })
  expect(rows).toEqual(Object.keys(filled).map((table) => [table, stays]))
  expect(after.prepare('PRAGMA foreign_key_check').all()).toEqual([])
  expect(after.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
  after.close()
}, 60_000)
