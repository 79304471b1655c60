import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'

const { EARLIER_DB: db, MIGRATIONS: migrations } = env

/**
 * What is no mere addition, by migration, and why the version before runs on it all the same. Migrations
 * are applied first and the Worker is replaced after them, so that version meets every new schema.
 */
const withReason: Record<string, Record<string, string>> = {
  '0005_agreed_price': {
    'charges: its check charges_kind is another': 'one kind more; the older ones stand',
  },
  '0008_beyond_the_counter': {
    'charges: its check charges_kind is another': 'one kind more; the older ones stand',
    'charges: its check charges_owed is another': 'binds the new kind alone',
    'charges: its check charges_credit is another': 'binds one kind less',
    'stays: its trigger stays_erased_photos is new': 'fills a column that no older Worker knows',
  },
  '0010_photos_due_by_the_worker': {
    'stays: its trigger stays_erased_photos is gone':
      'photos that the version before forgets to note, the job notes within a day (`notePhotosDue`)',
  },
}

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

it('promise 26: a migration adds, and where it does not, the version before is known to bear it', async () => {
  await applyD1Migrations(db, migrations.slice(0, 1))
  const found: Record<string, string[]> = {}
  let before = await shapes()
  expect(before.size).toBeGreaterThan(10)
  for (const [index, { name }] of migrations.entries()) {
    await applyD1Migrations(db, migrations.slice(0, index + 1))
    const after = await shapes()
    const what = stumbles(before, after)
    if (what.length > 0) found[name.replace(/\.sql$/, '')] = what.toSorted()
    before = after
  }
  const listed = Object.entries(withReason).map(([name, reasons]) => [
    name,
    Object.keys(reasons).toSorted(),
  ])
  expect(found).toEqual(Object.fromEntries(listed))
})
