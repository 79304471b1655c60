import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Moves the local state to another folder if its database began with another or an unknown
 * migration.
 * Saves the hash of `firstMigration` for the next call. Returns the folder, or `null` if nothing
 * was moved.
 */
export function setOlderStateAside(state: string, firstMigration: string): string | null {
  const stamp = join(state, 'first-migration')
  const today = createHash('sha256').update(readFileSync(firstMigration)).digest('hex')
  const hasDatabase = existsSync(join(state, 'v3'))
  const isToday = existsSync(stamp) && readFileSync(stamp, 'utf8') === today
  const aside = hasDatabase && !isToday ? `${state}-before-${Date.now()}` : null
  if (aside) renameSync(state, aside)
  mkdirSync(state, { recursive: true })
  writeFileSync(stamp, today)
  return aside
}
