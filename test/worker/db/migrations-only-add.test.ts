import { applyD1Migrations, reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, expect, it } from 'vitest'

const { EARLIER_DB: db, MIGRATIONS: migrations } = env

/**
 * Differences that are more than an addition, by migration, each with the reason why the release before can run on
 * it. Migrations are applied before the Worker is replaced, so that release meets every new schema.
 */
const accepted: Record<string, Record<string, string>> = {}

interface Column {
  name: string
  type: string
  notnull: number
  dflt_value: string | null
}

interface Shape {
  columns: Map<string, Column>
  /** What refuses or rewrites a row, by its name: checks, foreign keys, unique indexes, triggers. */
  rules: Map<string, string>
}

const plain = (sql: string) => sql.replace(/["`]|--> .*/g, '').replace(/\s+/g, ' ')

function rulesOf(sql: string): [string, string][] {
  return sql.split('\n').flatMap((line): [string, string][] => {
    const rule = plain(line).trim().replace(/,$/, '')
    const check = /^CONSTRAINT (\w+) CHECK/.exec(rule)
    if (check) return [[`check ${check[1]}`, rule]]
    return rule.startsWith('FOREIGN KEY') ? [[rule, rule]] : []
  })
}

/** The tables as they are, and what binds their rows. */
async function shapes(): Promise<Map<string, Shape>> {
  const { results } = await db
    .prepare(`SELECT type, name, tbl_name AS "table", sql FROM sqlite_master WHERE sql IS NOT NULL
      AND name NOT LIKE 'sqlite!_%' ESCAPE '!' AND name NOT LIKE '!_cf!_%' ESCAPE '!' AND tbl_name <> 'd1_migrations'`)
    .all<{ type: string; name: string; table: string; sql: string }>()
  const found = new Map<string, Shape>()
  for (const { name, sql } of results.filter(({ type }) => type === 'table')) {
    const { results: columns } = await db.prepare(`PRAGMA table_info("${name}")`).all<Column>()
    const named = new Map(columns.map((column) => [column.name, column]))
    found.set(name, { columns: named, rules: new Map(rulesOf(sql)) })
  }
  for (const { type, name, table, sql } of results) {
    if (type !== 'trigger' && !sql.startsWith('CREATE UNIQUE')) continue
    found.get(table)?.rules.set(`${type} ${name}`, plain(sql))
  }
  return found
}

function ofColumns(before: Shape, after: Shape): string[] {
  const lost = [...before.columns].flatMap(([name, column]) => {
    const now = after.columns.get(name)
    if (!now) return [`its column ${name} is gone`]
    const isSame = now.type === column.type && now.dflt_value === column.dflt_value
    return isSame && now.notnull <= column.notnull ? [] : [`its column ${name} is another`]
  })
  const asked = [...after.columns.values()].filter(
    ({ name, notnull, dflt_value: value }) => !before.columns.has(name) && notnull && !value,
  )
  return [...lost, ...asked.map(({ name }) => `its column ${name} has to be given`)]
}

function ofRules(before: Shape, after: Shape): string[] {
  const stricter = [...after.rules].flatMap(([name, rule]) => {
    const was = before.rules.get(name)
    if (was === rule) return []
    return [`its ${name} is ${was === undefined ? 'new' : 'another'}`]
  })
  // A check that is gone refuses less; an older Worker may lean on anything else.
  const gone = [...before.rules.keys()].filter(
    (name) => !after.rules.has(name) && /^(index|trigger) /.test(name),
  )
  return [...stricter, ...gone.map((name) => `its ${name} is gone`)]
}

/** What an older Worker could stumble over; a new table is none of that. */
function stumbles(before: Map<string, Shape>, after: Map<string, Shape>): string[] {
  return [...before].flatMap(([table, was]) => {
    const now = after.get(table)
    if (!now) return [`${table}: it is gone`]
    return [...ofColumns(was, now), ...ofRules(was, now)].map((what) => `${table}: ${what}`)
  })
}

const [first, ...later] = migrations

beforeEach(async () => {
  await reset()
  await applyD1Migrations(db, first ? [first] : [])
})

async function foundAfter(migration: (typeof migrations)[number]): Promise<string[]> {
  const before = await shapes()
  await applyD1Migrations(db, [migration])
  return stumbles(before, await shapes()).toSorted()
}

it('promise 26: every migration only adds, except where the release before is known to bear it', async () => {
  expect((await shapes()).size).toBeGreaterThan(10)
  const found: Record<string, string[]> = {}
  for (const migration of later) {
    const what = await foundAfter(migration)
    if (what.length > 0) found[migration.name.replace(/\.sql$/, '')] = what
  }
  const listed = Object.entries(accepted).map(([name, reasons]) => [
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
])('finds in %s: %j', async (statement, expected) => {
  const found = await foundAfter({ name: '9999_sample.sql', queries: [statement] })
  expect(found).toEqual(expected.toSorted())
})
