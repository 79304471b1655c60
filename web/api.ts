import type { ErrorBody, ErrorCode, FieldErrors } from '../domain/errors.ts'

interface RequestOptions {
  method?: 'GET' | 'POST'
  /** Sent as JSON; without one there is no body and no content type. */
  body?: unknown
  /** Makes a repeated write answer as the first one did. */
  idempotencyKey?: string
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
    return (JSON.parse(body) as Partial<ErrorBody> | null)?.error
  } catch {
    return undefined
  }
}

/** Calls the site's own API. Throws `ApiError`, or the browser's `TypeError` when nothing answered. */
export async function request<Answer>(path: string, options: RequestOptions = {}): Promise<Answer> {
  return (await answerTo(path, options)).json()
}

/** A part of a list, and the address of the part after it. */
export interface ListPage<Row> {
  rows: Row[]
  next: string | null
}

/** Reads a part of a list. Throws as `request` does. */
export async function requestPage<Row>(path: string): Promise<ListPage<Row>> {
  const answer = await answerTo(path)
  const [, next = null] = /<([^>]+)>; rel="next"/.exec(answer.headers.get('Link') ?? '') ?? []
  return { rows: await answer.json(), next }
}

async function answerTo(path: string, options: RequestOptions = {}): Promise<Response> {
  const { method = 'GET', body, idempotencyKey } = options
  const headers = new Headers()
  if (body !== undefined) headers.set('Content-Type', 'application/json')
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey)
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!response.ok) {
    const retryAfter = response.headers.get('Retry-After')
    throw new ApiError(response.status, response.statusText, await response.text(), retryAfter)
  }
  return response
}
