import { changedColumns, isSame, type Row, type Rows } from './rows.ts'
import type { Table } from './tables.ts'

export interface Versions {
  now: Rows
  base: Rows
  restored: Rows
}

export interface VersionedTable {
  table: Table
  versions: Versions
}

export interface RowUpdate {
  key: string
  row: Row
  columns: string[]
}

/** What a table of the restored database has to get, and what it doesn't get. */
export interface TableMerge {
  inserts: Map<string, Row>
  updates: RowUpdate[]
  deletes: Map<string, Row>
  /** Rows that kept the value of before the harm, counted by column. */
  leftOut: Map<string, number>
  /** Keys of rows that the harm made, so they aren't inserted. */
  leftOutRows: string[]
  /** Rows that kept what an action wrote between `restored` and `base`: their columns, by key. */
  kept: Map<string, string[]>
  /** Keys of rows that the harm deleted, so they are back. */
  broughtBack: string[]
  /** Keys of rows where the harm and later work wrote the same column. The later work counts. */
  conflicts: Map<string, string[]>
}

export interface MergedTable extends TableMerge, VersionedTable {}

/** Says what of that which was written between `restored` and `base` is work. Everything else is harm. */
export interface Between {
  isInserted: (row: Row) => boolean
  isChanged: (row: Row, column: string) => boolean
}

/** Merges a table: the changes from `base` (after the harm) to `now` are made to `restored` (before the harm). */
export function mergeTable({ now, base, restored }: Versions, between: Between): TableMerge {
  const merge: TableMerge = {
    inserts: new Map(),
    updates: [],
    deletes: new Map(),
    leftOut: new Map(),
    leftOutRows: [],
    kept: new Map(),
    broughtBack: [],
    conflicts: new Map(),
  }
  for (const key of new Set([...restored.keys(), ...now.keys(), ...base.keys()])) {
    const [n, b, r] = [now.get(key), base.get(key), restored.get(key)]
    if (n && r) mergeRow(merge, { key, n, b, r }, between)
    else if (n && isSame(n, b) && !between.isInserted(n)) merge.leftOutRows.push(key)
    else if (n) merge.inserts.set(key, n)
    else if (r && b) merge.deletes.set(key, r)
    else if (r) merge.broughtBack.push(key)
  }
  return merge
}

interface RowVersions {
  key: string
  n: Row
  b: Row | undefined
  r: Row
}

function mergeRow(merge: TableMerge, { key, n, b, r }: RowVersions, between: Between): void {
  const worked = new Set(b ? changedColumns(n, b) : n.keys())
  const harmed = new Set(b ? changedColumns(b, r) : r.keys())
  const kept = [...harmed].filter((column) => !worked.has(column) && between.isChanged(n, column))
  for (const column of harmed)
    if (!worked.has(column) && !kept.includes(column)) countLeftOut(merge, column)
  const columns = changedColumns(n, r).filter(
    (column) => worked.has(column) || kept.includes(column),
  )
  const both = columns.filter((column) => harmed.has(column) && worked.has(column))
  if (kept.length > 0) merge.kept.set(key, kept)
  if (both.length > 0) merge.conflicts.set(key, both)
  if (columns.length === 0) return
  const values = columns.map((column) => [column, n.get(column) ?? 'NULL'] as const)
  merge.updates.push({ key, columns, row: new Map([...r, ...values]) })
}

function countLeftOut({ leftOut }: TableMerge, column: string): void {
  leftOut.set(column, (leftOut.get(column) ?? 0) + 1)
}
