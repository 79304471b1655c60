import type { DatabaseSync } from 'node:sqlite'
import { migrationsOf } from './load-dump.ts'
import { type MergedTable, mergeTable, type VersionedTable, type Versions } from './merge-table.ts'
import { keyOf, type Row, rowsOf } from './rows.ts'
import { type Table, tablesOf } from './tables.ts'
import { type ActionsBetween, actionsBetween, keptStays, workOf } from './whole-actions.ts'

export interface Dumps {
  /** Exported before the restore. */
  now: DatabaseSync
  /** As the harm left it. */
  base: DatabaseSync
  /** The last good minute. */
  restored: DatabaseSync
}

/**
 * Tables that stay as they are in the restored database.
 * Leases and cursors of jobs and the reports of devices are about the time of the restore, and are written again
 * within minutes. Triggers write the tallies.
 */
const unmerged = ['d1_migrations', 'job_runs', 'devices', 'stay_tallies']

export interface MergeOptions {
  /** Rows inserted between `restored` and `base` are work, not harm. */
  keepsInserted: boolean
}

/** Merges all tables, parents first. Throws if the dumps don't have the same migrations and schema. */
export function mergeDumps(dumps: Dumps, options: MergeOptions): MergedTable[] {
  demandSameSchema(dumps)
  const tables = tablesOf(dumps.restored)
    .filter(({ name }) => !unmerged.includes(name))
    .map((table) => ({ table, versions: versionsOf(dumps, table) }))
  return mergeActions(tables, options, actionsBetween(tables), new Set())
}

/** Merges until each action between the two times is merged whole or not at all. */
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

function demandSameSchema({ now, base, restored }: Dumps): void {
  const [expected, ...others] = [now, base, restored].map((db) => migrationsOf(db).join(' '))
  if (others.some((names) => names !== expected)) {
    throw new Error(
      'The three exports have different migrations. Apply the missing ones (wrangler d1 migrations apply) ' +
        'before you export base and restored.',
    )
  }
  const [schema, ...schemas] = [now, base, restored].map(schemaOf)
  if (schemas.some((sql) => sql !== schema)) {
    throw new Error('The three exports have the same migrations, but different tables or triggers.')
  }
}

function schemaOf(db: DatabaseSync): string {
  const rows = db.prepare('SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name').all()
  return rows.map(({ sql }) => String(sql)).join('\n')
}

/**
 * Adds rows that were left out as harm, but that a merged row refers to.
 * A stay that began in the minute of the harm is such a row if its bags came in later.
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

/** References are to keys of one column. Returns `null` if the row exists or nothing knows it. */
function missingParent(
  { versions: { now, restored }, inserts }: MergedTable,
  key = 'NULL',
): Row | null {
  if (restored.has(key) || inserts.has(key)) return null
  return now.get(key) ?? null
}
