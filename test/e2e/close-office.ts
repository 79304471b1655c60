import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { wrangler } from '../../dev/run/commands.ts'
import { whileBusy } from '../../dev/run/while-busy.ts'
import { wranglerEnv } from '../../dev/run/wrangler-env.ts'
import { addDays, tiranaDate, tiranaInstant } from '../../domain/time/calendar.ts'
import { startEnvironment } from './servers.ts'

const run = promisify(execFile)

/** So far ahead that no other test books it. */
export const closedSaturday = addDays(tiranaDate(new Date()), 200)
const closedSunday = addDays(closedSaturday, 1)

/**
 * Closes the office for two days by inserting a row before the first visitor, because the site caches closures for a
 * minute.
 */
export default async function closeOffice(): Promise<void> {
  const from = tiranaInstant(closedSaturday, '00:00')
  const to = tiranaInstant(addDays(closedSunday, 1), '00:00')
  const change = `insert or ignore into audit (id, subject_id, action, actor, data, happened_at, at) values ('closed', 'closed', 'closed', 'system', '{}', 0, 0)`
  const closure = `insert or ignore into closures (id, audit_id, kind, reason, from_at, to_at) values ('closed', 'closed', 'closed', 'Holiday', ${from.getTime()}, ${to.getTime()})`
  await runOnDatabase(`${change}; ${closure}`)
}

/** Frees the numbers that other tests' devices may propose offline. */
export function freeSlots(): Promise<void> {
  return runOnDatabase('update devices set slot = null')
}

async function runOnDatabase(statements: string): Promise<void> {
  const [node = '', ...args] = wrangler(
    ...['d1', 'execute', 'DB', '--local', '--persist-to', startEnvironment.STATE_DIR],
    ...['--config', `.wrangler/dev/${startEnvironment.PORT}/site/wrangler.json`],
    ...['--command', statements],
  )
  await whileBusy(() => run(node, args, { env: wranglerEnv(process.cwd()) }))
}
