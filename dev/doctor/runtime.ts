import { type Finding, warning, wrong } from './finding.ts'
import { inConfig, type Site } from './site.ts'

const everyMinute = '* * * * *'
/** From this compatibility date on, `nodejs_compat` provides Node's globals, such as `Buffer`. */
const oldestDate = '2024-09-23'
/** Seconds. Must equal the `Retry-After` that the Worker sends with `rate_limited`. */
const ratePeriod = 60

type Check = (config: Site['config']) => string | false

const hasBinding = (bindings: readonly { binding?: string }[], name: string) =>
  bindings.some(({ binding }) => binding === name)

const checks: Check[] = [
  ({ triggers }) =>
    triggers.crons?.join() !== everyMinute &&
    `crons has to be ["${everyMinute}"], and nothing else`,
  ({ compatibility_flags: flags }) =>
    !flags.includes('nodejs_compat') && 'compatibility_flags has to list nodejs_compat',
  ({ compatibility_date: date }) =>
    (!date || date < oldestDate) && `compatibility_date has to be ${oldestDate} or later`,
  ({ observability }) =>
    observability?.logs?.invocation_logs !== false &&
    'invocation_logs has to be false, because they hold visitors’ addresses',
  ({ ratelimits }) => {
    const limit = ratelimits.find(({ name }) => name === 'PUBLIC_WRITES')
    if (!limit) return 'ratelimits has to have PUBLIC_WRITES, or floods are not held back'
    return (
      limit.simple.period !== ratePeriod &&
      `period of PUBLIC_WRITES has to be ${ratePeriod} seconds`
    )
  },
  ({ d1_databases }) =>
    !hasBinding(d1_databases, 'DB') && 'd1_databases has to have the binding DB',
  ({ assets }) => assets?.binding !== 'ASSETS' && 'assets has to have the binding ASSETS',
  ({ send_email: senders }) =>
    !senders.some(({ name }) => name === 'EMAIL') &&
    'send_email has to have EMAIL, or no email leaves',
  ({ version_metadata: version }) =>
    version?.binding !== 'CF_VERSION_METADATA' &&
    'version_metadata has to be CF_VERSION_METADATA: a deploy asks which version answers',
]

export function wrongRuntime(site: Site): Finding[] {
  return checks.flatMap((check) => {
    const problem = check(site.config)
    return problem ? [wrong(inConfig(site, problem))] : []
  })
}

/** Warns if nightly backups are half set up, with only the bucket `BACKUPS` or only `BACKUP_KEY`. */
export function idleBackups(site: Site): Finding[] {
  const hasBucket = hasBinding(site.config.r2_buckets, 'BACKUPS')
  const hasKey = Boolean(site.config.vars.BACKUP_KEY)
  if (hasBucket === hasKey) return []
  const lacking = hasBucket ? 'BACKUP_KEY' : 'the bucket BACKUPS'
  return [warning(inConfig(site, `nightly backups are off: ${lacking} is not set`))]
}

const requiredSecrets = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'LINK_SECRET']

/** Reports secrets that a deploy wouldn't check, because `secrets.required` doesn't list them. */
export function unaskedSecrets(site: Site): Finding[] {
  const asked = site.config.secrets?.required ?? []
  return requiredSecrets
    .filter((name) => !asked.includes(name))
    .map((name) => wrong(inConfig(site, `secrets.required has to list ${name}`)))
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Reports database ids that aren't UUIDs. `setupProblems` reports those that aren't filled in. */
export function wrongDatabases(site: Site): Finding[] {
  return site.config.d1_databases
    .filter(({ database_id: id = '' }) => id !== '' && !uuid.test(id))
    .map(({ database_name: name }) =>
      wrong(
        inConfig(
          site,
          `database_id of ${name} has to be the UUID that \`npx wrangler d1 info ${name}\` prints`,
        ),
      ),
    )
}
