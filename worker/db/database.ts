import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1'
import type { Bindings } from '../env.ts'

export type Database = DrizzleD1Database

export function database(env: Pick<Bindings, 'DB'>): Database {
  return drizzle(env.DB, { casing: 'snake_case' })
}
