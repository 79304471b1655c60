import { join } from 'node:path'
import * as z from 'zod/mini'
import { askerOf } from './asker.ts'
import { within } from './retry.ts'
import { clientFolder, type Setup } from './setup.ts'
import { smokeTest } from './smoke-checks.ts'
import { line, wrangle, wrangleJson } from './wrangler.ts'

/** Values that the steps of a deploy pass on to later steps. */
export interface Release {
  setup: Setup
  commit: string
  /** Id of the version that served visitors before the deploy. Empty on a first deploy. */
  before: string
  /** Time Travel bookmark of the database before its migration. */
  bookmark: string
  version: string
}

const timeTravel = z.object({ bookmark: z.string() })

export async function noteBookmark({ setup }: Release): Promise<string> {
  const found = await wrangleJson(setup, timeTravel, 'd1', 'time-travel', 'info', 'DB', '--json')
  return found.bookmark
}

export async function migrate({ setup }: Release): Promise<string> {
  await wrangle(setup, 'd1', 'migrations', 'apply', 'DB', '--remote')
  return 'the database has the schema of this release'
}

/**
 * Makes version `id` serve all visitors. `other` only answers requests that name it.
 * Throws like `wrangle`.
 */
export async function giveAll(setup: Setup, id: string, other?: string): Promise<void> {
  const zero = other ? [`${other}@0%`] : []
  await wrangle(setup, 'versions', 'deploy', `${id}@100%`, ...zero, '-y')
}

export function backLine({ setup, before }: Release): string {
  return line(setup, 'versions', 'deploy', `${before}@100%`, '-y')
}

/** Returns the command that makes `version` serve all visitors and checks its health. */
export function rollbackLine({ environment }: Setup, version: string): string {
  const own = environment === '' ? [] : ['--env', environment]
  return ['npm run rollback --', ...own, '--to', version].join(' ')
}

export function bookmarkLine({ setup, bookmark }: Release): string {
  return line(setup, 'd1', 'time-travel', 'restore', 'DB', `--bookmark=${bookmark}`)
}

/** Throws unless the live version's `/api/health` answers 200. Checks nothing for a repair. */
export async function checkBefore({ setup }: Release): Promise<void> {
  if (setup.isRepair) return
  const { status } = await askerOf(setup)('/api/health')
  if (status === 200) return
  throw new Error(`/api/health of the live version answers ${status}`)
}

interface Target {
  /** True if the version doesn't serve visitors yet, and has to be requested by its id. */
  byOverride: boolean
  limitMs: number
}

export function smoke({ setup, version }: Release, target: Target): Promise<string> {
  const ask = askerOf(setup, target.byOverride ? version : undefined)
  const { accessOrigin, isRepair } = setup
  return within({ limitMs: target.limitMs, pauseMs: setup.timeouts.pause }, () =>
    smokeTest({ ask, version, client: clientFolder(setup), accessOrigin, isRepair }),
  )
}

export const migrationsFolder = ({ root }: Setup) => join(root, 'migrations')
