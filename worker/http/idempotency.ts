import type { Locale } from '../../domain/business/locales.ts'
import type { AppContext, AppMiddleware } from '../context.ts'
import type { IdempotentRequest } from '../db/idempotency.ts'
import { AppError } from '../errors.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Sets `idempotencyKey` from the request's header, or to a new UUID.
 * Throws `idempotency_key_invalid` for a header that isn't a UUID.
 */
export const idempotencyKey: AppMiddleware = async (c, next) => {
  const key = c.req.header('idempotency-key') ?? crypto.randomUUID()
  if (!uuid.test(key)) throw new AppError('idempotency_key_invalid')
  c.set('idempotencyKey', key.toLowerCase())
  await next()
}

function digestOf(request: object): Promise<string> {
  return sha256(new TextEncoder().encode(JSON.stringify(request)))
}

export async function sha256(bytes: BufferSource): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return Buffer.from(digest).toString('hex')
}

export function submitKey(c: AppContext, key: string): string {
  return `${c.req.path}:${key.toLowerCase()}`
}

export async function idempotentRequestOf(
  c: AppContext,
  request: object,
): Promise<IdempotentRequest> {
  const idempotencyKey = submitKey(c, c.get('idempotencyKey'))
  return { idempotencyKey, requestDigest: await digestOf(request) }
}

/**
 * Like `idempotentRequestOf`, but excludes the locale from the digest.
 * A guest may send the form again in another language.
 */
export function idempotentFormRequestOf(
  c: AppContext,
  { locale: _, ...said }: { locale: Locale },
): Promise<IdempotentRequest> {
  return idempotentRequestOf(c, said)
}

export async function resolvingOf(c: AppContext, request: object) {
  const idempotent = await idempotentRequestOf(c, request)
  return { staffId: c.get('staffId'), idempotent, now: new Date() }
}
