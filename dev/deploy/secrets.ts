import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import * as z from 'zod/mini'
import { notThere } from './live-version.ts'
import type { Setup } from './setup.ts'
import { line, wrangleJson } from './wrangler.ts'

const list = z.array(z.object({ name: z.string() }))

/**
 * Throws if a required secret isn't set at Cloudflare. Returns the required names.
 * Only compares names, because Cloudflare never returns values.
 */
export async function checkSecrets(setup: Setup): Promise<string> {
  const names = await wrangleJson(setup, list, 'secret', 'list', '--format', 'json')
  return allOf(setup, new Set(names.map(({ name }) => name)))
}

/**
 * Throws if a required secret of a new Worker is missing or empty in the secrets file.
 * Without a file, does the same as `checkSecrets`. Returns the required names.
 */
export async function checkFirstSecrets(setup: Setup): Promise<string> {
  const { secretsFile } = setup
  if (!secretsFile) {
    return checkSecrets(setup).catch((error: unknown) => {
      if (!(error instanceof Error) || !notThere.test(error.message)) throw error
      throw new Error('a new Worker needs its secrets: --secrets-file <file>, each line NAME=value')
    })
  }
  const written = Object.entries(parseEnv(readFileSync(secretsFile, 'utf8')))
  return allOf(setup, new Set(written.filter(([, value]) => value).map(([name]) => name)))
}

function allOf(setup: Setup, names: Set<string>): string {
  const missing = setup.requiredSecrets.find((name) => !names.has(name))
  if (missing) throw new Error(`${missing} is not set: ${line(setup, 'secret', 'put', missing)}`)
  return setup.requiredSecrets.join(', ')
}
