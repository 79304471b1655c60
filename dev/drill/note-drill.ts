import { readFileSync, writeFileSync } from 'node:fs'
import { tiranaDate } from '../../domain/time/calendar.ts'
import type { DrillResult } from './drill.ts'
import { isComplete } from './findings.ts'

const known = /(export const lastDrill: LastDrill = )\{.*?\}/s

/**
 * Writes the drill's Tirana date, duration and first finding (new stays) into `file`.
 * Returns `false` and writes nothing unless every finding is as expected.
 */
export function noteDrill(file: string, { found: all, seconds }: DrillResult, now: Date): boolean {
  if (!isComplete(all)) return false
  const [stays] = all
  const { found = 0, expected = 0 } = stays ?? {}
  const counts = `found: ${found}, expected: ${expected}, seconds: ${seconds}`
  const note = `{ day: '${tiranaDate(now)}', ${counts} }`
  writeFileSync(file, readFileSync(file, 'utf8').replace(known, `$1${note}`))
  return true
}
