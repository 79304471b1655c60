import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1'
import type { Bindings } from '../env.ts'

export type Database = DrizzleD1Database

const known = new WeakMap<D1Database, Database>()

/** The database behind a binding; kept, as it remembers the names of every column. */
export function database({ DB }: Pick<Bindings, 'DB'>): Database {
  const db = known.get(DB) ?? drizzle(DB, { casing: 'snake_case' })
  known.set(DB, db)
  return db
}
