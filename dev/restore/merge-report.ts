import type { MergedTable } from './merge-table.ts'
import type { MergePlan } from './plan-merge.ts'
import type { Recount } from './recount.ts'

const mostIds = 20

/** Describes a merge for the operator. Contains no text that guests or staff typed. */
export function mergeReport({ merged, leftBehind, recounts, statements }: MergePlan): string {
  const tables = merged.flatMap(tableLines)
  const different = recounts.filter(({ differences }) => differences.length > 0)
  return [
    ...(tables.length > 0 ? tables : ['Nothing to merge.']),
    ...(leftBehind.length > 0
      ? [`Not merged, because only the migration has them: ${leftBehind.join(', ')}`]
      : []),
    '',
    `${recounts.length} accounts recounted, ${different.length} corrected`,
    ...different.map(recountLine),
    `${statements.length} statements, all tried on a copy of the restored export`,
  ].join('\n')
}

function tableLines({ table, ...merge }: MergedTable): string[] {
  const { inserts, updates, deletes, leftOut, leftOutRows, kept, broughtBack, conflicts } = merge
  const ids = (keys: readonly string[]) => (table.key.join() === 'id' ? listed(keys) : '')
  const lines = [
    count('inserted', inserts.size),
    count('updated', updates.length, byColumn(updates.flatMap(({ columns }) => columns))),
    count('deleted', deletes.size),
    count('harm left out, values', total(leftOut), inColumns(leftOut)),
    count('harm left out, rows that it inserted', leftOutRows.length, ids(leftOutRows)),
    count('harm left out, rows that it deleted', broughtBack.length, ids(broughtBack)),
    count(
      'values changed by actions between the two times, which count',
      [...kept.values()].flat().length,
      byColumn([...kept.values()].flat()) + ids([...kept.keys()]),
    ),
    count(
      'written by the harm and by later work, which counts',
      conflicts.size,
      byColumn([...conflicts.values()].flat()) + ids([...conflicts.keys()]),
    ),
  ].filter((line) => line !== null)
  return lines.length > 0 ? [table.name, ...lines.map((line) => `  ${line}`)] : []
}

function count(what: string, number: number, details = ''): string | null {
  return number > 0 ? `${what}: ${number}${details}` : null
}

function total(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((sum, each) => sum + each, 0)
}

function byColumn(columns: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const column of columns) counts.set(column, (counts.get(column) ?? 0) + 1)
  return inColumns(counts)
}

function inColumns(counts: ReadonlyMap<string, number>): string {
  return ` (${[...counts].map(([column, times]) => `${column} ${times}`).join(', ')})`
}

function listed(keys: readonly string[]): string {
  const rest = keys.length > mostIds ? ` and ${keys.length - mostIds} more` : ''
  return `: ${keys.slice(0, mostIds).join(', ')}${rest}`
}

function recountLine({ stayId, differences }: Recount): string {
  const each = differences.map(({ column, stored, counted }) => `${column} ${stored} → ${counted}`)
  return `  ${stayId}: ${each.join(', ')}`
}
