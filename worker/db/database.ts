import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { type Bindings, isRestoring } from '../env.ts'
import { AppError } from '../errors.ts'
import { audit } from './schema/stays.ts'

export type Database = DrizzleD1Database

const known = new WeakMap<D1Database, Database>()

/** Seconds after which clients may retry while the database is being restored. */
const restoringRetry = 30

/**
 * Returns the Drizzle client that all requests share.
 * Throws `storage_unavailable` while `RESTORING` is set.
 */
export function database(env: Pick<Bindings, 'DB' | 'RESTORING'>): Database {
  if (isRestoring(env)) {
    throw new AppError('storage_unavailable', { retryAfter: restoringRetry, reason: 'restoring' })
  }
  const { DB } = env
  const db = known.get(DB) ?? drizzle(DB, { casing: 'snake_case' })
  known.set(DB, db)
  return db
}

const comma = sql.raw(', ')

type Numbered<Row> = Omit<Row, 'id'> & { id: null }

/**
 * Returns a statement that inserts `row` if `source` selects a row.
 * `source` is a clause such as `FROM audit WHERE …` or `WHERE …`, and must select at most one row.
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

/** Returns a clause that selects a row only if the audit row `auditId` exists. */
export function ifChanged(auditId: string): SQL {
  return sql`FROM ${audit} WHERE ${audit.id} = ${auditId}`
}
