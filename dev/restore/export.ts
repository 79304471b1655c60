import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { wrangler } from '../run/commands.ts'
import { wranglerEnv } from '../run/wrangler-env.ts'

const run = promisify(execFile)

/** Options of wrangler that choose the database, such as `--remote`. */
export type Where = readonly string[]

/** Runs `wrangler d1 export`. A remote export needs a signed-in wrangler, so its own settings are kept. */
export async function exportDatabase(root: string, where: Where, output: string): Promise<void> {
  const [program = '', ...args] = wrangler('d1', 'export', 'DB', ...where, '--output', output)
  const env = where.includes('--remote') ? process.env : wranglerEnv(root)
  await run(program, args, { cwd: root, env })
}
