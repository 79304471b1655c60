/** What a row of repeated measurements comes to. */
export interface Spread {
  median: number
  least: number
  most: number
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted[Math.floor(sorted.length / 2)]
  const least = sorted[0]
  const most = sorted.at(-1)
  if (middle === undefined || least === undefined || most === undefined) {
    throw new Error('Nothing was measured')
  }
  const even = sorted.length % 2 === 0
  const median = even ? (middle + (sorted[sorted.length / 2 - 1] ?? middle)) / 2 : middle
  return { median, least, most }
}

/** `812 (790–1,020)`, with so many digits behind the point. */
export function spreadText({ median, least, most }: Spread, digits = 0): string {
  const round = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  const text = (value: number) => value.toLocaleString('en', round)
  return `${text(median)} (${text(least)}–${text(most)})`
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
