import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Bindings } from '../env.ts'
import { audit } from './schema/stays.ts'

export type Database = DrizzleD1Database

const known = new WeakMap<D1Database, Database>()

/** The database behind a binding; kept, as it remembers the names of every column. */
export function database({ DB }: Pick<Bindings, 'DB'>): Database {
  const db = known.get(DB) ?? drizzle(DB, { casing: 'snake_case' })
  known.set(DB, db)
  return db
}

const comma = sql.raw(', ')

/** A row of a table that numbers its rows itself. */
type Numbered<Row> = Omit<Row, 'id'> & { id: null }

/**
 * A statement that inserts a whole row if a query finds something: `source` is what follows the
 * values, such as `FROM audit WHERE …`.
 */
export function insertIf<Table extends SQLiteTable>(
  db: Database,
  table: Table,
  row: Table['$inferSelect'] | Numbered<Table['$inferSelect']>,
  source: SQL,
) {
  const values = Object.entries(getTableColumns(table)).map(([name, column]) =>
    sql.param(row[name] ?? null, column),
  )
  return db.insert(table).select(sql`SELECT ${sql.join(values, comma)} ${source}`)
}

/** The gate of a change's batch: where its audit row is not there, none of its effects happens. */
export function ifChanged(auditId: string): SQL {
  return sql`FROM ${audit} WHERE ${audit.id} = ${auditId}`
}
