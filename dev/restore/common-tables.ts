import type { DatabaseSync } from 'node:sqlite'
import { migrationsOf } from './load-dump.ts'
import { type Table, tablesOf } from './tables.ts'

export interface Dumps {
  /** The database right before the restore. */
  now: DatabaseSync
  /** The database right after the harm. */
  base: DatabaseSync
  /** The restored database, into which changes are merged. */
  restored: DatabaseSync
}

export interface CommonTables {
  /**
   * Tables and columns that all dumps have. Each table comes after the tables that it refers to.
   */
  tables: Table[]
  /** Tables and columns (`table.column`) that the restored database lacks. They aren't merged. */
  leftBehind: string[]
}

/**
 * Returns the tables that the dumps have in common.
 * `without` names the migrations that caused the harm. Throws if the migrations or the schemas of
 * the dumps don't match.
 */
export function commonTables(dumps: Dumps, without: readonly string[]): CommonTables {
  const names = without.map(plainName)
  demandLeftOut(dumps, names)
  demandSameSchema(dumps, names)
  const later = tablesOf(dumps.now)
  const earlier = tablesOf(dumps.restored)
  return {
    tables: earlier.flatMap((table) => {
      const columns = columnsOf(later, table.name).filter((name) => table.columns.includes(name))
      return table.key.every((name) => columns.includes(name)) ? [{ ...table, columns }] : []
    }),
    leftBehind: later.flatMap(({ name, columns }) => {
      const known = columnsOf(earlier, name)
      if (known.length === 0) return [name]
      return columns.filter((column) => !known.includes(column)).map((it) => `${name}.${it}`)
    }),
  }
}

function columnsOf(tables: readonly Table[], name: string): string[] {
  return tables.find((table) => table.name === name)?.columns ?? []
}

function demandLeftOut({ now, base, restored }: Dumps, without: readonly string[]): void {
  for (const name of without) {
    if ([now, base].some((db) => !plainNames(db).includes(name)))
      throw new Error(`Both now.sql and base.sql need the migration ${name}, if it is left out.`)
    if (plainNames(restored).includes(name))
      throw new Error(
        `restored.sql has the migration ${name}. Restore to a minute before it, and export again.`,
      )
  }
}

function demandSameSchema({ now, base, restored }: Dumps, without: readonly string[]): void {
  const [expected, ...others] = [now, base, restored].map((db) =>
    plainNames(db)
      .filter((name) => !without.includes(name))
      .join(' '),
  )
  if (others.some((names) => names !== expected)) {
    throw new Error(
      'The three exports have different migrations. Apply the missing ones (wrangler d1 migrations apply) ' +
        'before you export base and restored. If a migration was the harm, name it: --without-migration <name>.',
    )
  }
  const [schema, ...schemas] = (without.length > 0 ? [now, base] : [now, base, restored]).map(
    schemaOf,
  )
  if (schemas.some((sql) => sql !== schema)) {
    throw new Error('The exports have the same migrations, but different tables or triggers.')
  }
}

function plainNames(db: DatabaseSync): string[] {
  return migrationsOf(db).map(plainName)
}

function plainName(file: string): string {
  return file.replace(/\.sql$/, '')
}

function schemaOf(db: DatabaseSync): string {
  const rows = db.prepare('SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name').all()
  return rows.map(({ sql }) => String(sql)).join('\n')
}
