import { afterEach, describe, expect, it, vi } from 'vitest'
import { lastSeenOf } from '../../../../domain/stay/client-context.ts'
import { requestOf, sendAction } from '../../../../web/staff/offline/send-action.ts'
import { expected, kept } from './kept.ts'

const action = kept({ stayId: expected.stay.id, seen: lastSeenOf(expected.stay) })

afterEach(() => vi.unstubAllGlobals())

function answering(answer: () => Response | Promise<Response>) {
  const fetching = vi.fn<typeof fetch>(async () => answer())
  vi.stubGlobal('fetch', fetching)
  return fetching
}

const refused = (status: number, code: string) => () =>
  Response.json({ error: { code, message: '', requestId: '' } }, { status })

describe('promise 33: the request of a pending action', () => {
  it('says when the action was done, whether offline, and what the screen showed', () => {
    const { address, headers, body } = requestOf(action, true)
    expect(address).toBe(`/api/staff/stays/${expected.stay.id}/payments`)
    expect(headers['Idempotency-Key']).toBe(action.key)
    expect(JSON.parse(body)).toMatchObject({
      clientContext: { doneAt: action.at, wasOffline: true, seen: { status: 'confirmed' } },
    })
  })

  it('names who did it if it was offline, because a colleague may be signed in later', () => {
    const artas = { ...action, doneBy: 'arta' }
    expect(JSON.parse(requestOf(artas, true).body)).toMatchObject({
      clientContext: { doneBy: 'arta' },
    })
    expect(requestOf(artas, false).body).not.toContain('doneBy')
    const begins = { ...artas, seen: undefined }
    expect(JSON.parse(requestOf(begins, true).body)).toMatchObject({ doneBy: 'arta' })
  })

  it('for a walk-in says when the bags came if it was offline', () => {
    const begins = { ...action, seen: undefined }
    expect(JSON.parse(requestOf(begins, true).body)).toMatchObject({ doneAt: action.at })
    expect(requestOf(begins, false).body).not.toContain('doneAt')
  })

  it('treats a redirect as signed out, not as offline', async () => {
    const fetching = answering(() => {
      const away = Response.error()
      Object.defineProperty(away, 'type', { value: 'opaqueredirect' })
      return away
    })
    expect(await sendAction(action, true)).toMatchObject({ kind: 'signed_out' })
    expect(fetching.mock.calls[0]?.[1]).toMatchObject({ redirect: 'manual' })
  })

  it.each([
    ['the updated stay', () => Response.json(expected), 'done'],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), 'unanswered'],
    ["a network's own page", () => new Response('<html>Welcome</html>'), 'unanswered'],
    ["a network's own JSON", () => Response.json({ ok: true }), 'unanswered'],
    [
      "a gateway that can't reach the server",
      () => new Response('<html>', { status: 502 }),
      'failed',
    ],
    ['a server that fails', refused(500, 'internal'), 'failed'],
    ["a network's sign-in page", () => new Response('', { status: 511 }), 'unanswered'],
    ['a refusal that is not ours', () => new Response('', { status: 403 }), 'unanswered'],
    ['a refusal', refused(409, 'tag_in_use'), 'refused'],
    ['a bad request', refused(400, 'validation_failed'), 'refused'],
    ['a key of another action', refused(422, 'idempotency_key_reused'), 'refused'],
    ['an ended session', refused(401, 'unauthorized'), 'signed_out'],
    ['a rate limit', refused(429, 'rate_limited'), 'failed'],
    ['a storage failure', refused(503, 'storage_unavailable'), 'failed'],
  ])('after %s has the right outcome', async (_, answer, kind) => {
    answering(answer)
    expect(await sendAction(action, true)).toMatchObject({ kind })
  })
})
