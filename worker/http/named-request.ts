import type { AppMiddleware } from '../context.ts'

/** Tells the caller the id under which the log knows their request. */
export const namedRequest: AppMiddleware = async (c, next) => {
  await next()
  c.header('X-Request-Id', c.get('requestId'))
}
