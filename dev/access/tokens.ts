import { createHash } from 'node:crypto'
import { SignJWT } from 'jose'
import { newKey, type SigningKey, signingKey } from './keys.ts'

export interface TokenWish {
  email?: string | undefined
  audience?: string | undefined
  issuer?: string | undefined
  /** Negative for an expired token. */
  expiresInSeconds?: number | undefined
  issuedSecondsAgo?: number | undefined
  groups?: unknown
  custom?: unknown
  /**
   * Signs with a key that isn't published, under the `kid` of a published key.
   * Only applies to `RS256`.
   */
  forged?: boolean | undefined
  /**
   * `none` leaves the token unsigned.
   * `HS256` uses the published key's JSON as the secret (algorithm confusion).
   */
  algorithm?: 'RS256' | 'HS256' | 'none' | undefined
}

export interface Issuer {
  issuer: string
  audience: string
  key: SigningKey
  /** Key from before the last rotation. It is still published, but no longer signs. */
  previousKey?: SigningKey | undefined
}

export const sessionSeconds = 12 * 60 * 60

export async function signAccessToken(by: Issuer, requested: TokenWish = {}): Promise<string> {
  const email = requested.email ?? 'arta@example.com'
  const seconds = Math.floor(Date.now() / 1000)
  const algorithm = requested.algorithm ?? 'RS256'
  const claims = {
    aud: [requested.audience ?? by.audience],
    email,
    exp: seconds + (requested.expiresInSeconds ?? sessionSeconds),
    iat: seconds - (requested.issuedSecondsAgo ?? 0),
    nbf: seconds - (requested.issuedSecondsAgo ?? 0),
    iss: requested.issuer ?? by.issuer,
    type: 'app',
    identity_nonce: 'standin',
    sub: subjectOf(email),
    country: 'AL',
    ...(requested.groups !== undefined && { groups: requested.groups }),
    ...(requested.custom !== undefined && { custom: requested.custom }),
  }
  if (algorithm === 'none') return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`
  const token = new SignJWT(claims).setProtectedHeader({
    alg: algorithm,
    kid: by.key.kid,
    typ: 'JWT',
  })
  if (algorithm === 'HS256')
    return token.sign(new TextEncoder().encode(JSON.stringify(by.key.publicJwk)))
  const { privateKey } = requested.forged ? await signingKey(await newKey()) : by.key
  return token.sign(privateKey)
}

function subjectOf(email: string): string {
  const hex = createHash('sha256').update(email).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

function part(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
