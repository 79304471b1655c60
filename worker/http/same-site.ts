import type { AppContext, AppMiddleware } from '../context.ts'
import { settingsOf } from '../env.ts'
import { AppError } from '../errors.ts'
import { accessToken } from './access.ts'

const reads = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Returns `true` for GET, HEAD and OPTIONS.
 * They don't change business data, but may add an audit row, as exports do.
 */
export function isRead(c: AppContext): boolean {
  return reads.has(c.req.method)
}

/**
 * Returns `true` for requests from this site or the address bar.
 * Also returns `true` for callers that send no `Sec-Fetch-Site`, no `Origin` and no Access token. Browsers without
 * `Sec-Fetch-Site` still send `Origin` with writes.
 */
function comesFromHere(c: AppContext): boolean {
  const site = c.req.header('sec-fetch-site')
  if (site && site !== 'same-origin' && site !== 'none') return false
  const origin = c.req.header('origin')
  if (!origin) return Boolean(site) || accessToken(c) === undefined
  return origin === settingsOf(c.env).SITE_ORIGIN
}

/**
 * Throws `cross_site` for writes from another site's page.
 * A caller that sends neither `Sec-Fetch-Site` nor `Origin` isn't a browser. It may use public writes, but not with a
 * staff token.
 */
export const sameSiteWrites: AppMiddleware = async (c, next) => {
  if (!isRead(c) && !comesFromHere(c)) throw new AppError('cross_site')
  await next()
}
