import * as z from 'zod/mini'
import { business } from '../domain/business/business.ts'
import { addressList, type Owners } from '../domain/business/roles.ts'
import {
  isBackupKey,
  isLinkSecret,
  isLoopback,
  isTeamDomain,
} from '../domain/business/setting-formats.ts'
import { type DrawerSetting, drawerSettings } from '../domain/desk/closing.ts'
import { isPublishableKey, isSecretKey, isWebhookSecret } from '../domain/stripe/stripe-keys.ts'
import { AppError } from './errors.ts'
import { log } from './log.ts'

/** Variables and secrets are `unknown` until `settingsOf` parses them. */
export interface Bindings extends Record<string, unknown> {
  DB: D1Database
  ASSETS: Fetcher
  EMAIL: SendEmail
  PUBLIC_WRITES: RateLimit
  /** Bag photos are off without this R2 bucket. */
  PHOTOS?: R2Bucket | undefined
  CF_VERSION_METADATA?: WorkerVersionMetadata
  /** Nightly backups are off unless this R2 bucket and `BACKUP_KEY` are both set. */
  BACKUPS?: R2Bucket | undefined
  /** Any non-empty text makes the database unavailable. Set during a restore. */
  RESTORING?: unknown
}

export function isRestoring({ RESTORING }: Pick<Bindings, 'RESTORING'>): boolean {
  return RESTORING !== undefined && RESTORING !== ''
}

/**
 * Treats empty strings as unset.
 * Variables left blank in wrangler.toml are empty strings.
 */
const unlessBlank = z.transform((value: unknown) => (value === '' ? undefined : value))

const text = z.string().check(z.minLength(1))
const origin = z
  .string()
  .check(z.refine((value) => URL.canParse(value) && new URL(value).origin === value))
const optional = <S extends z.ZodMiniType>(schema: S) => z.pipe(unlessBlank, z.optional(schema))

const formatted = (isValid: (value: string) => boolean) => z.string().check(z.refine(isValid))
const linkSecret = formatted(isLinkSecret)

/** Accepts https, and plain http only for this machine. */
const heartbeatUrl = z
  .url({ protocol: /^https?$/ })
  .check(z.refine((value) => /^(https:|http:\/\/(localhost|127\.0\.0\.1)[:/])/.test(value)))

const variables = z.object({
  SITE_ORIGIN: z._default(origin, business.origin),
  /**
   * Staff tokens are checked with this domain's keys, so only Access domains and this machine are
   * accepted.
   */
  ACCESS_TEAM_DOMAIN: optional(formatted((value) => isTeamDomain(value) || isLoopback(value))),
  ACCESS_AUD: optional(text),
  /** Email addresses of owners. If neither this nor `OWNER_GROUP` is set, all staff are owners. */
  OWNERS: optional(addressList),
  /** Name of a group whose members, according to their tokens, are owners too. */
  OWNER_GROUP: optional(z.string().check(z.trim(), z.minLength(1))),
  /**
   * - `shared` (default): one drawer for everyone.
   * - `person`: one for each staff member.
   */
  DRAWERS: optional(z.enum(drawerSettings)),
  /** Sent to visitors' browsers, so a secret key is refused. */
  STRIPE_PUBLISHABLE_KEY: optional(formatted(isPublishableKey)),
  STRIPE_SECRET_KEY: formatted(isSecretKey),
  STRIPE_WEBHOOK_SECRET: formatted(isWebhookSecret),
  STRIPE_API_ORIGIN: z._default(origin, 'https://api.stripe.com'),
  STRIPE_SCRIPT_URL: optional(z.url()),
  WEATHER_ORIGIN: z._default(origin, 'https://api.open-meteo.com'),
  /** Signs the links of guests and collectors. If unset, there are no links. */
  LINK_SECRET: optional(linkSecret),
  /**
   * The previous `LINK_SECRET`.
   * Links signed with it still work, but no new ones are signed with it.
   */
  LINK_SECRET_BEFORE: optional(linkSecret),
  MAIL_FROM: z.email(),
  MAIL_OFFICE: z.email(),
  /** Public key (age) that encrypts backups. */
  BACKUP_KEY: optional(formatted(isBackupKey)),
  /** Secret URL that is requested after each healthy minute. */
  HEARTBEAT_URL: optional(heartbeatUrl),
})

export type Settings = z.output<typeof variables>

export function ownersOf({ OWNERS, OWNER_GROUP }: Settings): Owners {
  return { addresses: OWNERS ?? [], group: OWNER_GROUP }
}

export function drawersOf({ DRAWERS }: Settings): DrawerSetting {
  return DRAWERS ?? 'shared'
}

interface Parsed {
  settings: Settings
  /** Names of malformed settings, and of missing ones that are required. */
  problems: readonly string[]
}

const known = new WeakMap<object, Parsed>()

function parse(env: Bindings): Parsed {
  const parsed = known.get(env) ?? parseEach(env)
  known.set(env, parsed)
  return parsed
}

function parseEach(env: Bindings): Parsed {
  const settings = {}
  const problems: string[] = []
  for (const [name, schema] of Object.entries(variables.shape)) {
    const result = schema.safeParse(env[name])
    if (!result.success) problems.push(name)
    const get = result.success ? () => result.data : () => refuse(name)
    Object.defineProperty(settings, name, { enumerable: true, get })
  }
  return { settings: settings as Settings, problems }
}

function refuse(name: string): never {
  throw new AppError('misconfigured', { reason: name })
}

/**
 * Returns settings that are checked when they are read.
 * Reading a malformed setting, or a required one that is missing, throws `misconfigured`, so don't
 * spread the object.
 */
export function settingsOf(env: Bindings): Settings {
  return parse(env).settings
}

export function settingsProblems(env: Bindings): readonly string[] {
  return parse(env).problems
}

/** Optional settings without which online payments and links don't work. */
const wanted = ['STRIPE_PUBLISHABLE_KEY', 'LINK_SECRET'] as const

export function missingSettings(env: Bindings): string[] {
  const { settings, problems } = parse(env)
  return wanted.filter((name) => !problems.includes(name) && settings[name] === undefined)
}

/**
 * Returns a setting, or `null` if it is unset or malformed.
 * Logs an error if it is malformed, or unset but required.
 */
export function settingOrNull<Name extends keyof Settings>(
  env: Bindings,
  name: Name,
): NonNullable<Settings[Name]> | null {
  const { settings, problems } = parse(env)
  if (!problems.includes(name)) return settings[name] ?? null
  log('error', 'misconfigured_setting', { setting: name })
  return null
}
