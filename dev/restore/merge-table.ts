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

/**
 * Changes that the merge makes to a table of the restored database, and changes that it leaves out.
 */
export interface TableMerge {
  inserts: Map<string, Row>
  updates: RowUpdate[]
  deletes: Map<string, Row>
  /** By column, the number of rows that keep the value from before the harm. */
  leftOut: Map<string, number>
  /** Keys of rows that were inserted between `restored` and `base` and are left out. */
  leftOutRows: string[]
  /** By row key, columns that keep a value written by real work between `restored` and `base`. */
  kept: Map<string, string[]>
  /**
   * Keys of rows that were deleted between `restored` and `base`. The restored database keeps them.
   */
  broughtBack: string[]
  /**
   * By row key, columns that changed between `restored` and `base` and again after `base`.
   * The later value is kept.
   */
  conflicts: Map<string, string[]>
}

export interface MergedTable extends TableMerge, VersionedTable {}

/**
 * Tells which changes between `restored` and `base` count as real work. All others count as harm.
 */
export interface Between {
  isInserted: (row: Row) => boolean
  isChanged: (row: Row, column: string) => boolean
}

/**
 * Returns how to change a table of `restored`.
 * The merge takes the changes from `base` to `now`, and the real work between `restored` and
 * `base`.
 */
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
