import type { AppMiddleware } from '../context.ts'

/**
 * Sets `X-Version` to the Worker's version id.
 * It tells a deploy which version answered its test. A request can ask Cloudflare for a version by the header
 * `Cloudflare-Workers-Version-Overrides`, which the Worker never reads.
 */
export const namedVersion: AppMiddleware = async (c, next) => {
  await next()
  const id = c.env.CF_VERSION_METADATA?.id
  if (id) c.header('X-Version', id)
}
