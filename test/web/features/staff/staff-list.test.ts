import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  fetchList,
  isSignedOut,
  staffListOptions,
} from '../../../../web/features/staff/staff-list.ts'

afterEach(() => vi.unstubAllGlobals())

const failure = (fetching: () => Promise<Response>) => {
  vi.stubGlobal('fetch', fetching)
  return fetchList('/api/bookings', 'bookings').catch((error: Error) => error) as Promise<Error>
}
const answered = (status: number) => failure(async () => new Response('{}', { status }))

describe('a list that staff could not load', () => {
  it('says so in the words of the specification, with the status', async () => {
    expect((await answered(503)).message).toBe('Failed to fetch bookings: 503')
  })

  it('tells an ended session from a lost connection', async () => {
    expect(isSignedOut(await answered(401))).toBe(true)
    expect(isSignedOut(await answered(403))).toBe(true)
    expect(isSignedOut(await answered(500))).toBe(false)
    const lost = await failure(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(isSignedOut(lost)).toBe(false)
  })

  it('is asked for three times more, unless the session has ended', async () => {
    const down = await answered(500)
    expect([0, 1, 2, 3].map((n) => staffListOptions.retry(n, down))).toEqual([
      true,
      true,
      true,
      false,
    ])
    expect(staffListOptions.retry(0, await answered(401))).toBe(false)
  })
})
