import type { AppMiddleware } from '../context.ts'

/**
 * Names the version of the Worker that answered, so that a deploy knows which one it has tested.
 * Which version answers is Cloudflare's choice. The Worker never reads the request's override header.
 */
export const namedVersion: AppMiddleware = async (c, next) => {
  await next()
  const id = c.env.CF_VERSION_METADATA?.id
  if (id) c.header('X-Version', id)
}
