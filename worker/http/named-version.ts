import type { AppMiddleware } from '../context.ts'

/**
 * Sets `X-Version` to the Worker's version id.
 * It tells a deploy which version answered its test. Cloudflare chooses the version, if asked by the request's header
 * `Cloudflare-Workers-Version-Overrides`. The Worker never reads that header.
 */
export const namedVersion: AppMiddleware = async (c, next) => {
  await next()
  const id = c.env.CF_VERSION_METADATA?.id
  if (id) c.header('X-Version', id)
}
