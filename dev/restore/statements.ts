import { quoted } from './literals.ts'
import type { MergedTable } from './merge-table.ts'
import type { Row } from './rows.ts'
import type { Table } from './tables.ts'

/** D1's limit for one statement, in bytes. */
const longest = 100_000

/**
 * Returns the statements of a merge in groups that must run in this order.
 * Inserts come last, because a unique value, such as a tag, must be free before another row takes
 * it. Throws if a statement is too long for D1.
 */
export function statementGroups(merged: readonly MergedTable[]): string[][] {
  const children = merged.toReversed()
  return [
    children.flatMap(({ table, deletes }) =>
      [...deletes.values()].map(
        (row) => `DELETE FROM ${quoted(table.name)} WHERE ${is(table, row)};`,
      ),
    ),
    merged.flatMap(({ table, updates }) =>
      updates.map(({ row, columns }) => updateOf(table, row, columns)),
    ),
    merged.flatMap(({ table, inserts }) =>
      [...inserts.values()].map((row) => insertOf(table, row)),
    ),
  ].map((group) => group.map(demandShort))
}

export function insertOf({ name, columns }: Table, row: Row): string {
  const values = columns.map((column) => row.get(column) ?? 'NULL')
  return `INSERT INTO ${quoted(name)} (${columns.map(quoted).join(', ')}) VALUES (${values.join(', ')});`
}

function updateOf(table: Table, row: Row, columns: readonly string[]): string {
  const values = columns.map((column) => `${quoted(column)} = ${row.get(column)}`)
  return `UPDATE ${quoted(table.name)} SET ${values.join(', ')} WHERE ${is(table, row)};`
}

function is({ key }: Table, row: Row): string {
  return key.map((column) => `${quoted(column)} = ${row.get(column)}`).join(' AND ')
}

export function demandShort(statement: string): string {
  if (Buffer.byteLength(statement) <= longest) return statement
  throw new Error(
    `D1 takes statements of up to 100 KB. This one is longer: ${statement.slice(0, 80)} …`,
  )
}
