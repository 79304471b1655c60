import type { Api, Endpoint, RequestOf, ResponseOf } from '../domain/api.ts'
import type { ErrorBody, ErrorCode, FieldErrors } from '../domain/input/errors.ts'

type ReadEndpoint = Endpoint & `GET ${string}`
export type ListEndpoint = {
  [C in ReadEndpoint]: ResponseOf<C> extends unknown[] ? C : never
}[ReadEndpoint]
type WriteEndpoint = { [C in Endpoint]: Api[C] extends { request: unknown } ? C : never }[Endpoint]

/** Makes fields that `Shape` lacks a type error, such as misspelt optional ones. */
type Exactly<Shape, Given> = {
  [Key in keyof Given]: Key extends keyof Shape
    ? Given[Key] extends object
      ? Exactly<NonNullable<Shape[Key]>, Given[Key]>
      : Given[Key]
    : never
}

interface SendOptions {
  /** A write that is sent again with the same key counts once. */
  idempotencyKey?: string
  /** The endpoint's path with its id filled in. Only needed if the path has one. */
  address?: string
  bearer?: string
}

/**
 * An unsuccessful response.
 * Its message is `status: body`, with the status text if the body is empty (specification,
 * section 8). The status is 401 if Cloudflare Access redirected a staff request to its sign-in.
 */
export class ApiError extends Error {
  readonly status: number
  /** The error in the body. `undefined` if the body has none. */
  readonly failure: ErrorBody['error'] | undefined
  /** Seconds to wait before a retry, from `Retry-After`. `undefined` if unknown. */
  readonly retryAfter: number | undefined

  constructor(status: number, statusText: string, body: string, retryAfter?: string | null) {
    super(`${status}: ${body || statusText}`)
    this.name = 'ApiError'
    this.status = status
    this.failure = failureIn(body)
    this.retryAfter = Number(retryAfter) || undefined
  }

  get code(): ErrorCode | undefined {
    return this.failure?.code
  }

  get fieldErrors(): FieldErrors {
    const fields = Object.entries(this.failure?.fields ?? {})
    return Object.fromEntries(fields.map(([path, { code }]) => [path, code]))
  }
}

function failureIn(body: string): ErrorBody['error'] | undefined {
  try {
    const parsed: Partial<ErrorBody> | null = JSON.parse(body)
    return parsed?.error
  } catch {
    return undefined
  }
}

/**
 * Reads from the site's API.
 * `address` is the endpoint's path with an id or a query. Throws `ApiError` for an unsuccessful
 * response, a `TypeError` if there is no response, and a `SyntaxError` if the response isn't JSON.
 */
export async function read<C extends ReadEndpoint>(
  call: C,
  address?: string,
  bearer?: string,
): Promise<ResponseOf<C>> {
  const init = bearer ? { headers: { Authorization: `Bearer ${bearer}` } } : {}
  return (await answerTo(call, init, address)).json()
}

/** Sends a request with a body to the site's API. Throws like `read`. */
export async function send<C extends WriteEndpoint, Body extends RequestOf<C>>(
  call: C,
  body: Body & Exactly<RequestOf<C>, Body>,
  { idempotencyKey, address, bearer }: SendOptions = {},
): Promise<ResponseOf<C>> {
  const headers = new Headers({ 'Content-Type': 'application/json' })
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey)
  if (bearer) headers.set('Authorization', `Bearer ${bearer}`)
  return (await answerTo(call, { headers, body: JSON.stringify(body) }, address)).json()
}

interface ListPage<C extends ListEndpoint> {
  rows: ResponseOf<C>[number][]
  next: string | null
}

/**
 * Reads one page of a list.
 * `next` is the address of the next page, or `null`. Throws like `read`.
 */
export async function readPage<C extends ListEndpoint>(
  call: C,
  address?: string,
): Promise<ListPage<C>> {
  const response = await answerTo(call, {}, address)
  const [, next = null] = /<([^>]+)>; rel="next"/.exec(response.headers.get('Link') ?? '') ?? []
  return { rows: await response.json(), next }
}

function isStaffs(call: Endpoint): boolean {
  return call.includes(' /api/staff/')
}

async function answerTo(
  call: Endpoint,
  init: RequestInit = {},
  address?: string,
): Promise<Response> {
  const [method = '', path = ''] = call.split(' ')
  // When the session has ended, Cloudflare Access redirects to its sign-in.
  // Following that redirect would look like a lost connection.
  const redirect = isStaffs(call) ? 'manual' : 'follow'
  const request: RequestInit = { method, credentials: 'include', redirect, ...init }
  const response = await fetch(address || path, request)
  if (!response.ok) {
    const retryAfter = response.headers.get('Retry-After')
    const status = response.type === 'opaqueredirect' ? 401 : response.status
    throw new ApiError(status, response.statusText, await response.text(), retryAfter)
  }
  return response
}
