import type { AppMiddleware } from '../context.ts'
import { AppError } from '../errors.ts'
import { callerGroup } from './caller.ts'

/** The period of the `PUBLIC_WRITES` binding in wrangler.toml, in seconds. */
const period = 60

/** Damps floods of public writes, each route by itself, so that a paying guest is not held up. */
export const limitWrites: AppMiddleware = async (c, next) => {
  const caller = callerGroup(c.req.header('cf-connecting-ip') ?? 'unknown')
  const { success } = await c.env.PUBLIC_WRITES.limit({ key: `${c.req.path} ${caller}` })
  if (!success) throw new AppError('rate_limited', { retryAfter: period })
  await next()
}
