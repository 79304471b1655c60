import type { Finding, Level } from './finding.ts'

const headings: Record<Level, string> = {
  note: 'Good to know:',
  warning: 'Probably not meant so:',
  missing: 'Not filled in yet:',
  wrong: 'Wrong, and never deployed:',
}

/** The worst level is last, because a refused deploy quotes the report's last line. */
const order: readonly Level[] = ['note', 'warning', 'missing', 'wrong']

export interface Report {
  lines: string[]
  /** False if a deploy has to be refused. */
  isFit: boolean
}

/** With `acceptsPlaceholders`, missing settings don't stop a deploy. */
export function reportOf(findings: readonly Finding[], acceptsPlaceholders: boolean): Report {
  const lists = order.flatMap((level) => listOf(findings, level))
  const has = (level: Level) => findings.some((finding) => finding.level === level)
  if (has('wrong')) return { lines: lists, isFit: false }
  if (!has('missing')) return { lines: [...lists, 'Everything is filled in.'], isFit: true }
  if (!acceptsPlaceholders) return { lines: lists, isFit: false }
  return { lines: [...lists, 'Going on, as ALLOW_PLACEHOLDERS=1 says.'], isFit: true }
}

function listOf(findings: readonly Finding[], level: Level): string[] {
  const texts = findings.filter((finding) => finding.level === level).map(({ text }) => text)
  return texts.length === 0 ? [] : [headings[level], ...texts.map((text) => `  - ${text}`)]
}
