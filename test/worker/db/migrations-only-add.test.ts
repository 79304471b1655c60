import { applyD1Migrations, reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, expect, it } from 'vitest'
import { acceptedChanges } from '../../../dev/deploy/accepted-changes.ts'
import { breakingChanges, schemaOf } from '../../../dev/deploy/schema-changes.ts'

const { EARLIER_DB: db, MIGRATIONS: migrations } = env

const shapes = () => schemaOf(async (sql) => (await db.prepare(sql).all()).results)

const [first, ...later] = migrations

beforeEach(async () => {
  await reset()
  await applyD1Migrations(db, first ? [first] : [])
})

async function foundAfter(migration: (typeof migrations)[number]): Promise<string[]> {
  const before = await shapes()
  await applyD1Migrations(db, [migration])
  return breakingChanges(before, await shapes()).toSorted()
}

it('promise 26: every migration only adds, except for listed changes that the previous release tolerates', async () => {
  expect((await shapes()).size).toBeGreaterThan(10)
  const found: Record<string, string[]> = {}
  for (const migration of later) {
    const what = await foundAfter(migration)
    if (what.length > 0) found[migration.name.replace(/\.sql$/, '')] = what
  }
  const listed = Object.entries(acceptedChanges).map(([name, reasons]) => [
    name,
    Object.keys(reasons).toSorted(),
  ])
  expect(found).toEqual(Object.fromEntries(listed))
})

it.each([
  ['ALTER TABLE stays ADD COLUMN nickname text', []],
  ['ALTER TABLE stays ADD COLUMN tips integer NOT NULL DEFAULT 0', []],
  ['CREATE TABLE tips (id text PRIMARY KEY NOT NULL)', []],
  ['CREATE INDEX stays_by_locale ON stays (locale)', []],
  ['DROP TABLE stay_keys', ['stay_keys: it is gone']],
  [
    'ALTER TABLE refunds DROP COLUMN bank_reference',
    ['refunds: its column bank_reference is gone'],
  ],
  [
    'ALTER TABLE closures RENAME COLUMN reason TO cause',
    ['closures: its column reason is gone', 'closures: its column cause has to be given'],
  ],
  ['CREATE UNIQUE INDEX one_name ON stays (customer_name)', ['stays: its index one_name is new']],
  [
    'CREATE TRIGGER no_bag BEFORE INSERT ON bags BEGIN SELECT 1; END',
    ['bags: its trigger no_bag is new'],
  ],
  ['DROP TRIGGER drawer_no_update', ['drawer: its trigger drawer_no_update is gone']],
])('after %s it reports %j', async (statement, expected) => {
  const found = await foundAfter({ name: '9999_sample.sql', queries: [statement] })
  expect(found).toEqual(expected.toSorted())
})
