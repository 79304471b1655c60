import * as z from 'zod/mini'
import { business } from '../domain/business/business.ts'
import { addressList, type Owners } from '../domain/business/roles.ts'
import { AppError } from './errors.ts'

/** Variables and secrets are `unknown` until `settingsOf` parses them. */
export interface Bindings extends Record<string, unknown> {
  DB: D1Database
  ASSETS: Fetcher
  EMAIL: SendEmail
  PUBLIC_WRITES: RateLimit
  /** Bag photos are off without this R2 bucket. */
  PHOTOS?: R2Bucket | undefined
  CF_VERSION_METADATA?: WorkerVersionMetadata
  /** Optional: without this bucket and `BACKUP_KEY`, nightly backups are off. */
  BACKUPS?: R2Bucket | undefined
  /** Any text closes the database, so that nothing is written or sent while it is restored. */
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

const linkSecret = z.string().check(z.minLength(32))

const variables = z.object({
  SITE_ORIGIN: z._default(origin, business.origin),
  ACCESS_TEAM_DOMAIN: optional(origin),
  ACCESS_AUD: optional(text),
  /**
   * Email addresses of the owners.
   * `OWNER_GROUP` names a group in the owners' tokens. If neither is set, all staff are owners.
   */
  OWNERS: optional(addressList),
  OWNER_GROUP: optional(z.string().check(z.trim(), z.minLength(1))),
  STRIPE_PUBLISHABLE_KEY: optional(text),
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_API_ORIGIN: z._default(origin, 'https://api.stripe.com'),
  STRIPE_SCRIPT_URL: optional(z.url()),
  WEATHER_ORIGIN: z._default(origin, 'https://api.open-meteo.com'),
  /** Signs guests' links. If unset, there are no links. */
  LINK_SECRET: optional(linkSecret),
  /**
   * The previous `LINK_SECRET`.
   * Links signed with it still open, but no new ones are signed.
   */
  LINK_SECRET_BEFORE: optional(linkSecret),
  MAIL_FROM: z.email(),
  MAIL_OFFICE: z.email(),
  /** Public key (age) that backups are encrypted to. The operator has the private key. */
  BACKUP_KEY: optional(z.string().check(z.regex(/^age1[02-9ac-hj-np-z]{58}$/))),
})

export type Settings = z.output<typeof variables>

export function ownersOf({ OWNERS, OWNER_GROUP }: Settings): Owners {
  return { addresses: OWNERS ?? [], group: OWNER_GROUP }
}

const parsed = new WeakMap<object, Settings>()

/**
 * Returns the parsed settings.
 * Throws `misconfigured` with the names of missing or malformed settings, never their values.
 */
export function settingsOf(env: Bindings): Settings {
  const known = parsed.get(env)
  if (known) return known
  const result = variables.safeParse(env)
  if (!result.success) {
    const names = result.error.issues.map((issue) => String(issue.path[0]))
    throw new AppError('misconfigured', { reason: [...new Set(names)].join(' ') })
  }
  parsed.set(env, result.data)
  return result.data
}
