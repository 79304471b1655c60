import type { Api, Endpoint, RequestOf, ResponseOf } from '../domain/api.ts'
import type { ErrorBody, ErrorCode, FieldErrors } from '../domain/input/errors.ts'

type ReadEndpoint = Endpoint & `GET ${string}`
/** A call whose answer comes in parts. */
export type ListEndpoint = {
  [C in ReadEndpoint]: ResponseOf<C> extends unknown[] ? C : never
}[ReadEndpoint]
type WriteEndpoint = { [C in Endpoint]: Api[C] extends { request: unknown } ? C : never }[Endpoint]

/** Refuses a misspelt optional field, which would otherwise be sent and not be read. */
type Exactly<Shape, Given> = {
  [Key in keyof Given]: Key extends keyof Shape
    ? Given[Key] extends object
      ? Exactly<NonNullable<Shape[Key]>, Given[Key]>
      : Given[Key]
    : never
}

interface SendOptions {
  /** Makes a repeated write answer as the first one did. */
  idempotencyKey?: string
  /** Where a call's path names one thing of many: its path with that id in it. */
  address?: string
  /** The token of the link by which the caller may. */
  bearer?: string
}

/** An answer that is not a success. Its text is `status: body` (specification, section 8). */
export class ApiError extends Error {
  readonly status: number
  /** What the Worker says went wrong; nothing where something else answered. */
  readonly failure: ErrorBody['error'] | undefined
  /** Seconds until another try makes sense, where the answer says so. */
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

  /** What is wrong with each field that was refused. */
  get fieldErrors(): FieldErrors {
    const fields = Object.entries(this.failure?.fields ?? {})
    return Object.fromEntries(fields.map(([path, { code }]) => [path, code]))
  }
}

function failureIn(body: string): ErrorBody['error'] | undefined {
  try {
    const told: Partial<ErrorBody> | null = JSON.parse(body)
    return told?.error
  } catch {
    return undefined
  }
}

/**
 * Reads from the site's own API; `address` is the call's path with an id or a query in it. Throws
 * `ApiError`, or the browser's `TypeError` when nothing answered.
 */
export async function read<C extends ReadEndpoint>(
  call: C,
  address?: string,
  bearer?: string,
): Promise<ResponseOf<C>> {
  const init = bearer ? { headers: { Authorization: `Bearer ${bearer}` } } : {}
  return (await answerTo(call, init, address)).json()
}

/** Writes to the site's own API. Throws as `read` does. */
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

/** A part of a list, and the address of the part after it. */
interface ListPage<C extends ListEndpoint> {
  rows: ResponseOf<C>[number][]
  next: string | null
}

/** Reads a part of a list, the first one where no `address` is given. Throws as `read` does. */
export async function readPage<C extends ListEndpoint>(
  call: C,
  address?: string,
): Promise<ListPage<C>> {
  const response = await answerTo(call, {}, address)
  const [, next = null] = /<([^>]+)>; rel="next"/.exec(response.headers.get('Link') ?? '') ?? []
  return { rows: await response.json(), next }
}

/** Whether Cloudflare Access stands before a call: once a session has ended, it leads to its sign-in. */
function isStaffs(call: Endpoint): boolean {
  return call.includes(' /api/staff/')
}

async function answerTo(
  call: Endpoint,
  init: RequestInit = {},
  address?: string,
): Promise<Response> {
  const [method = '', path = ''] = call.split(' ')
  // Followed, it would look like a dead line: the sign-in is another origin's.
  const redirect = isStaffs(call) ? 'manual' : 'follow'
  const asked: RequestInit = { method, credentials: 'include', redirect, ...init }
  const response = await fetch(address || path, asked)
  if (!response.ok) {
    const retryAfter = response.headers.get('Retry-After')
    const status = response.type === 'opaqueredirect' ? 401 : response.status
    throw new ApiError(status, response.statusText, await response.text(), retryAfter)
  }
  return response
}
