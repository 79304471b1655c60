import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { run } from './command.ts'
import type { Setup } from './setup.ts'

const uploaded = z.object({ version_id: z.string().check(z.minLength(1)) })

/**
 * Runs wrangler and returns its stdout. Throws `CommandFailed`.
 * Wrangler asks no questions, because `CI` is set.
 */
export function wrangle(setup: Setup, ...args: string[]): Promise<string> {
  return wrangleWith(setup, args, {})
}

/** Like `wrangle`, but returns the parsed output. Also throws if it doesn't match `schema`. */
export async function wrangleJson<T>(
  setup: Setup,
  schema: z.ZodMiniType<T>,
  ...args: string[]
): Promise<T> {
  return schema.parse(JSON.parse(await wrangle(setup, ...args)))
}

/**
 * Runs a wrangler command that uploads the Worker.
 * Returns the new version's id. Throws like `wrangle`, or if wrangler doesn't name a version.
 */
export async function upload(setup: Setup, ...args: string[]): Promise<string> {
  const report = join(tmpdir(), `deploy-${randomUUID()}.ndjson`)
  try {
    await wrangleWith(setup, args, { WRANGLER_OUTPUT_FILE_PATH: report })
    const lines = existsSync(report) ? readFileSync(report, 'utf8').trim().split('\n') : []
    const found = lines.map((line) => uploaded.safeParse(JSON.parse(line || 'null')))
    const version = found.find(({ success }) => success)?.data?.version_id
    if (!version) throw new Error('wrangler names no version: nothing was uploaded')
    return version
  } finally {
    rmSync(report, { force: true })
  }
}

/** Returns a wrangler command that the operator can run in a terminal. */
export function line({ environment }: Setup, ...args: string[]): string {
  const own = environment === '' ? ['--env=""'] : ['--env', environment]
  return ['npx', 'wrangler', ...args, ...own].join(' ')
}

function wrangleWith(setup: Setup, args: string[], more: NodeJS.ProcessEnv): Promise<string> {
  const command = [...setup.commands.wrangler, ...args, '--env', setup.environment]
  return run(command, setup.root, { ...setup.env, CI: '1', ...more })
}
