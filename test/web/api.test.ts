import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest'
import { ApiError, read, readPage, send } from '../../web/api.ts'

const answers = (status: number, body: string, statusText = '') =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(body, { status, statusText })),
  )
const sentRequest = () =>
  vi.mocked(fetch).mock.calls[0] as [string, RequestInit & { headers: Headers }]

afterEach(() => vi.unstubAllGlobals())

describe('an API request (specification, section 7)', () => {
  it('sends cookies, and no content type if there is no body', async () => {
    answers(200, '[]')
    await read('GET /api/config')
    const [path, init] = sentRequest()
    expect(path).toBe('/api/config')
    expect(init).toMatchObject({ method: 'GET', credentials: 'include' })
    expect(init.body).toBeUndefined()
    expect([...new Headers(init.headers)]).toEqual([])
  })

  it('sends its body as JSON with an idempotency key', async () => {
    answers(201, '{"id":"1"}')
    const message = { name: 'Ana', email: 'ana@example.org', subject: 'Skis', message: 'Skis?' }
    const made = await send('POST /api/contacts', message, { idempotencyKey: 'k' })
    const [path, init] = sentRequest()
    expect(made).toEqual({ id: '1' })
    expect(path).toBe('/api/contacts')
    expect(init.method).toBe('POST')
    expect(init.body).toBe(JSON.stringify(message))
    expect(init.headers.get('content-type')).toBe('application/json')
    expect(init.headers.get('idempotency-key')).toBe('k')
  })
})

describe('a staff request after the Cloudflare Access session has ended', () => {
  const away = () => {
    const response = Response.error()
    Object.defineProperty(response, 'type', { value: 'opaqueredirect' })
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => response),
    )
  }

  it.each(['GET /api/staff/session', 'GET /api/staff/bookings'] as const)(
    '%s fails with 401, not as a lost connection, if redirected to the sign-in',
    async (call) => {
      away()
      await expect(read(call)).rejects.toMatchObject({ name: 'ApiError', status: 401 })
      expect(sentRequest()[1]).toMatchObject({ redirect: 'manual' })
    },
  )

  it('lets guest requests follow redirects', async () => {
    answers(200, '{}')
    await read('GET /api/config')
    expect(sentRequest()[1].redirect).toBe('follow')
  })
})

describe('a request that does not match its endpoint', () => {
  const message = { name: 'Ana', email: 'ana@example.org', subject: 'Skis', message: 'Skis?' }

  it('is refused by the type checker (`npm run typecheck`)', () => {
    // Never called. The type checker complains about each of these that compiles.
    const mismatched = async () => {
      // @ts-expect-error: there is no such call
      await read('GET /api/nothing')
      // @ts-expect-error: an optional field, misspelt
      await send('POST /api/contacts', { ...message, local: 'sq' })
      // @ts-expect-error: a required field, missing
      await send('POST /api/contacts', { name: 'Ana' })
      // @ts-expect-error: a field of another type
      await send('POST /api/contacts', { ...message, name: 7 })
      // @ts-expect-error: a list of another shape
      const rows: { colour: string }[] = (await readPage('GET /api/staff/contacts')).rows
      return rows
    }
    expectTypeOf(mismatched).toBeFunction()
  })
})

describe('a paginated list', () => {
  const part = (headers: HeadersInit) => {
    vi.stubGlobal('fetch', async () => new Response('[{"id":"1"}]', { headers }))
    return readPage('GET /api/staff/bookings')
  }

  it('returns the path of the next page', async () => {
    const { rows, next } = await part({ Link: '</api/staff/bookings?cursor=7.a>; rel="next"' })
    expect(rows).toEqual([{ id: '1' }])
    expect(next).toBe('/api/staff/bookings?cursor=7.a')
  })

  it.each([{}, { Link: '</api>; rel="up"' }])(
    'has no next page if the Link header names none: %j',
    async (none) => {
      expect((await part(none as HeadersInit)).next).toBeNull()
    },
  )
})

describe('a failed response (specification, section 8)', () => {
  const failed = () => read('GET /api/config').catch((error: unknown) => error as ApiError)

  it('has the message "status: body"', async () => {
    answers(500, 'out of order')
    expect((await failed()) as Error).toMatchObject({ message: '500: out of order', status: 500 })
  })

  it('uses the status text if the body is empty', async () => {
    answers(503, '', 'Service Unavailable')
    expect(((await failed()) as Error).message).toBe('503: Service Unavailable')
  })

  it("carries the Worker's code, fields and correct price", async () => {
    const error = { code: 'price_mismatch', message: 'm', requestId: 'r', totalPrice: 600 }
    answers(409, JSON.stringify({ error }))
    const thrown = await failed()
    expect(thrown).toBeInstanceOf(ApiError)
    expect((thrown as ApiError).code).toBe('price_mismatch')
    expect((thrown as ApiError).failure).toEqual(error)
  })

  it.each([
    ['3600', 3600],
    [null, undefined],
    ['Sun, 22 Nov 2026 10:00:00 GMT', undefined],
  ])('reads Retry-After in seconds: %j', async (header, seconds) => {
    const headers: HeadersInit = header ? { 'Retry-After': header } : {}
    vi.stubGlobal('fetch', async () => new Response('', { status: 429, headers }))
    expect(((await failed()) as ApiError).retryAfter).toBe(seconds)
  })

  it('gives the error of each field, or no field errors if none was refused', async () => {
    const fields = {
      'customerData.customerName': { code: 'full_name_required', message: 'm' },
      startDate: { code: 'in_the_past', message: 'm' },
    }
    answers(400, JSON.stringify({ error: { code: 'invalid_request', fields } }))
    expect(((await failed()) as ApiError).fieldErrors).toEqual({
      'customerData.customerName': 'full_name_required',
      startDate: 'in_the_past',
    })
    answers(502, '<html>')
    expect(((await failed()) as ApiError).fieldErrors).toEqual({})
  })

  it.each(['<html>', 'null', '3', ''])(
    "has no code if the body is not the Worker's: %j",
    async (body) => {
      answers(502, body)
      expect(((await failed()) as ApiError).code).toBeUndefined()
    },
  )
})
