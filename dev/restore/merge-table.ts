import { changedColumns, isSame, type Row, type Rows } from './rows.ts'

export interface Versions {
  now: Rows
  base: Rows
  restored: Rows
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
  /** Keys of rows that the harm deleted, so they are back. */
  broughtBack: string[]
  /** Keys of rows where the harm and later work wrote the same column. The later work counts. */
  conflicts: Map<string, string[]>
}

/**
 * Merges a table: the changes from `base` (after the harm) to `now` are made to `restored` (before the harm).
 * With `keepsInserted`, rows that were inserted between `restored` and `base` count as work, not as harm.
 */
export function mergeTable(
  { now, base, restored }: Versions,
  { keepsInserted }: { keepsInserted: boolean },
): TableMerge {
  const merge: TableMerge = {
    inserts: new Map(),
    updates: [],
    deletes: new Map(),
    leftOut: new Map(),
    leftOutRows: [],
    broughtBack: [],
    conflicts: new Map(),
  }
  for (const key of new Set([...restored.keys(), ...now.keys(), ...base.keys()])) {
    const [n, b, r] = [now.get(key), base.get(key), restored.get(key)]
    if (isSame(n, b)) {
      if (n && !r && keepsInserted) merge.inserts.set(key, n)
      else leaveOut(merge, key, b, r)
    } else if (!n) {
      if (r) merge.deletes.set(key, r)
    } else if (!r) {
      merge.inserts.set(key, n)
    } else {
      mergeRow(merge, key, n, b, r)
    }
  }
  return merge
}

/** Counts a row that only the harm changed. */
function leaveOut(merge: TableMerge, key: string, b: Row | undefined, r: Row | undefined): void {
  if (b && r) for (const column of changedColumns(b, r)) countLeftOut(merge, column)
  else if (b) merge.leftOutRows.push(key)
  else if (r) merge.broughtBack.push(key)
}

function mergeRow(merge: TableMerge, key: string, n: Row, b: Row | undefined, r: Row): void {
  const worked = new Set(b ? changedColumns(n, b) : n.keys())
  const harmed = new Set(b ? changedColumns(b, r) : r.keys())
  const columns = changedColumns(n, r).filter((column) => worked.has(column))
  const both = columns.filter((column) => harmed.has(column))
  for (const column of harmed) if (!worked.has(column)) countLeftOut(merge, column)
  if (both.length > 0) merge.conflicts.set(key, both)
  if (columns.length === 0) return
  const values = columns.map((column) => [column, n.get(column) ?? 'NULL'] as const)
  merge.updates.push({ key, columns, row: new Map([...r, ...values]) })
}

function countLeftOut({ leftOut }: TableMerge, column: string): void {
  leftOut.set(column, (leftOut.get(column) ?? 0) + 1)
}
