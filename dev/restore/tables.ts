import type { DatabaseSync } from 'node:sqlite'

export interface Table {
  name: string
  columns: string[]
  /** Columns of the primary key. */
  key: string[]
  references: Reference[]
}

export interface Reference {
  column: string
  parent: string
}

/** Matches the names of internal tables of SQLite and D1. */
const internal = /^(sqlite_|_cf_)/

/** Returns all tables except internal ones, each after the other tables that it refers to. */
export function tablesOf(db: DatabaseSync): Table[] {
  const all = db
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY rowid")
    .all()
    .map(({ name }) => String(name))
    .filter((name) => !internal.test(name))
    .map((name) => tableOf(db, name))
  const placed: Table[] = []
  const place = (table: Table, above: readonly string[]) => {
    if (placed.includes(table) || above.includes(table.name)) return
    const parents = all.filter(({ name }) => table.references.some((to) => to.parent === name))
    for (const parent of parents) place(parent, [...above, table.name])
    placed.push(table)
  }
  for (const table of all) place(table, [])
  return placed
}

function tableOf(db: DatabaseSync, name: string): Table {
  const columns = db.prepare('SELECT name, pk FROM pragma_table_info(?) ORDER BY cid').all(name)
  const keys = columns.filter(({ pk }) => Number(pk) > 0)
  const references = db.prepare('SELECT * FROM pragma_foreign_key_list(?)').all(name)
  return {
    name,
    columns: columns.map((column) => String(column.name)),
    key: keys.map((column) => String(column.name)),
    references: references.map(({ from, table }) => ({
      column: String(from),
      parent: String(table),
    })),
  }
}
