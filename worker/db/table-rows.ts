import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

export interface StoredTable {
  name: string
  columns: string[]
}

interface StoredRows {
  /** Each row's values, in the order of the table's columns. */
  rows: unknown[][]
  /** The last row's `rowid`. `null` if there are no rows. */
  last: number | null
}

/** Condition that excludes the internal tables of SQLite and D1. */
const isOurs = sql`t.name NOT GLOB 'sqlite_*' AND t.name NOT GLOB '_cf_*'`

export async function schemaStatements(db: Database): Promise<string[]> {
  const found = await db.values<[string]>(
    sql`SELECT sql FROM sqlite_schema AS t WHERE sql IS NOT NULL AND ${isOurs} ORDER BY rowid`,
  )
  return found.map(([statement]) => statement)
}

export async function storedTables(db: Database): Promise<StoredTable[]> {
  const found = await db.values<[string, string]>(
    sql`SELECT t.name, c.name FROM sqlite_schema AS t, pragma_table_info(t.name) AS c
      WHERE t.type = 'table' AND ${isOurs} ORDER BY t.name, c.cid`,
  )
  const columns = Map.groupBy(found, ([table]) => table)
  return [...columns].map(([name, own]) => ({ name, columns: own.map(([, column]) => column) }))
}

export async function rowsAfterNumber(
  db: Database,
  { name, columns }: StoredTable,
  after: number,
  most: number,
): Promise<StoredRows> {
  const names = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql.raw(', '),
  )
  const found = await db.values<[number, ...unknown[]]>(
    sql`SELECT rowid, ${names} FROM ${sql.identifier(name)} WHERE rowid > ${after}
      ORDER BY rowid LIMIT ${most}`,
  )
  return { rows: found.map(([, ...row]) => row), last: found.at(-1)?.[0] ?? null }
}

/**
 * Returns the highest `rowid` of the audit, or 0 if the audit is empty.
 * Every update of a stay raises it.
 */
export async function lastAudit(db: Database): Promise<number> {
  const [[last] = [0]] = await db.values<[number]>(sql`SELECT max(rowid) FROM audit`)
  return last ?? 0
}
