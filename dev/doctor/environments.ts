import { type Finding, wrong } from './finding.ts'
import { inConfig, routesOf, type Site } from './site.ts'

/** Settings that two sites must not share. */
const owned: Record<string, (site: Site) => (string | undefined)[]> = {
  name: ({ config }) => [config.name],
  SITE_ORIGIN: ({ origin }) => [origin],
  routes: (site) => routesOf(site).map((route) => route.replace(/\/\*$/, '')),
  database_id: ({ config }) =>
    config.d1_databases
      .map(({ database_id: id }) => id)
      .filter((id) => !id?.startsWith('00000000-')),
  'bucket_name of r2_buckets': ({ config }) =>
    config.r2_buckets.map(({ bucket_name: name }) => name),
  'queue of queues.consumers': ({ config }) =>
    config.queues.consumers?.map(({ queue }) => queue) ?? [],
  'namespace_id of ratelimits': ({ config }) => config.ratelimits.map(({ namespace_id: id }) => id),
}

/** Reports settings that a test site shares with the real one. Tests could affect real guests. */
export function sharedWith(real: Site, other: Site): Finding[] {
  const shared = Object.entries(owned)
    .filter(([, valuesOf]) => {
      const values = valuesOf(real).filter(Boolean)
      return valuesOf(other).some((value) => values.includes(value))
    })
    .map(([name]) => `${name} is the real site's: give it one of its own`)
  return shared.map((problem) => wrong(inConfig(other, problem)))
}
