import type { DatabaseSync } from 'node:sqlite'
import { literal, quoted } from './literals.ts'
import { rowsOf } from './rows.ts'
import { demandShort, insertOf } from './statements.ts'
import { tablesOf } from './tables.ts'

/**
 * Returns the statements that fill an empty D1 with this database.
 * Their order matters, because D1 checks references while it loads a file, and triggers would run
 * for each row. Throws if a row's statement is too long for D1.
 */
export function dumpOf(db: DatabaseSync): string[] {
  const tables = tablesOf(db)
  return [
    'PRAGMA defer_foreign_keys = TRUE;',
    ...tables.flatMap(({ name }) => schemaOf(db, 'name = ?', name)),
    ...tables.flatMap((table) =>
      [...rowsOf(db, table).values()].map((row) => demandShort(insertOf(table, row))),
    ),
    ...sequences(db),
    ...schemaOf(db, 'type = ?', 'index'),
    ...schemaOf(db, 'type = ?', 'view'),
    ...schemaOf(db, 'type = ?', 'trigger'),
  ]
}

function schemaOf(db: DatabaseSync, where: string, value: string): string[] {
  const select = `SELECT sql FROM sqlite_schema WHERE ${where} AND sql IS NOT NULL ORDER BY rowid`
  const found = db.prepare(select).all(value)
  return found.map(({ sql }) => `${sql};`)
}

/**
 * Returns statements that copy the `AUTOINCREMENT` counters, so ids of deleted rows aren't reused.
 */
function sequences(db: DatabaseSync): string[] {
  const known = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'sqlite_sequence'").get()
  if (!known) return []
  const found = db.prepare('SELECT name, seq FROM sqlite_sequence ORDER BY name').all()
  const into = `INSERT INTO sqlite_sequence (${quoted('name')}, ${quoted('seq')})`
  return [
    'DELETE FROM sqlite_sequence;',
    ...found.map(
      ({ name, seq }) =>
        `${into} VALUES (${literal(String(name))}, ${literal(BigInt(Number(seq)))});`,
    ),
  ]
}
