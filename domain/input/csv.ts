/**
 * A table as a file for spreadsheets, by RFC 4180. Words may be a stranger's, and none of them becomes
 * a formula: where one begins like a formula, an apostrophe stands in front.
 */

/** A cell: words, or a number of ours, which a spreadsheet may count with. */
export type Cell = string | number | null

/** Spreadsheets read a file without it in the machine's own, older encoding. */
export const byteOrderMark = '\uFEFF'

/**
 * How a formula begins, also in wide or small East Asian signs, behind anything that a spreadsheet may drop:
 * spaces, control characters, marks and letters that show nothing.
 */
const formula = /^(?:[\t\r\n]|[\s\p{Z}\p{Cc}\p{Cf}\p{DI}\u2800]*[=+\-@＝＋－＠﹦﹢﹣﹫])/u
/** What would end a cell. */
const mark = /[",\r\n]/

export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const words = formula.test(cell) ? `'${cell}` : cell
  return mark.test(words) ? `"${words.replaceAll('"', '""')}"` : words
}
