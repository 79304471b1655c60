import type { Unstable_RawConfig } from 'wrangler'
import { isPublishableKey } from '../../domain/stripe/stripe-keys.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const teamDomain = /^https:\/\/[a-z0-9-]+\.cloudflareaccess\.com$/
const audience = /^[0-9a-f]{64}$/
const emailAddress = /^[^@\s]+@[^@\s]+\.[^@\s]+$/

const formats: Record<string, readonly [(value: string) => boolean, string]> = {
  STRIPE_PUBLISHABLE_KEY: [isPublishableKey, 'has to begin with pk_test_ or pk_live_'],
  ACCESS_TEAM_DOMAIN: [
    (value) => teamDomain.test(value),
    'has to be https://<team>.cloudflareaccess.com, without a slash at its end',
  ],
  ACCESS_AUD: [(value) => audience.test(value), 'has to be an audience tag of 64 hex digits'],
  MAIL_FROM: [(value) => emailAddress.test(value), 'has to be an email address'],
  MAIL_OFFICE: [(value) => emailAddress.test(value), 'has to be an email address'],
}

/**
 * Lists settings that are filled in, but wrong.
 * Values are left out, because one may be a secret key. Blank settings are `setupProblems`' task.
 */
export function wrongSettings(raw: Unstable_RawConfig, siteOrigin: string): string[] {
  return [...wrongVars(raw), ...wrongDatabases(raw), ...wrongDoors(raw, siteOrigin)].map(
    (problem) => `wrangler.toml: ${problem}`,
  )
}

function wrongVars({ vars = {} }: Unstable_RawConfig): string[] {
  return Object.entries(formats).flatMap(([name, [isValid, advice]]) => {
    const value = vars[name] ?? ''
    if (value === '' || (typeof value === 'string' && isValid(value))) return []
    return [`${name} ${advice}`]
  })
}

function wrongDatabases({ d1_databases: databases = [] }: Unstable_RawConfig): string[] {
  return databases
    .filter(({ database_id: id = '' }) => id !== '' && !uuid.test(id))
    .map(({ database_name: name }) => `database_id of ${name} has to be a UUID`)
}

/** Other ways to the site would lead around Cloudflare Access. */
function wrongDoors(raw: Unstable_RawConfig, siteOrigin: string): string[] {
  const { host } = new URL(siteOrigin)
  const routes = (raw.routes ?? []).map((route) =>
    typeof route === 'string' ? route : route.pattern,
  )
  return [
    ...(raw.workers_dev === false ? [] : ['workers_dev has to be false']),
    ...(raw.preview_urls === false ? [] : ['preview_urls has to be false']),
    ...(raw.triggers?.crons?.includes('* * * * *') ? [] : ['crons has to list "* * * * *"']),
    ...(routes.includes(host)
      ? []
      : [`routes has to name ${host}, as domain/business/business.ts does`]),
  ]
}
