import type { AppContext, AppMiddleware } from '../context.ts'
import { settingsOf } from '../env.ts'
import { AppError } from '../errors.ts'
import { accessToken } from './access.ts'

const reads = new Set(['GET', 'HEAD', 'OPTIONS'])

/** No GET changes data, but exports are noted in the audit. */
export function isRead(c: AppContext): boolean {
  return reads.has(c.req.method)
}

/**
 * True for this site's pages and the address bar.
 * Browsers that don't send `Sec-Fetch-Site` send `Origin` on writes.
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
 * A caller without these headers isn't a browser. It may write like the public, but not as staff.
 */
export const sameSiteWrites: AppMiddleware = async (c, next) => {
  if (!isRead(c) && !comesFromHere(c)) throw new AppError('cross_site')
  await next()
}
