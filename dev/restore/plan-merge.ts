import { commonTables } from './common-tables.ts'
import { literal, type Value } from './literals.ts'
import { loadDump } from './load-dump.ts'
import { type MergeOptions, mergeDumps } from './merge.ts'
import type { MergedTable } from './merge-table.ts'
import { changedStays, type Recount, recount } from './recount.ts'
import { statementGroups } from './statements.ts'
import { tryStatements } from './try-statements.ts'

/** Paths of files written by `wrangler d1 export`. */
export interface DumpFiles {
  now: string
  base: string
  restored: string
}

export interface MergePlan {
  merged: MergedTable[]
  /** Tables and columns (`table.column`) that the restored database lacks. They aren't merged. */
  leftBehind: string[]
  /** Stays that the merge changes, with the corrections of their accounts. */
  recounts: Recount[]
  /** Statements in the order in which they succeeded on a copy of the restored database. */
  statements: string[]
}

/**
 * Plans a merge and tries it in memory.
 * Throws if an export can't be loaded, if the migrations or schemas of the exports don't match, or
 * if a statement fails or is too long for D1.
 */
export function planMerge(files: DumpFiles, options: MergeOptions): MergePlan {
  const [now, base, restored] = [files.now, files.base, files.restored].map(loadDump)
  if (!now || !base || !restored) throw new Error('A merge needs three exports.')
  const dumps = { now, base, restored }
  const common = commonTables(dumps, options.withoutMigrations ?? [])
  const merged = mergeDumps(dumps, common, options)
  const recounts = recountsOf(files.restored, merged)
  for (const each of recounts) correct(merged, each)
  for (const each of merged) leaveUnchanged(each)
  const statements = tryStatements(restored, statementGroups(merged))
  return { merged, leftBehind: common.leftBehind, recounts, statements }
}

/** Returns the content of the file for `wrangler d1 execute --file`. */
export function mergeFile({ statements }: MergePlan): string {
  return ['PRAGMA defer_foreign_keys = TRUE;', ...statements, ''].join('\n')
}

/**
 * Recounts the accounts of changed stays on a copy of the restored database.
 * The copy ignores check constraints, because the harm and later work may have left totals that
 * don't match.
 */
function recountsOf(restored: string, merged: readonly MergedTable[]): Recount[] {
  const draft = loadDump(restored)
  draft.exec('PRAGMA ignore_check_constraints = ON')
  tryStatements(draft, statementGroups(merged))
  return changedStays(draft, merged).map((id) => recount(draft, id))
}

/** Adds the recounted values to the merge of the stay's row. */
function correct(merged: readonly MergedTable[], { stayId, differences }: Recount): void {
  if (differences.length === 0) return
  const stays = merged.find(({ table }) => table.name === 'stays')
  if (!stays) return
  const key = literal(stayId)
  const counted = differences.map(
    ({ column, counted: value }) => [column, literal(toValue(value))] as const,
  )
  const { inserts, updates, versions } = stays
  const inserted = inserts.get(key)
  const update = updates.find((each) => each.key === key)
  const row = inserted ?? update?.row ?? versions.restored.get(key)
  if (!row) return
  const corrected = new Map([...row, ...counted])
  if (inserted) inserts.set(key, corrected)
  else if (update) {
    update.row = corrected
    update.columns = [...new Set([...update.columns, ...counted.map(([column]) => column)])]
  } else updates.push({ key, row: corrected, columns: counted.map(([column]) => column) })
}

/**
 * Drops columns and updates that change nothing. A recount can make a row equal to the restored
 * one.
 */
function leaveUnchanged(merged: MergedTable): void {
  const { restored } = merged.versions
  const changed = merged.updates.map(({ key, row, columns }) => {
    const before = restored.get(key)
    return { key, row, columns: columns.filter((name) => row.get(name) !== before?.get(name)) }
  })
  merged.updates = changed.filter(({ columns }) => columns.length > 0)
}

function toValue(value: number | string): Value {
  return typeof value === 'number' ? BigInt(value) : value
}
