import type { CommonTables, Dumps } from './common-tables.ts'
import { type MergedTable, mergeTable, type VersionedTable, type Versions } from './merge-table.ts'
import { keyOf, type Row, rowsOf } from './rows.ts'
import type { Table } from './tables.ts'
import { type ActionsBetween, actionsBetween, keptStays, workOf } from './whole-actions.ts'

/**
 * Tables that aren't merged, because triggers, jobs or devices refill them.
 * `restored` keeps its own `d1_migrations`.
 */
const unmerged = [
  'd1_migrations',
  'job_runs',
  'devices',
  'stay_tallies',
  'stays_to_key',
  'key_slips',
]

export interface MergeOptions {
  /** True if all rows inserted between `restored` and `base` count as real work. */
  keepsInserted: boolean
  /**
   * Names of the migrations that caused the harm. `now` and `base` have them, `restored` doesn't.
   */
  withoutMigrations?: readonly string[]
}

/** Merges the common tables, except those in `unmerged`. The result keeps their order. */
export function mergeDumps(
  dumps: Dumps,
  { tables: common }: CommonTables,
  options: MergeOptions,
): MergedTable[] {
  const tables = common
    .filter(({ name }) => !unmerged.includes(name))
    .map((table) => ({ table, versions: versionsOf(dumps, table) }))
  return mergeActions(tables, options, actionsBetween(tables), new Set())
}

/**
 * Repeats the merge until each action between `restored` and `base` is merged completely or not at
 * all.
 */
function mergeActions(
  tables: readonly VersionedTable[],
  options: MergeOptions,
  actions: ActionsBetween,
  stays: ReadonlySet<string>,
): MergedTable[] {
  const merged = tables.map(({ table, versions }) => {
    const { isInserted, isChanged } = workOf(actions, table, stays)
    const between = { isInserted: options.keepsInserted ? () => true : isInserted, isChanged }
    return { table, versions, ...mergeTable(versions, between) }
  })
  addMissingParents(merged)
  const kept = keptStays(actions, merged)
  return kept.size === stays.size ? merged : mergeActions(tables, options, actions, kept)
}

function versionsOf({ now, base, restored }: Dumps, table: Table): Versions {
  return { now: rowsOf(now, table), base: rowsOf(base, table), restored: rowsOf(restored, table) }
}

/**
 * Also inserts left-out rows that a merged row refers to.
 * For example, the stay of a bag that was checked in after the harm.
 */
function addMissingParents(merged: readonly MergedTable[]): void {
  const byName = new Map(merged.map((entry) => [entry.table.name, entry]))
  const waiting = merged.flatMap((entry) => [
    ...[...entry.inserts.values()].map((row) => ({ entry, row })),
    ...entry.updates.map(({ row }) => ({ entry, row })),
  ])
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    for (const { column, parent } of next.entry.table.references) {
      const entry = byName.get(parent)
      const row = entry && missingParent(entry, next.row.get(column))
      if (!entry || !row) continue
      const key = keyOf(entry.table, row)
      entry.inserts.set(key, row)
      entry.leftOutRows = entry.leftOutRows.filter((leftOut) => leftOut !== key)
      waiting.push({ entry, row })
    }
  }
}

/**
 * Returns the row of `now` that a merged row refers to by `key`.
 * `null` if `restored` or the merge already has that row, or if `now` doesn't have it. All
 * references are to keys with one column.
 */
function missingParent(
  { versions: { now, restored }, inserts }: MergedTable,
  key = 'NULL',
): Row | null {
  if (restored.has(key) || inserts.has(key)) return null
  return now.get(key) ?? null
}
