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

/** Reads the body. Refuses one above `kilobytes`, and one that breaks off on its way. */
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
      // A phone that lost its net is no failure of ours, and stays out of the log of those.
      throw error instanceof AppError ? error : new AppError('invalid_json')
    }
    await next()
  }
}

export const jsonOnly: AppMiddleware = async (c, next) => {
  const [type] = (c.req.header('content-type') ?? '').split(';')
  if (type?.trim().toLowerCase() !== 'application/json')
    throw new AppError('unsupported_media_type')
  await next()
}

/** Refuses bytes that are no UTF-8: they would be kept as marks that nobody typed. */
export const utf8Only: AppMiddleware = async (c, next) => {
  const body = await c.req.arrayBuffer()
  try {
    new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(body)
  } catch {
    throw new AppError('invalid_json')
  }
  await next()
}

/** The request's body as `schema` reads it; what is wrong with it is told field by field. */
export function jsonBody<S extends z.ZodMiniType>(schema: S) {
  return zValidator('json', schema, refuseInvalid)
}

/** What the address asks for, as `schema` reads it; told in the same way. */
export function query<S extends z.ZodMiniType>(schema: S) {
  return zValidator('query', schema, refuseInvalid)
}

/** Kilobytes; the longest thing that staff send is a reason. */
const largest = 16

/** What stands before everything that staff write; who they are was asked at the door. */
export const staffWrite = every(bodyAtMost(largest), jsonOnly, utf8Only)

/** What stands before everything that a visitor may write. */
export const publicWrite = every(
  sameSiteWrites,
  limitWrites,
  bodyAtMost(64),
  jsonOnly,
  utf8Only,
  idempotencyKey,
)

/** What stands before the upload of a photo. */
export const photoAtMost = bodyAtMost(largestPhoto)

/**
 * The photo that was sent, with nothing but its picture. Throws `photo_invalid` for what is no JPEG,
 * whatever it is called.
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
