import { env } from 'cloudflare:workers'
import { generateKeyPair, SignJWT } from 'jose'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { StaffSession } from '../../../domain/api.ts'
import { asStaff } from '../support/access.ts'
import { takeErrors } from '../support/logs.ts'
import { accessAudience } from '../support/names.ts'
import { openSite } from '../support/site.ts'

const site = openSite()
const statusFor = async (headers: Record<string, string>) =>
  (await site.fetch('/api/staff/session', { headers })).status

/** A valid token, except that its key was never one of Access. */
async function strangersToken() {
  const { privateKey } = await generateKeyPair('RS256')
  const token = await new SignJWT({ email: 'eve@office.example' })
    .setProtectedHeader({ alg: 'RS256', kid: crypto.randomUUID() })
    .setIssuer(env.ACCESS_TEAM_DOMAIN ?? '')
    .setAudience(accessAudience)
    .setExpirationTime('1h')
    .sign(privateKey)
  return { 'cf-access-jwt-assertion': token }
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it('promise 38: the session response has the token’s expiry and the server’s time', async () => {
  const headers = await asStaff({ expiresInSeconds: 90 })
  const answer = await site.fetch('/api/staff/session', { headers })
  const { expiresAt, now } = await answer.json<StaffSession>()
  const left = Date.parse(expiresAt) - Date.parse(now)
  expect(left).toBeGreaterThan(80_000)
  expect(left).toBeLessThanOrEqual(90_000)
})

describe('after Access has rotated its key', () => {
  it('tokens of the new and of the old key are accepted', async () => {
    const before = await asStaff()
    expect(await statusFor(before)).toBe(200)
    await fetch(`${env.ACCESS_TEAM_DOMAIN}/control/access/rotate`, { method: 'POST' })
    expect(await statusFor(await asStaff())).toBe(200)
    expect(await statusFor(before)).toBe(200)
  })

  it('a flood of tokens with unknown keys fetches the keys at most once', async () => {
    const strangers = await Promise.all(Array.from({ length: 8 }, strangersToken))
    const fetched = vi.spyOn(globalThis, 'fetch')
    const oneByOne = []
    for (const headers of strangers) oneByOne.push(await statusFor(headers))
    const together = await Promise.all(strangers.map(statusFor))
    expect(new Set([...oneByOne, ...together])).toEqual(new Set([401]))
    expect(fetched.mock.calls.length).toBeLessThanOrEqual(1)
    expect(await statusFor(await asStaff())).toBe(200)
  })

  it('a token with an unknown key gets 503 while the keys can’t be fetched', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
    const headers = await strangersToken()
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Network connection lost.'))
    for (const status of [503, 503]) expect(await statusFor(headers)).toBe(status)
    takeErrors('request_failed')
  })
})
