import { zValidator } from '@hono/zod-validator'
import { bodyLimit } from 'hono/body-limit'
import type * as z from 'zod/mini'
import { fieldErrors } from '../../domain/input/errors.ts'
import type { AppMiddleware } from '../context.ts'
import { AppError } from '../errors.ts'

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

function refuseInvalid(result: { success: true } | { success: false; error: z.core.$ZodError }) {
  if (result.success) return
  throw new AppError('validation_failed', { fields: fieldErrors(result.error.issues) })
}
