import type { AppMiddleware } from '../context.ts'

/** Sets `X-Version` to the Worker's version id. A deploy compares it with the expected one. */
export const namedVersion: AppMiddleware = async (c, next) => {
  await next()
  const id = c.env.CF_VERSION_METADATA?.id
  if (id) c.header('X-Version', id)
}
