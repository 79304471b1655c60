import type { AppContext, AppMiddleware } from '../context.ts'
import { settingsOf } from '../env.ts'
import { AppError } from '../errors.ts'
import { accessToken } from './access.ts'

const reads = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether a call only reads: no GET of ours changes anything, though an export is noted in the audit. */
export function isRead(c: AppContext): boolean {
  return reads.has(c.req.method)
}

/** A page of this site, or the address bar. Browsers without the header send `Origin` on writes. */
function comesFromHere(c: AppContext): boolean {
  const site = c.req.header('sec-fetch-site')
  if (site && site !== 'same-origin' && site !== 'none') return false
  const origin = c.req.header('origin')
  if (!origin) return Boolean(site) || accessToken(c) === undefined
  return origin === settingsOf(c.env).SITE_ORIGIN
}

/**
 * Refuses writes that a page of another site sends. A caller that names no site at all is no
 * browser; it may write what the public may, and nothing in the name of staff.
 */
export const sameSiteWrites: AppMiddleware = async (c, next) => {
  if (!isRead(c) && !comesFromHere(c)) throw new AppError('cross_site')
  await next()
}
