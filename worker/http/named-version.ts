import type { AppMiddleware } from '../context.ts'

/**
 * Sets `X-Version` to the Worker's version id, so that a deploy knows which version it has tested.
 * Cloudflare chooses the version. The Worker never reads the request's override header.
 */
export const namedVersion: AppMiddleware = async (c, next) => {
  await next()
  const id = c.env.CF_VERSION_METADATA?.id
  if (id) c.header('X-Version', id)
}
