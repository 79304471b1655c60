import { env } from 'cloudflare:workers'

export interface TokenWish {
  email?: string
  audience?: string
  issuer?: string
  expiresInSeconds?: number
  issuedSecondsAgo?: number
  groups?: unknown
  custom?: unknown
  forged?: boolean
  algorithm?: 'RS256' | 'HS256' | 'none'
}

/** A token of the stand-in for Cloudflare Access, altered as requested. */
export async function accessToken(requested: TokenWish = {}): Promise<string> {
  const response = await fetch(`${env.ACCESS_TEAM_DOMAIN}/control/access/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(requested),
  })
  const { token } = await response.json<{ token: string }>()
  return token
}

/** The header that Access adds to requests of signed-in staff. */
export async function asStaff(requested?: TokenWish) {
  return { 'cf-access-jwt-assertion': await accessToken(requested) }
}
