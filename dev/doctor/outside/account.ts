import * as z from 'zod/mini'
import { missing, note, warning, wrong } from '../finding.ts'
import { inConfig } from '../site.ts'
import { type CloudflareApi, NotAnswered } from './cloudflare-api.ts'
import { listed, type Question } from './outside.ts'

const named = z.object({ name: z.string() })

/**
 * Reports required secrets that are set neither at Cloudflare nor on this machine.
 * Reports nothing if the Worker doesn't exist yet, because its first deploy checks the secrets.
 */
export const secretsQuestion: Question<CloudflareApi> = {
  about: 'secrets',
  permission: 'Workers Scripts Read',
  ask: async ({ site, secrets }, { account, find }) => {
    const path = `${account}/workers/scripts/${site.config.name}/secrets`
    const set = await find(path, z.array(named))
    if (!set) return []
    const names = set.map(({ name }) => name)
    const suffix = site.environment === '' ? '' : ` --env ${site.environment}`
    return (site.config.secrets?.required ?? [])
      .filter((name) => !names.includes(name) && !secrets[name])
      .map((name) =>
        missing(
          `Secrets: ${name} is not set on Cloudflare: \`npx wrangler secret put ${name}${suffix}\``,
        ),
      )
  },
}

export const databaseQuestion: Question<CloudflareApi> = {
  about: 'the database',
  permission: 'D1 Read',
  ask: async ({ site, migrations }, api) => {
    const bound = site.config.d1_databases.find(({ binding }) => binding === 'DB')
    const { database_id: id = '', database_name: name = '' } = bound ?? {}
    if (id === '' || id.startsWith('00000000-')) return []
    const path = `${api.account}/d1/database/${id}`
    const found = await api.find(path, named)
    if (!found)
      return [wrong(inConfig(site, 'database_id is of no database of this Cloudflare account'))]
    if (found.name !== name)
      return [wrong(inConfig(site, `database_id is that of ${found.name}, not of ${name}`))]
    return migrationFindings(migrations, await appliedMigrations(path, api))
  },
}

const rows = z.array(z.object({ results: z.array(named) }))

/**
 * Returns the names of the migrations that the database has applied.
 * Empty for the status 400, because a new database has no table of migrations yet.
 */
async function appliedMigrations(path: string, { ask }: CloudflareApi): Promise<string[]> {
  const sql = 'SELECT name FROM d1_migrations ORDER BY id'
  const answer = await ask(`${path}/query`, rows, { sql }).catch((error: unknown) => {
    if (error instanceof NotAnswered && error.status === 400) return []
    throw error
  })
  return answer.flatMap(({ results }) => results.map(({ name }) => name))
}

function migrationFindings(own: readonly string[], applied: readonly string[]) {
  const pending = own.filter((name) => !applied.includes(name))
  const unknown = applied.filter((name) => !own.includes(name))
  return [
    ...(pending.length === 0 ? [] : [note(`The next deploy will apply ${listed(pending)}`)]),
    ...(unknown.length === 0
      ? []
      : [
          warning(
            `The database has ${listed(unknown)}, which is not in migrations/: this release is older than the database`,
          ),
        ]),
  ]
}

export const bucketsQuestion: Question<CloudflareApi> = {
  about: 'buckets',
  permission: 'Workers R2 Storage Read',
  ask: async ({ site }, { account, find }) => {
    const names = site.config.r2_buckets.flatMap(({ bucket_name: name }) => name ?? [])
    const found = await Promise.all(
      names.map((name) => find(`${account}/r2/buckets/${name}`, z.unknown())),
    )
    return names
      .filter((_, index) => found[index] === null)
      .map((name) =>
        wrong(
          inConfig(site, `no bucket is called ${name}: \`npx wrangler r2 bucket create ${name}\``),
        ),
      )
  },
}

const subscriptions = z.array(
  z.object({
    rate_plan: z.nullish(
      z.object({ id: z.nullish(z.string()), public_name: z.nullish(z.string()) }),
    ),
  }),
)

/** Only warns, because Cloudflare doesn't document the names of its plans. */
export const planQuestion: Question<CloudflareApi> = {
  about: 'the plan',
  permission: 'Billing Read',
  ask: async (_, { account, ask }) => {
    const all = await ask(`${account}/subscriptions`, subscriptions)
    const isPaid = all.some(({ rate_plan: plan }) =>
      /workers.*paid/i.test(`${plan?.id} ${plan?.public_name}`),
    )
    return isPaid
      ? []
      : [
          warning(
            'Cloudflare’s dashboard, Billing: no subscription is called Workers Paid, without which no email leaves and there are few writes a day',
          ),
        ]
  },
}
