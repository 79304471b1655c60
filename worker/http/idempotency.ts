import type { Locale } from '../../domain/business/locales.ts'
import type { AppContext, AppMiddleware } from '../context.ts'
import type { IdempotentRequest } from '../db/idempotency.ts'
import { AppError } from '../errors.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The client's name for one submit; a call without one is a submit of its own. */
export const idempotencyKey: AppMiddleware = async (c, next) => {
  const key = c.req.header('idempotency-key') ?? crypto.randomUUID()
  if (!uuid.test(key)) throw new AppError('idempotency_key_invalid')
  c.set('idempotencyKey', key.toLowerCase())
  await next()
}

/** Of a request as its schema read it. */
function digestOf(request: object): Promise<string> {
  return sha256(new TextEncoder().encode(JSON.stringify(request)))
}

/** In hexadecimal. */
export async function sha256(bytes: BufferSource): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return Buffer.from(digest).toString('hex')
}

/** The audit's name for a submit to this route. */
export function submitKey(c: AppContext, key: string): string {
  return `${c.req.path}:${key.toLowerCase()}`
}

/** What tells a repeat of this submit from another one. */
export async function idempotentRequestOf(
  c: AppContext,
  request: object,
): Promise<IdempotentRequest> {
  const idempotencyKey = submitKey(c, c.get('idempotencyKey'))
  return { idempotencyKey, requestDigest: await digestOf(request) }
}

/**
 * The same of a guest's form. Whoever gets no answer may send it again in another language: still one
 * submit, answered with what the first made.
 */
export function idempotentFormRequestOf(
  c: AppContext,
  { locale: _, ...said }: { locale: Locale },
): Promise<IdempotentRequest> {
  return idempotentRequestOf(c, said)
}

/** Who does it, when, and by which request. */
export async function resolvingOf(c: AppContext, request: object) {
  const idempotent = await idempotentRequestOf(c, request)
  return { staffId: c.get('staffId'), idempotent, now: new Date() }
}
