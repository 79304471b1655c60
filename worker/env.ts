import * as z from 'zod/mini'
import { business } from '../domain/business/business.ts'
import { addressList, type Owners } from '../domain/business/roles.ts'
import { AppError } from './errors.ts'

/** What wrangler.toml binds. Variables and secrets are unknown until `settingsOf` has read them. */
export interface Bindings extends Record<string, unknown> {
  DB: D1Database
  ASSETS: Fetcher
  EMAIL: SendEmail
  PUBLIC_WRITES: RateLimit
  /** Photos of bags; an account without R2 binds none, and photos are switched off. */
  PHOTOS?: R2Bucket | undefined
}

/** An unset variable of wrangler.toml is an empty text. */
const unlessBlank = z.transform((value: unknown) => (value === '' ? undefined : value))

const text = z.string().check(z.minLength(1))
const origin = z
  .string()
  .check(z.refine((value) => URL.canParse(value) && new URL(value).origin === value))
const optional = <S extends z.ZodMiniType>(schema: S) => z.pipe(unlessBlank, z.optional(schema))

const linkSecret = z.string().check(z.minLength(32))

const variables = z.object({
  /** The address travellers see; another one on a developer's machine. */
  SITE_ORIGIN: z._default(origin, business.origin),
  ACCESS_TEAM_DOMAIN: optional(origin),
  ACCESS_AUD: optional(text),
  /** Owners by their addresses, and by a group in their token; with neither, everybody is an owner. */
  OWNERS: optional(addressList),
  OWNER_GROUP: optional(z.string().check(z.trim(), z.minLength(1))),
  STRIPE_PUBLISHABLE_KEY: optional(text),
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_API_ORIGIN: z._default(origin, 'https://api.stripe.com'),
  STRIPE_SCRIPT_URL: optional(z.url()),
  WEATHER_ORIGIN: z._default(origin, 'https://api.open-meteo.com'),
  /** Signs guests' links; without one there are none. */
  LINK_SECRET: optional(linkSecret),
  /** The secret before `LINK_SECRET`: its links still open, and no new one is signed with it. */
  LINK_SECRET_BEFORE: optional(linkSecret),
  MAIL_FROM: z.email(),
  MAIL_OFFICE: z.email(),
})

export type Settings = z.output<typeof variables>

/** Who is an owner here. */
export function ownersOf({ OWNERS, OWNER_GROUP }: Settings): Owners {
  return { addresses: OWNERS ?? [], group: OWNER_GROUP }
}

const parsed = new WeakMap<object, Settings>()

/**
 * The Worker's settings, parsed once. Throws `misconfigured` with the names of those that are
 * missing or malformed; never with their values.
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
