import { business } from '../../domain/business/business.ts'
import type { AppMiddleware } from '../context.ts'

/** Asks search engines not to index a site whose `SITE_ORIGIN` isn't the office's own. */
export const notIndexed: AppMiddleware = async (c, next) => {
  await next()
  const { SITE_ORIGIN } = c.env
  if (SITE_ORIGIN !== undefined && SITE_ORIGIN !== business.origin)
    c.header('X-Robots-Tag', 'noindex')
}
