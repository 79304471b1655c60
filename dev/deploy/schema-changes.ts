export type Query = (sql: string) => Promise<Record<string, unknown>[]>

interface Shape {
  columns: Map<string, Column>
  /**
   * SQL of the table's checks, foreign keys, unique indexes and triggers.
   * Checks and foreign keys only count if they begin a line of the table's SQL.
   */
  rules: Map<string, string>
}

interface Column {
  type: string
  isRequired: boolean
  otherwise: unknown
}

export type Schema = Map<string, Shape>

const everything = `SELECT type, name, tbl_name AS "table", sql FROM sqlite_master WHERE sql IS NOT NULL
  AND name NOT LIKE 'sqlite!_%' ESCAPE '!' AND name NOT LIKE '!_cf!_%' ESCAPE '!' AND tbl_name <> 'd1_migrations'`

export async function schemaOf(query: Query): Promise<Schema> {
  const parts = (await query(everything)).map((row) => ({
    type: String(row.type),
    name: String(row.name),
    table: String(row.table),
    sql: String(row.sql),
  }))
  const found: Schema = new Map()
  for (const { name, sql } of parts.filter(({ type }) => type === 'table')) {
    const columns = (await query(`PRAGMA table_info("${name}")`)).map((row): [string, Column] => [
      String(row.name),
      { type: String(row.type), isRequired: row.notnull === 1, otherwise: row.dflt_value },
    ])
    found.set(name, { columns: new Map(columns), rules: new Map(rulesOf(sql)) })
  }
  for (const { type, name, table, sql } of parts) {
    if (type !== 'trigger' && !sql.startsWith('CREATE UNIQUE')) continue
    found.get(table)?.rules.set(`${type} ${name}`, plain(sql))
  }
  return found
}

/**
 * Returns descriptions of the changes that could break a Worker written for `before`.
 * Ignores new tables.
 */
export function breakingChanges(before: Schema, after: Schema): string[] {
  return [...before].flatMap(([table, was]) => {
    const now = after.get(table)
    if (!now) return [`${table}: it is gone`]
    return [...ofColumns(was, now), ...ofRules(was, now)].map((what) => `${table}: ${what}`)
  })
}

function ofColumns(before: Shape, after: Shape): string[] {
  const lost = [...before.columns].flatMap(([name, column]) => {
    const now = after.columns.get(name)
    if (!now) return [`its column ${name} is gone`]
    const isSame = now.type === column.type && now.otherwise === column.otherwise
    return isSame && (column.isRequired || !now.isRequired) ? [] : [`its column ${name} is another`]
  })
  const asked = [...after.columns].filter(
    ([name, column]) => !before.columns.has(name) && column.isRequired && !column.otherwise,
  )
  return [...lost, ...asked.map(([name]) => `its column ${name} has to be given`)]
}

function ofRules(before: Shape, after: Shape): string[] {
  const stricter = [...after.rules].flatMap(([name, rule]) => {
    const was = before.rules.get(name)
    if (was === rule) return []
    return [`its ${name} is ${was === undefined ? 'new' : 'another'}`]
  })
  // Dropping a check or foreign key only makes the database accept more. An older Worker may rely
  // on a unique index or a trigger.
  const gone = [...before.rules.keys()].filter(
    (name) => !after.rules.has(name) && /^(index|trigger) /.test(name),
  )
  return [...stricter, ...gone.map((name) => `its ${name} is gone`)]
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
