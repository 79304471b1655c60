import type { AppContext, AppMiddleware } from '../context.ts'
import { settingsOf } from '../env.ts'
import { AppError } from '../errors.ts'
import { accessToken } from './access.ts'

const reads = new Set(['GET', 'HEAD', 'OPTIONS'])

export function isRead(c: AppContext): boolean {
  return reads.has(c.req.method)
}

/**
 * Returns `true` unless the request may come from another site's page.
 * Browsers without `Sec-Fetch-Site` still send `Origin` with writes.
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
 * A caller that sends neither `Sec-Fetch-Site` nor `Origin` isn't a browser. It may use public
 * writes, but not with a staff token.
 */
export const sameSiteWrites: AppMiddleware = async (c, next) => {
  if (!isRead(c) && !comesFromHere(c)) throw new AppError('cross_site')
  await next()
}
