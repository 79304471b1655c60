import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TokenWish } from '../../../dev/access/tokens.ts'
import { runningStandIns, siteOrigin } from '../running.ts'

let world: Awaited<ReturnType<typeof runningStandIns>>
beforeAll(async () => {
  world = await runningStandIns()
})
afterAll(() => world.close())

const verify = (token: string) =>
  jwtVerify(token, createRemoteJWKSet(new URL(`${world.origin}/cdn-cgi/access/certs`)), {
    issuer: world.origin,
    audience: 'test-audience',
    algorithms: ['RS256'],
  })
const signIn = (redirectUrl: string, email = 'arta@example.com') => {
  const login = `${world.origin}/cdn-cgi/access/login/localhost:8787`
  return fetch(`${login}?redirect_url=${encodeURIComponent(redirectUrl)}`, {
    method: 'POST',
    body: new URLSearchParams({ email }),
    redirect: 'manual',
  })
}

describe('staff sign-in', () => {
  test('sets a cookie with a token that the published keys verify, and redirects to the site', async () => {
    const response = await signIn('/admin?tab=messages')
    expect(response.headers.get('location')).toBe(`${siteOrigin}/admin?tab=messages`)
    const cookie = response.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^CF_Authorization=.*Path=\/; HttpOnly; SameSite=Lax$/)
    const token = /CF_Authorization=([^;]+)/.exec(cookie)?.[1] ?? ''
    const { payload } = await verify(token)
    expect(payload).toMatchObject({ email: 'arta@example.com', type: 'app', iss: world.origin })
  })

  test('never redirects to another site', async () => {
    for (const elsewhere of ['https://evil.example/', '//evil.example', 'javascript:alert(1)']) {
      const location = (await signIn(elsewhere)).headers.get('location') ?? ''
      expect(new URL(location).origin).toBe(siteOrigin)
    }
  })

  test('requires an email address', async () => {
    expect((await signIn('/admin', 'nobody')).status).toBe(400)
  })
})

describe('an access token', () => {
  const tokens: [string, TokenWish][] = [
    ['forged', { forged: true }],
    ['for another audience', { audience: 'other' }],
    ['by another issuer', { issuer: 'https://other.example' }],
    ['expired', { expiresInSeconds: -60 }],
    ['signed with the public key as a secret', { algorithm: 'HS256' }],
    ['not signed at all', { algorithm: 'none' }],
  ]
  test.each(tokens)('is refused if it is %s', async (_, requested) => {
    const { token } = await world.control('POST', '/access/token', requested)
    await expect(verify(token)).rejects.toBeInstanceOf(errors.JOSEError)
  })

  test('is accepted if nothing is wrong with it', async () => {
    await expect(verify(await world.signAccessToken())).resolves.toHaveProperty('payload.sub')
  })
})
