import { zValidator } from '@hono/zod-validator'
import { bodyLimit } from 'hono/body-limit'
import { every } from 'hono/combine'
import type * as z from 'zod/mini'
import { bareJpeg, largestPhoto } from '../../domain/desk/photo.ts'
import { fieldErrors } from '../../domain/input/errors.ts'
import type { AppContext, AppMiddleware } from '../context.ts'
import { AppError } from '../errors.ts'
import { idempotencyKey } from './idempotency.ts'
import { limitWrites } from './rate-limit.ts'
import { sameSiteWrites } from './same-site.ts'

const kilobyte = 1024

/**
 * Reads the whole body, up to `kilobytes`.
 * Throws `payload_too_large`, or `invalid_json` if the connection is lost while reading.
 */
export function bodyAtMost(kilobytes: number): AppMiddleware {
  const limited = bodyLimit({
    maxSize: kilobytes * kilobyte,
    onError: () => {
      throw new AppError('payload_too_large')
    },
  })
  return async (c, next) => {
    try {
      await limited(c, async () => {
        await c.req.arrayBuffer()
      })
    } catch (error) {
      // A lost connection must not be logged as an internal error.
      throw error instanceof AppError ? error : new AppError('invalid_json')
    }
    await next()
  }
}

/** Throws `unsupported_media_type` unless the request's content type is `application/json`. */
export const jsonOnly: AppMiddleware = async (c, next) => {
  const [type] = (c.req.header('content-type') ?? '').split(';')
  if (type?.trim().toLowerCase() !== 'application/json')
    throw new AppError('unsupported_media_type')
  await next()
}

/**
 * Throws `invalid_json` for invalid UTF-8.
 * Otherwise, it would be stored as replacement characters.
 */
export const utf8Only: AppMiddleware = async (c, next) => {
  const body = await c.req.arrayBuffer()
  try {
    new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(body)
  } catch {
    throw new AppError('invalid_json')
  }
  await next()
}

export function jsonBody<S extends z.ZodMiniType>(schema: S) {
  return zValidator('json', schema, refuseInvalid)
}

export function query<S extends z.ZodMiniType>(schema: S) {
  return zValidator('query', schema, refuseInvalid)
}

/** Maximum kilobytes of a JSON request from staff, unless it lists stays. */
const largest = 16

export const staffWrite = every(bodyAtMost(largest), jsonOnly, utf8Only)

export const publicWrite = every(
  sameSiteWrites,
  limitWrites,
  bodyAtMost(64),
  jsonOnly,
  utf8Only,
  idempotencyKey,
)

export const photoAtMost = bodyAtMost(largestPhoto)

/**
 * Returns the uploaded JPEG without metadata.
 * Throws `photo_invalid` for any other content.
 */
export async function photoIn(c: AppContext): Promise<Uint8Array<ArrayBuffer>> {
  const [type] = (c.req.header('content-type') ?? '').split(';')
  const isCalledJpeg = type?.trim().toLowerCase() === 'image/jpeg'
  const photo = isCalledJpeg ? bareJpeg(new Uint8Array(await c.req.arrayBuffer())) : null
  if (!photo) throw new AppError('photo_invalid')
  return photo
}

function refuseInvalid(result: { success: true } | { success: false; error: z.core.$ZodError }) {
  if (result.success) return
  throw new AppError('validation_failed', { fields: fieldErrors(result.error.issues) })
}
