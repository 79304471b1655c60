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

/** A token of the stand-in for Cloudflare Access, bent as wished. */
export async function accessToken(wish: TokenWish = {}): Promise<string> {
  const answer = await fetch(`${env.ACCESS_TEAM_DOMAIN}/control/access/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
  })
  const { token } = await answer.json<{ token: string }>()
  return token
}

/** The header that Access's edge puts on what signed-in staff send. */
export async function asStaff(wish?: TokenWish) {
  return { 'cf-access-jwt-assertion': await accessToken(wish) }
}
