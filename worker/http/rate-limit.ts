import type { AppMiddleware } from '../context.ts'
import { AppError } from '../errors.ts'
import { answeringRoute } from './answering-route.ts'
import { callerGroup } from './caller.ts'
import { isRead } from './same-site.ts'

/** The period of the `PUBLIC_WRITES` binding in wrangler.toml, in seconds. */
const period = 60

/** Damps floods of writes, each route by itself, so that a paying guest is not held up. */
export const limitWrites: AppMiddleware = async (c, next) => {
  if (isRead(c)) return next()
  const caller = callerGroup(c.req.header('cf-connecting-ip') ?? 'unknown')
  // The pattern, whichever stay it is about: `/api/stays/:id`.
  const pattern = answeringRoute(c)?.path ?? '*'
  const { success } = await c.env.PUBLIC_WRITES.limit({ key: `${pattern} ${caller}` })
  if (!success) throw new AppError('rate_limited', { retryAfter: period })
  await next()
}
