import * as z from 'zod/mini'
import { addressList } from '../../domain/business/roles.ts'
import { isAudienceTag, isBackupKey, isTeamDomain } from '../../domain/business/setting-formats.ts'
import { drawerSettings } from '../../domain/desk/closing.ts'
import { isPublishableKey } from '../../domain/stripe/stripe-keys.ts'
import { type Finding, wrong } from './finding.ts'
import { inConfig, type Site, textOf } from './site.ts'

type Format = readonly [isValid: (value: string) => boolean, advice: string]

const isEmail = (value: string) => z.email().safeParse(value).success
const address: Format = [isEmail, 'has to be an email address']

const formats: Record<string, Format> = {
  STRIPE_PUBLISHABLE_KEY: [isPublishableKey, 'has to begin with pk_test_ or pk_live_'],
  ACCESS_TEAM_DOMAIN: [
    isTeamDomain,
    'has to be https://<team>.cloudflareaccess.com, without a slash at its end',
  ],
  ACCESS_AUD: [isAudienceTag, 'has to be an audience tag of 64 hex digits'],
  OWNERS: [
    (value) => addressList.safeParse(value).success,
    'has to be email addresses, separated by commas',
  ],
  DRAWERS: [
    (value) => drawerSettings.some((setting) => setting === value),
    `has to be ${drawerSettings.join(' or ')}, or empty`,
  ],
  MAIL_FROM: address,
  MAIL_OFFICE: address,
  BACKUP_KEY: [isBackupKey, 'has to be the public key (age1…) that `npm run backup:key` prints'],
}

const looksSecret = /\b([sr]k_(test|live)_|whsec_)|AGE-SECRET-KEY-/i
const secretNames = [
  ...['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'LINK_SECRET', 'LINK_SECRET_BEFORE'],
]

/** Settings for stand-ins, which must not be set on a deployed site. */
const onThisMachine = ['STRIPE_API_ORIGIN', 'STRIPE_SCRIPT_URL', 'WEATHER_ORIGIN']

/**
 * Reports malformed values, and secrets and stand-in settings, which don't belong in wrangler.toml.
 * Ignores empty variables, which `setupProblems` reports unless they are optional.
 */
export function wrongVariables(site: Site): Finding[] {
  return Object.entries(site.config.vars).flatMap(([name, value]) => {
    const advice = value === '' ? undefined : problemOf(name, value)
    return advice ? [wrong(inConfig(site, `${name} ${advice}`))] : []
  })
}

function problemOf(name: string, value: unknown): string | undefined {
  if (secretNames.includes(name) || looksSecret.test(textOf(value)))
    return 'is a secret, and all who see the repository can read it. Take it out and replace it at its origin; secrets are set by `npx wrangler secret put`'
  if (onThisMachine.includes(name)) return 'is for stand-ins on a developer’s machine. Take it out'
  const [isValid, advice] = formats[name] ?? []
  return isValid?.(textOf(value)) === false ? advice : undefined
}

/**
 * Reports an invalid origin.
 * Also reports a SITE_ORIGIN of the real site that differs from the business's origin, because the
 * site would then ask search engines not to index it.
 */
export function wrongOrigin(site: Site): Finding[] {
  const { origin, environment, config } = site
  const named = textOf(config.vars.SITE_ORIGIN)
  const isOrigin = URL.canParse(origin) && new URL(origin).origin === origin
  if (!isOrigin || !origin.startsWith('https://')) {
    const place =
      environment === '' ? 'domain/business/business.ts: origin' : inConfig(site, 'SITE_ORIGIN')
    return [wrong(`${place} has to be https:// and a host, without a slash at its end`)]
  }
  if (environment !== '' || named === '' || named === origin) return []
  return [
    wrong(
      inConfig(site, 'SITE_ORIGIN differs from origin in domain/business/business.ts. Take it out'),
    ),
  ]
}
