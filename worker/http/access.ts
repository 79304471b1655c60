import { getCookie } from 'hono/cookie'
import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import * as z from 'zod/mini'
import { type Role, roleOf } from '../../domain/business/roles.ts'
import type { AppContext } from '../context.ts'
import { ownersOf, type Settings } from '../env.ts'
import { AppError } from '../errors.ts'

export interface Identity {
  username: string
  role: Role
  expiresAt: Date
}

const groups = z.array(z.string())

/**
 * Reads the groups from a token.
 * Depending on the identity provider, they are in the claim `groups` or `custom.groups`.
 */
function groupsIn({ groups: own, custom }: JWTPayload): string[] {
  const claims = [own, z.looseObject({}).safeParse(custom).data?.groups]
  return claims.flatMap((claim) => groups.safeParse(claim).data ?? [])
}

/** Minimum seconds between key reloads, and `Retry-After` of `access_unavailable`. */
const pause = 5

const keySets = new Map<string, JWTVerifyGetKey>()

function keySetOf(team: string): JWTVerifyGetKey {
  const known = keySets.get(team)
  if (known) return known
  const keys = teamKeys(new URL(`${team}/cdn-cgi/access/certs`))
  keySets.set(team, keys)
  return keys
}

/**
 * Returns a key lookup that also reloads the team's keys for an unknown key id.
 * Anyone can invent a key id, so such reloads are at least `pause` seconds apart.
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

export function accessToken(c: AppContext): string | undefined {
  return c.req.header('cf-access-jwt-assertion') || getCookie(c, 'CF_Authorization')
}

/**
 * Returns `true` if the token itself is invalid.
 * Other errors occur while the keys are fetched.
 */
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
 * Returns the identity in a valid token, otherwise `null`. `maxTokenAge` is in seconds.
 * Throws `access_unavailable` if the team's keys can't be fetched, and `misconfigured` for
 * malformed settings.
 */
export async function identityOf(
  token: string | undefined,
  settings: Settings,
  maxTokenAge?: number,
): Promise<Identity | null> {
  const { ACCESS_TEAM_DOMAIN: team, ACCESS_AUD: audience } = settings
  if (!token || !team || !audience) return null
  const owners = ownersOf(settings)
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
    const role = roleOf(member, owners)
    return { username: member.username, role, expiresAt: new Date(exp * 1000) }
  } catch (error) {
    if (isRefusal(error)) return null
    throw unavailable()
  }
}

/**
 * Returns the URL of the sign-in, which then leads back to `path`.
 * `null` if Access isn't configured. Throws `misconfigured` for malformed settings.
 */
export function loginUrl(settings: Settings, host: string, path: string): string | null {
  const { ACCESS_TEAM_DOMAIN: team, ACCESS_AUD: audience } = settings
  if (!team || !audience) return null
  const url = new URL(`/cdn-cgi/access/login/${host}`, team)
  url.search = new URLSearchParams({ kid: audience, redirect_url: path }).toString()
  return url.href
}

export function logoutUrl({ ACCESS_TEAM_DOMAIN: team = '' }: Settings): string {
  return `${team}/cdn-cgi/access/logout`
}
