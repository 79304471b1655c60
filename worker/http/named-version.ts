import type { AppMiddleware } from '../context.ts'

/**
 * Sets `X-Version` to the Worker's version id.
 * It tells a deploy which version answered its test. To request a version from Cloudflare, a deploy sends the header
 * `Cloudflare-Workers-Version-Overrides`, which the Worker never reads.
 */
export const namedVersion: AppMiddleware = async (c, next) => {
  await next()
  const id = c.env.CF_VERSION_METADATA?.id
  if (id) c.header('X-Version', id)
}
