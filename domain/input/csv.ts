/*
 * CSV for spreadsheets (RFC 4180).
 * Text that looks like a formula gets a leading apostrophe, because strangers may have written it.
 */

export type Cell = string | number | null

/** Without this mark, some spreadsheets don't recognize UTF-8. */
export const byteOrderMark = '\uFEFF'

/**
 * Matches text that a spreadsheet may run as a formula.
 * Some accept full-width signs, or ignore white space and invisible characters before a sign.
 */
const formula = /^(?:[\t\r\n]|[\s\p{Z}\p{Cc}\p{Cf}\p{DI}\u2800]*[=+\-@＝＋－＠﹦﹢﹣﹫])/u
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
