import type { DatabaseSync } from 'node:sqlite'
import { literal, quoted, type Value } from './literals.ts'
import type { Table } from './tables.ts'

/** A row's values by column, as SQL literals. */
export type Row = ReadonlyMap<string, string>

/** Rows by `keyOf`, in the order of their rowids. */
export type Rows = Map<string, Row>

export function rowsOf(db: DatabaseSync, table: Table): Rows {
  const columns = table.columns.map(quoted).join(', ')
  const select = db.prepare(`SELECT ${columns} FROM ${quoted(table.name)} ORDER BY rowid`)
  select.setReadBigInts(true)
  const rows: Rows = new Map()
  for (const found of select.iterate()) {
    const row = new Map(
      Object.entries(found).map(([name, value]) => [name, literal(value as Value)]),
    )
    rows.set(keyOf(table, row), row)
  }
  return rows
}

export function keyOf({ key }: Table, row: Row): string {
  return key.map((column) => row.get(column)).join(', ')
}

export function changedColumns(one: Row, other: Row): string[] {
  return [...one.keys()].filter((column) => one.get(column) !== other.get(column))
}

export function isSame(one: Row | undefined, other: Row | undefined): boolean {
  if (!one || !other) return one === other
  return changedColumns(one, other).length === 0
}
