import { matchedRoutes } from 'hono/route'
import type { AppContext, AppMiddleware } from '../context.ts'
import { AppError } from '../errors.ts'
import { callerGroup } from './caller.ts'
import { isRead } from './same-site.ts'

/** The period of the `PUBLIC_WRITES` binding in wrangler.toml, in seconds. */
const period = 60

/** The pattern of the route that answers, whichever stay it is about: `/api/stays/:id`. */
function patternOf(c: AppContext): string {
  return matchedRoutes(c).findLast(({ method }) => method !== 'ALL')?.path ?? '*'
}

/** Damps floods of writes, each route by itself, so that a paying guest is not held up. */
export const limitWrites: AppMiddleware = async (c, next) => {
  if (isRead(c)) return next()
  const caller = callerGroup(c.req.header('cf-connecting-ip') ?? 'unknown')
  const { success } = await c.env.PUBLIC_WRITES.limit({ key: `${patternOf(c)} ${caller}` })
  if (!success) throw new AppError('rate_limited', { retryAfter: period })
  await next()
}
