import { join } from 'node:path'
import { unstable_readConfig } from 'wrangler'
import { business } from '../../domain/business/business.ts'
import { npmRunBuild, wrangler } from '../run/commands.ts'

export interface Setup {
  root: string
  /** Name of an `[env.…]` section in wrangler.toml, or empty for the real site. */
  environment: string
  /** The Worker's name at Cloudflare. */
  worker: string
  origin: string
  accessOrigin: string
  requiredSecrets: string[]
  /** Path of a file with the secrets for a first deploy. */
  secretsFile: string | undefined
  /** True if this deploy repairs an unhealthy site, which may not pass the usual checks. */
  isRepair: boolean
  /** True to deploy nothing. Placeholders and uncommitted changes are then accepted. */
  isDryRun: boolean
  commands: { doctor: string[]; build: string[]; wrangler: string[] }
  env: NodeJS.ProcessEnv
  /** Milliseconds: how long a failing check of a deploy is repeated, and the pause in between. */
  timeouts: { version: number; firstDeploy: number; pause: number }
}

export interface Options {
  environment: string
  secretsFile: string | undefined
  isRepair: boolean
  isDryRun: boolean
}

const second = 1000

/** Throws if wrangler.toml can't be read or doesn't contain the environment. */
export function setupOf(root: string, options: Options, env: NodeJS.ProcessEnv): Setup {
  const { environment } = options
  const config = unstable_readConfig(
    { config: join(root, 'wrangler.toml'), env: environment },
    { hideWarnings: true },
  )
  const origin = typeof config.vars.SITE_ORIGIN === 'string' ? config.vars.SITE_ORIGIN : ''
  const ownEnvironment = environment === '' ? [] : ['--env', environment]
  const ownSecrets = options.secretsFile ? ['--secrets-file', options.secretsFile] : []
  return {
    root,
    environment,
    worker: config.name ?? '',
    origin: origin || business.origin,
    accessOrigin: String(config.vars.ACCESS_TEAM_DOMAIN ?? ''),
    requiredSecrets: config.secrets?.required ?? [],
    secretsFile: options.secretsFile,
    isRepair: options.isRepair,
    isDryRun: options.isDryRun,
    commands: {
      doctor: [process.execPath, join(root, 'dev/doctor.ts'), ...ownEnvironment, ...ownSecrets],
      build: npmRunBuild(),
      wrangler: env.WRANGLER_BIN ? [process.execPath, env.WRANGLER_BIN] : wrangler(),
    },
    env: {
      ...env,
      ...(options.isDryRun && { ALLOW_PLACEHOLDERS: '1' }),
      NO_COLOR: '1',
      WRANGLER_SEND_METRICS: 'false',
    },
    timeouts: { version: 90 * second, firstDeploy: 600 * second, pause: 3 * second },
  }
}

export const clientFolder = ({ root }: Setup) => join(root, 'dist/client')
