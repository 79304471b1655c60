import { sql } from 'drizzle-orm'
import { type AnySQLiteColumn, integer, text } from 'drizzle-orm/sqlite-core'
import { type Locale, locales } from '../../../domain/business/locales.ts'
import type { AuditData } from '../../../domain/stay/audit-data.ts'

/*
 * Shared columns (specification, section 3).
 * Instants are UTC milliseconds. Amounts are integers: euro cents, lek, or the smallest unit of a
 * payment's `currency`.
 * D1 can't change a table's CHECK while other tables refer to the table, so a CHECK must only
 * forbid values that can never become valid.
 */

export const id = () => text().primaryKey()
export const instant = () => integer({ mode: 'timestamp_ms' })
export const createdAt = () =>
  instant().notNull().default(sql`(cast(unixepoch('subsec') * 1000 as integer))`)
export const language = () =>
  text({ enum: locales })
    .notNull()
    .default('en' satisfies Locale)
export const noCents = () => integer().notNull().default(0)
export const facts = () => text({ mode: 'json' }).$type<AuditData>().notNull()

/**
 * Returns a condition for an integer of at least `least`.
 * Checks the type, because SQLite accepts 3.5 in an integer column.
 */
export const whole = (column: AnySQLiteColumn, least: number) =>
  sql`typeof(${column}) = 'integer' AND ${column} >= ${sql.raw(String(least))}`

export const oneOf = (column: AnySQLiteColumn, values: readonly string[]) =>
  sql`${column} IN (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`
