import { sql } from 'drizzle-orm'
import { type AnySQLiteColumn, integer, text } from 'drizzle-orm/sqlite-core'
import { type Locale, locales } from '../../../domain/business/locales.ts'
import type { AuditData } from '../../../domain/stay/audit-data.ts'

/*
 * What the tables have in common (specification, section 3). Ids are uuids or Stripe's own; instants
 * are UTC milliseconds; money is integer euro cents.
 *
 * D1 can't change a CHECK of a table that others refer to. So a CHECK says only what can never become
 * legal; a set that may grow is text, closed by the unions of `domain/`, and the two sets of states
 * are tables of names. Nothing that has money or custody is ever deleted, so no reference cascades.
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
/** Facts, and the reasons that staff type, as JSON. */
export const facts = () => text({ mode: 'json' }).$type<AuditData>().notNull()

/** SQLite takes 3.5 for an integer, and so needs to be asked. */
export const whole = (column: AnySQLiteColumn, least: number) =>
  sql`typeof(${column}) = 'integer' AND ${column} >= ${sql.raw(String(least))}`

export const oneOf = (column: AnySQLiteColumn, values: readonly string[]) =>
  sql`${column} IN (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`
