import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Unstable_RawConfig } from 'wrangler'
import type { DevVars } from './dev-vars.ts'
import type { Ports } from './ports.ts'

export interface WorkerConfigs {
  site: string
  email: string
  crons: string[]
}

const mailWorker = 'mail-stand-in'

/** Returns the name of the queue of email events, or `email-events` if wrangler.toml has none. */
function emailEvents({ queues }: Unstable_RawConfig): string {
  return queues?.consumers?.[0]?.queue ?? 'email-events'
}

/**
 * Writes the configurations of the site and the mail stand-in for `wrangler dev`.
 * Returns their paths and the crons of wrangler.toml. `writesPerMinute`, if given, replaces the
 * limits in `ratelimits`.
 */
export async function writeWorkerConfigs(
  root: string,
  vars: DevVars,
  ports: Ports,
  writesPerMinute?: number,
): Promise<WorkerConfigs> {
  // Imported late, because loading Wrangler takes a second.
  const { experimental_readRawConfig } = await import('wrangler')
  const { rawConfig } = experimental_readRawConfig({ config: join(root, 'wrangler.toml') })
  const folder = join(root, '.wrangler/dev', String(ports.site))
  rmSync(folder, { recursive: true, force: true })
  const site = write(join(folder, 'site'), siteConfig(root, rawConfig, vars, writesPerMinute), vars)
  const mailbox = { MAILBOX_URL: `http://localhost:${ports.standIns}/mail/send` }
  const email = write(join(folder, 'mail'), emailConfig(root, rawConfig, mailbox))
  return { site, email, crons: rawConfig.triggers?.crons ?? [] }
}

export function siteConfig(
  root: string,
  raw: Unstable_RawConfig,
  vars: DevVars,
  writesPerMinute?: number,
): Unstable_RawConfig {
  // With the routes, requests would have the production domain. The environments have paths
  // relative to wrangler.toml.
  const { send_email = [], routes: _, env: _environments, ...rest } = raw
  // Wrangler reads required secrets only from .dev.vars, which `write` creates.
  const secrets = raw.secrets?.required ?? []
  const open = Object.entries(vars).filter(([name]) => !secrets.includes(name))
  return {
    ...rest,
    vars: { ...raw.vars, ...Object.fromEntries(open) },
    main: resolve(root, raw.main ?? ''),
    ...(raw.assets && {
      assets: { ...raw.assets, directory: resolve(root, raw.assets.directory ?? '') },
    }),
    ...(raw.d1_databases && {
      d1_databases: raw.d1_databases.map((database) => ({
        ...database,
        migrations_dir: resolve(root, database.migrations_dir ?? 'migrations'),
      })),
    }),
    ...(writesPerMinute &&
      raw.ratelimits && {
        ratelimits: raw.ratelimits.map(({ simple, ...limit }) => ({
          ...limit,
          simple: { ...simple, limit: writesPerMinute },
        })),
      }),
    r2_buckets: localBuckets(raw.r2_buckets ?? []),
    queues: { consumers: [{ queue: emailEvents(raw), max_batch_timeout: 1 }] },
    services: [
      ...(raw.services ?? []),
      ...send_email.map(({ name }) => ({ binding: name, service: mailWorker })),
    ],
  }
}

/** Adds the buckets that wrangler.toml lacks, because photos and backups need them locally. */
function localBuckets(buckets: NonNullable<Unstable_RawConfig['r2_buckets']>) {
  const missing = ['PHOTOS', 'BACKUPS'].filter(
    (name) => !buckets.some(({ binding }) => binding === name),
  )
  return [
    ...buckets,
    ...missing.map((binding) => ({ binding, bucket_name: binding.toLowerCase() })),
  ]
}

function emailConfig(root: string, raw: Unstable_RawConfig, vars: DevVars): Unstable_RawConfig {
  return {
    name: mailWorker,
    main: resolve(root, 'dev/mail-worker.ts'),
    vars,
    queues: { producers: [{ binding: 'EVENTS', queue: emailEvents(raw) }] },
    ...(raw.compatibility_date && { compatibility_date: raw.compatibility_date }),
  }
}

function write(folder: string, config: Unstable_RawConfig, vars: DevVars = {}): string {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'wrangler.json')
  writeFileSync(file, JSON.stringify(config, null, 2))
  const secrets = Object.entries(vars).filter(([name]) => config.secrets?.required?.includes(name))
  const lines = secrets.map(([name, value]) => `${name}='${value}'\n`)
  writeFileSync(join(folder, '.dev.vars'), lines.join(''), { mode: 0o600 })
  return file
}
