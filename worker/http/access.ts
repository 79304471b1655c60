import { getCookie } from 'hono/cookie'
import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import * as z from 'zod/mini'
import { type Role, roleOf } from '../../domain/business/roles.ts'
import type { AppContext } from '../context.ts'
import { ownersOf, type Settings } from '../env.ts'
import { AppError } from '../errors.ts'

/** Someone whom Cloudflare Access vouches for, by their e-mail. */
export interface Identity {
  username: string
  role: Role
  /** When their token expires. */
  expiresAt: Date
}

const groups = z.array(z.string())

/** The groups that an identity provider tells: in a claim of their own, or among the custom claims. */
function groupsIn({ groups: own, custom }: JWTPayload): string[] {
  const told = [own, z.looseObject({}).safeParse(custom).data?.groups]
  return told.flatMap((claim) => groups.safeParse(claim).data ?? [])
}

/** Seconds between two looks for a key that nobody knows; as long to wait before trying again. */
const pause = 5

/** Keys are kept per team, so that a request seldom waits for them. */
const keySets = new Map<string, JWTVerifyGetKey>()

function keySetOf(team: string): JWTVerifyGetKey {
  const known = keySets.get(team)
  if (known) return known
  const keys = teamKeys(new URL(`${team}/cdn-cgi/access/certs`))
  keySets.set(team, keys)
  return keys
}

/**
 * The keys at `url`. A key that is not among them may be new, so they are fetched once more; not for each such
 * token, though, because anyone can make one up. In between the token is refused, unless the keys could not be
 * fetched or are being fetched: then the caller is asked to try again. Access publishes a key days before it
 * signs with it.
 */
function teamKeys(url: URL): JWTVerifyGetKey {
  const keys = createRemoteJWKSet(url, { cooldownDuration: Number.POSITIVE_INFINITY })
  const last = { askedAt: 0, isAnswered: false }
  return async (header, token) => {
    const fetchesNow = !keys.fresh
    try {
      return await keys(header, token)
    } catch (error) {
      if (fetchesNow || !(error instanceof errors.JWKSNoMatchingKey)) throw error
      const now = Date.now()
      if (now < last.askedAt + pause * 1000) throw last.isAnswered ? error : unavailable()
      Object.assign(last, { askedAt: now, isAnswered: false })
      await keys.reload()
      last.isAnswered = true
      return keys(header, token)
    }
  }
}

function unavailable(): AppError {
  return new AppError('access_unavailable', { retryAfter: pause })
}

/** The token that Access gave the caller: in the header that its edge adds, or in its cookie. */
export function accessToken(c: AppContext): string | undefined {
  return c.req.header('cf-access-jwt-assertion') || getCookie(c, 'CF_Authorization')
}

/** Everything that is wrong with the token itself; the rest is trouble with fetching the keys. */
function isRefusal(error: unknown): boolean {
  return (
    error instanceof errors.JWTExpired ||
    error instanceof errors.JWTClaimValidationFailed ||
    error instanceof errors.JWTInvalid ||
    error instanceof errors.JWSInvalid ||
    error instanceof errors.JWSSignatureVerificationFailed ||
    error instanceof errors.JOSEAlgNotAllowed ||
    error instanceof errors.JOSENotSupported ||
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JWKSMultipleMatchingKeys
  )
}

/**
 * Who a token belongs to; `null` for no token, a bad token, or a Worker that has no Access
 * configured; nor for a token that was issued more than `maxTokenAge` seconds ago. Throws
 * `access_unavailable` when the team's keys cannot be fetched.
 */
export async function identityOf(
  token: string | undefined,
  settings: Settings,
  maxTokenAge?: number,
): Promise<Identity | null> {
  const { ACCESS_TEAM_DOMAIN: team, ACCESS_AUD: audience } = settings
  if (!token || !team || !audience) return null
  try {
    const { payload } = await jwtVerify(token, keySetOf(team), {
      algorithms: ['RS256'],
      issuer: team,
      audience,
      requiredClaims: ['exp', 'email'],
      ...(maxTokenAge !== undefined && { maxTokenAge }),
    })
    const { email, exp = 0 } = payload
    if (typeof email !== 'string' || email === '') return null
    const member = { username: email.toLowerCase(), groups: groupsIn(payload) }
    const role = roleOf(member, ownersOf(settings))
    return { username: member.username, role, expiresAt: new Date(exp * 1000) }
  } catch (error) {
    if (isRefusal(error)) return null
    throw unavailable()
  }
}

/** Where staff sign in, and come back to `path` afterwards; `null` without a configured team. */
export function loginUrl(settings: Settings, host: string, path: string): string | null {
  const { ACCESS_TEAM_DOMAIN: team, ACCESS_AUD: audience } = settings
  if (!team || !audience) return null
  const url = new URL(`/cdn-cgi/access/login/${host}`, team)
  url.search = new URLSearchParams({ kid: audience, redirect_url: path }).toString()
  return url.href
}

/** Where staff end their session, at every application of the team. */
export function logoutUrl({ ACCESS_TEAM_DOMAIN: team = '' }: Settings): string {
  return `${team}/cdn-cgi/access/logout`
}
