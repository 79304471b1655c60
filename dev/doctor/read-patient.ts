import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import type { Patient } from './examine.ts'
import type { Keys } from './keys.ts'
import type { Inside } from './outside/outside.ts'
import { readSite } from './site.ts'

interface Options {
  /** Name in `[env.<name>]`, or empty for the real site. */
  environment: string
  /** Path of a file with `NAME=value` lines, such as that of a first deploy. */
  secretsFile: string | undefined
  placeholders: readonly string[]
}

/**
 * Reads the settings that the doctor checks.
 * Throws if a file can't be read or the environment doesn't exist. Only `.dev.vars` may be missing.
 */
export function readPatient(
  root: string,
  options: Options,
  env: NodeJS.ProcessEnv,
): Patient & Inside {
  const { environment, secretsFile, placeholders } = options
  const config = join(root, 'wrangler.toml')
  const real = readSite(config, '')
  const others = (real.config.definedEnvironments ?? []).map((name) => readSite(config, name))
  const sites = [real, ...others]
  const devVars = join(root, '.dev.vars')
  return {
    site: sites.find((site) => site.environment === environment) ?? readSite(config, environment),
    real,
    others,
    secrets: secretsFile ? { ...env, ...keysIn(secretsFile) } : env,
    devVars: existsSync(devVars) ? keysIn(devVars) : {},
    placeholders,
    migrations: migrationsIn(join(root, 'migrations')),
  }
}

function migrationsIn(folder: string): string[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  return names.toSorted()
}

function keysIn(file: string): Keys {
  return parseEnv(readFileSync(file, 'utf8'))
}
