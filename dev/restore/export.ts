import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { wrangler } from '../run/commands.ts'
import { wranglerEnv } from '../run/wrangler-env.ts'

const run = promisify(execFile)

/** Wrangler's options that choose the database, such as `--remote`. */
export type Where = readonly string[]

/**
 * Runs `wrangler d1 export`.
 * A remote export uses the unchanged `process.env`, because wrangler can't find its sign-in with
 * `wranglerEnv`. Throws if the command fails.
 */
export async function exportDatabase(root: string, where: Where, output: string): Promise<void> {
  const [program = '', ...args] = wrangler('d1', 'export', 'DB', ...where, '--output', output)
  const env = where.includes('--remote') ? process.env : wranglerEnv(root)
  await run(program, args, { cwd: root, env })
}
