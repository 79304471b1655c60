import type { AppMiddleware } from '../context.ts'

/** What the API answers belongs to the caller alone, unless a route says otherwise. */
export const noStore: AppMiddleware = async (c, next) => {
  await next()
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'private, no-store')
}
