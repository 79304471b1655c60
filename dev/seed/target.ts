import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { type Setup, setupOf } from '../deploy/setup.ts'
import { wrangle } from '../deploy/wrangler.ts'
import { sharedWith } from '../doctor/environments.ts'
import { liveKeys } from '../doctor/keys.ts'
import { readSite, textOf } from '../doctor/site.ts'
import type { StaffRow } from './month.ts'
import { written } from './statements.ts'

/** Sites that may be filled. The real site isn't one of them. */
export type Environment = 'local' | 'staging'

/** A database that wrangler's commands fill. */
export interface Target {
  environment: Environment
  setup: Setup
  /** Wrangler's options that choose the database. */
  where: string[]
}

interface Place {
  root: string
  /** Folder with the local database. */
  state: string
  env: NodeJS.ProcessEnv
}

/**
 * Returns the target on this machine if `named` is `undefined`, or the one on staging.
 * Throws for any other environment. For staging, also throws if a Stripe key is live, or if a
 * setting is shared with the real site.
 */
export function targetOf(named: string | undefined, { root, state, env }: Place): Target {
  if (named !== undefined && named !== 'staging')
    throw new Error(
      `Invented guests are for this machine (npm run seed) and for staging (-- --env staging), never for "${named}".`,
    )
  const options = { secretsFile: undefined, isRepair: false, isDryRun: false }
  const setup = setupOf(root, { ...options, environment: named ?? '' }, env)
  if (named === undefined)
    return { environment: 'local', setup, where: ['--local', '--persist-to', state] }
  const file = join(root, 'wrangler.toml')
  const site = readSite(file, named)
  const keys = {
    STRIPE_PUBLISHABLE_KEY: textOf(site.config.vars.STRIPE_PUBLISHABLE_KEY),
    STRIPE_SECRET_KEY: env.STRIPE_SECRET_KEY,
  }
  const [live] = liveKeys(keys)
  if (live) throw new Error(`${live} is live: on staging, it would move real money.`)
  const [shared] = sharedWith(readSite(file, ''), site)
  if (shared) throw new Error(shared.text)
  return { environment: 'staging', setup, where: ['--remote'] }
}

const found = z.array(z.object({ results: z.array(z.record(z.string(), z.unknown())) }))
const staffRow = z.object({ id: z.string(), username: z.string(), created_at: z.number() })

/** Returns the staff members who have signed in. Throws if the database is in use. */
export async function staffOfUnused(target: Target): Promise<StaffRow[]> {
  const counts = written.map((table) => `(SELECT count(*) FROM ${table}) AS ${table}`)
  const [count = {}] = await select(target, `SELECT ${counts.join(', ')}`)
  const used = Object.entries(count).filter(([, rows]) => Number(rows) > 0)
  if (used.length > 0) {
    const rows = used.map(([table, count]) => `${count} rows in ${table}`).join(', ')
    throw new Error(`The database is in use: ${rows}. Nothing was changed. ${anew(target)}`)
  }
  const staff = await select(target, 'SELECT id, username, created_at FROM staff')
  return z.array(staffRow).parse(staff)
}

function anew({ environment, where }: Target): string {
  return environment === 'local'
    ? `To begin anew, stop \`npm start\`, delete ${where.at(-1)} and start again.`
    : 'To begin anew, delete the database of staging, create it again and deploy.'
}

export async function fill({ setup, where }: Target, statements: string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'seed-'))
  const file = join(folder, 'month.sql')
  try {
    writeFileSync(file, `${statements.join('\n')}\n`)
    await wrangle(setup, 'd1', 'execute', 'DB', ...where, '--yes', '--file', file)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function select({ setup, where }: Target, sql: string): Promise<Record<string, unknown>[]> {
  const said = await wrangle(setup, 'd1', 'execute', 'DB', ...where, '--json', '--command', sql)
  return found.parse(JSON.parse(said))[0]?.results ?? []
}
