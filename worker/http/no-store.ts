import type { AppMiddleware } from '../context.ts'

/** What the API answers belongs to the caller alone. */
export const noStore: AppMiddleware = async (c, next) => {
  await next()
  c.header('Cache-Control', 'private, no-store')
}
