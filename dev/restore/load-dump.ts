import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/**
 * Loads a file written by `wrangler d1 export` into memory.
 * References are only checked at the end, because rows may come before the tables that they refer
 * to. Throws if the file can't be loaded, or if rows refer to missing rows.
 */
export function loadDump(file: string): DatabaseSync {
  const db = new DatabaseSync(':memory:', { enableForeignKeyConstraints: false })
  try {
    db.exec(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`${file} can't be loaded: ${error instanceof Error ? error.message : error}`)
  }
  const lost = db.prepare('PRAGMA foreign_key_check').all()
  if (lost.length > 0)
    throw new Error(`${file}: ${lost.length} rows refer to rows that are missing.`)
  db.exec('PRAGMA foreign_keys = ON')
  return db
}

export function migrationsOf(db: DatabaseSync): string[] {
  const names = db.prepare('SELECT name FROM d1_migrations ORDER BY name').all()
  return names.map(({ name }) => String(name))
}
