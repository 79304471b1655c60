import { join } from 'node:path'
import type { Patient } from '../../../dev/doctor/examine.ts'
import { readSite, type Site } from '../../../dev/doctor/site.ts'

const file = join(import.meta.dirname, '../../../wrangler.toml')

/** A site of this project's wrangler.toml with everything filled in. */
function filledIn(environment: string, host: string, mode: string, id: string): Site {
  const site = readSite(file, environment)
  const { config } = site
  const [database] = config.d1_databases
  const [limit] = config.ratelimits
  if (!database || !limit) throw new Error('wrangler.toml has no database or no limit')
  Object.assign(config.vars, {
    ...(environment !== '' && { SITE_ORIGIN: `https://${host}` }),
    STRIPE_PUBLISHABLE_KEY: `pk_${mode}_abc`,
    ACCESS_TEAM_DOMAIN: 'https://bags.cloudflareaccess.com',
    ACCESS_AUD: 'a1'.repeat(32),
    OWNERS: 'arta@bags.al, ben@bags.al',
    MAIL_FROM: `desk@${host}`,
    MAIL_OFFICE: 'office@bags.al',
  })
  Object.assign(config, { routes: [{ pattern: host, custom_domain: true }] })
  Object.assign(database, { database_id: id })
  return { ...site, origin: `https://${host}` }
}

/** Nothing is wrong here. Each test spoils one thing. */
export function goodPatient() {
  const real = filledIn('', 'bags.al', 'live', '5b9f3a52-6f4e-4a0e-9c1d-2f6f4f0a7c11')
  const staging = filledIn('staging', 'try.bags.al', 'test', '0c1d7e6a-8a41-4f25-b1f2-6a4c0de5d7f2')
  const patient = {
    site: real,
    real,
    others: [staging],
    secrets: {
      STRIPE_SECRET_KEY: 'sk_live_abc',
      STRIPE_WEBHOOK_SECRET: 'whsec_abc',
      LINK_SECRET: 'l'.repeat(43),
    } as Record<string, string>,
    devVars: {
      STRIPE_PUBLISHABLE_KEY: 'pk_test_standin',
      STRIPE_SECRET_KEY: 'sk_test_standin',
      STRIPE_WEBHOOK_SECRET: 'whsec_standin',
      LINK_SECRET: 'a-secret-of-this-machine-that-signs-links',
    } as Record<string, string>,
    placeholders: [] as string[],
  } satisfies Patient
  return { ...patient, staging }
}

export type GoodPatient = ReturnType<typeof goodPatient>

/** The same, with staging as the site to be deployed. */
export function goodStaging(): GoodPatient {
  const patient = goodPatient()
  const secrets = { ...patient.secrets, STRIPE_SECRET_KEY: 'sk_test_abc' }
  return { ...patient, site: patient.staging, secrets }
}
