import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type Unstable_Config, unstable_readConfig } from 'wrangler'
import { headerRules, headersFile } from '../../web/prerender/headers.ts'

const config = join(import.meta.dirname, '../../wrangler.toml')
const read = (env: string) => unstable_readConfig({ config, env }, { hideWarnings: true })
const [real, staging] = [read(''), read('staging')]

/** Names that the Worker finds in its environment. Wrangler inherits none of them. */
const names = ({ vars, d1_databases, send_email, ratelimits, ...all }: Unstable_Config) => ({
  vars: Object.keys(vars).filter((name) => name !== 'SITE_ORIGIN'),
  secrets: all.secrets?.required,
  databases: d1_databases.map(({ binding }) => binding),
  mail: send_email.map(({ name }) => name),
  limits: ratelimits.map(({ name }) => name),
  buckets: all.r2_buckets.map(({ binding }) => binding),
  services: all.services?.map(({ binding }) => binding),
  consumers: all.queues.consumers?.length,
  version: all.version_metadata,
})

it('promise 43: staging has every setting and binding of the real site', () => {
  expect(names(staging)).toEqual(names(real))
  expect(staging.triggers).toEqual(real.triggers)
})

it('staging has its own address, database and rate limits', () => {
  expect(staging.name).not.toBe(real.name)
  expect(staging.routes).not.toEqual(real.routes)
  expect(staging.routes?.[0]).toMatchObject({
    pattern: new URL(String(staging.vars.SITE_ORIGIN)).host,
  })
  const databases = (one: Unstable_Config) => one.d1_databases.map((it) => it.database_name)
  expect(databases(staging)).not.toEqual(databases(real))
  const limits = (one: Unstable_Config) => one.ratelimits.map((it) => it.namespace_id)
  expect(limits(staging)).not.toEqual(limits(real))
})

it('staging is served at its own address only', () => {
  expect([staging.workers_dev, staging.preview_urls]).toEqual([false, false])
})

it('only the real site’s pages may be indexed by search engines', () => {
  const pagesOf = (origin?: string) => headersFile(headerRules(undefined, origin))
  expect(pagesOf()).not.toContain('X-Robots-Tag')
  const [everywhere = ''] = pagesOf('https://staging.example').split('\n/')
  expect(everywhere).toContain('X-Robots-Tag: noindex')
})
