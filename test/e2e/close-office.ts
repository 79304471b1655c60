import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type APIRequestContext, expect } from '@playwright/test'
import { wrangler } from '../../dev/run/commands.ts'
import { wranglerEnv } from '../../dev/run/wrangler-env.ts'
import type { ClosuresAnswer } from '../../domain/api.ts'
import { addDays, type CalendarDate, tiranaInstant } from '../../domain/calendar.ts'
import { siteOrigin, startEnvironment } from './servers.ts'

const run = promisify(execFile)

/** How long the site may go on telling visitors what it read before, in milliseconds. */
const keptFor = 70_000

/** Shuts the office for whole days, both ends included, as a row that staff enter. */
export async function closeOffice(
  site: APIRequestContext,
  first: CalendarDate,
  last: CalendarDate,
): Promise<void> {
  const from = tiranaInstant(first, '00:00')
  const to = tiranaInstant(addDays(last, 1), '00:00')
  const values = `'${first}', 'closed:${first}', 'shut', 'Holiday', ${from.getTime()}, ${to.getTime()}`
  const columns = 'id, change_id, kind, reason, from_at, to_at'
  const change = `insert or ignore into audit (id, subject_id, action, actor, data, happened_at, at) values ('closed:${first}', '${first}', 'closed', 'system', '{}', 0, 0)`
  const [node = '', ...args] = wrangler(
    ...['d1', 'execute', 'DB', '--local', '--persist-to', startEnvironment.STATE_DIR],
    ...['--config', `.wrangler/dev/${startEnvironment.PORT}/site/wrangler.json`],
    ...['--command', `${change}; insert or ignore into closures (${columns}) values (${values})`],
  )
  await run(node, args, { env: wranglerEnv(process.cwd()) })
  const listed = async () => {
    const answer = await site.get(`${siteOrigin}/api/opening-times`)
    const { closures }: ClosuresAnswer = await answer.json()
    return closures.some((one) => one.from === from.toISOString())
  }
  await expect.poll(listed, { timeout: keptFor }).toBe(true)
}
