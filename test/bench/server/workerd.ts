import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Miniflare, V4WorkerOptions } from 'miniflare'
import { experimental_readRawConfig } from 'wrangler'
import { wrangler } from '../../../dev/run/commands.ts'
import { wranglerEnv } from '../../../dev/run/wrangler-env.ts'

const root = join(import.meta.dirname, '../../..')
const folder = join(root, '.wrangler/bench')

/** A Worker's script as it would be deployed. */
export function bundled(name: string, script: string): string {
  const outdir = join(folder, name)
  rmSync(outdir, { recursive: true, force: true })
  const [node = '', ...args] = wrangler('deploy', script, '--dry-run', '--outdir', outdir)
  execFileSync(node, args, { cwd: root, env: wranglerEnv(root), stdio: 'ignore' })
  return readFileSync(join(outdir, `${script.split('/').at(-1)?.replace(/\.ts$/, '')}.js`), 'utf8')
}

const { rawConfig } = experimental_readRawConfig({ config: join(root, 'wrangler.toml') })

/** What every Worker of a bench has, on the database of this name. */
export const onDatabase = (name: string) => ({
  modules: true as const,
  compatibilityDate: rawConfig.compatibility_date ?? '',
  compatibilityFlags: rawConfig.compatibility_flags ?? [],
  d1Databases: { DB: name },
})

/** No bench reaches it. Miniflare counts in a Durable Object, on disk; Cloudflare on the machine itself. */
export const ratelimits = {
  PUBLIC_WRITES: { namespace_id: 'bench', simple: { limit: 1_000_000, period: 60 as const } },
}

/** Our own Worker, at a host of its own; `mail` has to be there too. */
export function ours(
  host: string,
  database: string,
  script: string,
  bindings: Record<string, string>,
): V4WorkerOptions {
  return {
    ...onDatabase(database),
    name: host,
    routes: [`${host}/*`],
    script,
    bindings: {
      ...(rawConfig.vars as Record<string, string>),
      STRIPE_WEBHOOK_SECRET: 'whsec_of_the_bench',
      SITE_ORIGIN: `http://${host}`,
      ...bindings,
    },
    ratelimits,
    serviceBindings: { EMAIL: 'mail' },
  }
}

export const email: V4WorkerOptions = {
  name: 'mail',
  modules: true,
  script: `import { WorkerEntrypoint } from 'cloudflare:workers'
    export default class extends WorkerEntrypoint { send() { return { messageId: '' } } }`,
}

/** The database of a Worker, with every table. */
export async function migrated(miniflare: Miniflare, worker: string) {
  const db = await miniflare.getD1Database('DB', worker)
  for (const file of readdirSync(join(root, 'migrations')).filter((name) => /\.sql$/.test(name))) {
    const sql = readFileSync(join(root, 'migrations', file), 'utf8')
    for (const statement of sql.split('--> statement-breakpoint')) await db.prepare(statement).run()
  }
  return db
}
