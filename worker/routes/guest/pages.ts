import { type Handler, Hono, type MiddlewareHandler } from 'hono'
import { defaultLocale, localizePath, splitLocale } from '../../../domain/business/locales.ts'
import { isStaffPath } from '../../../domain/business/staff-paths.ts'
import type { AppContext, AppEnv } from '../../context.ts'
import { settingsOf } from '../../env.ts'
import { AppError } from '../../errors.ts'
import { accessToken, identityOf, loginUrl } from '../../http/access.ts'
import { answerFailure, answerWrongMethod, isApiPath } from '../../http/on-error.tsx'

import { showSignInPage } from '../../http/sign-in-page.tsx'

async function prerendered(c: AppContext, path: string): Promise<Response> {
  const asset = await c.env.ASSETS.fetch(new URL(path, c.req.url))
  return new Response(asset.body, asset)
}

const staffPage: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { locale, path: page } = splitLocale(c.req.path)
  const settings = settingsOf(c.env)
  const token = accessToken(c)
  if (!(await identityOf(token, settings))) {
    const { host, pathname, search } = new URL(c.req.url)
    const login = loginUrl(settings, host, pathname + search)
    c.header('Cache-Control', 'private, no-store')
    return showSignInPage(c, { login, refused: Boolean(token) })
  }
  if (!isStaffPath(page)) return next()
  const response = await prerendered(c, localizePath('/admin', locale))
  response.headers.set('Cache-Control', 'private, no-store')
  return response
}

const wrongMethod: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!isStaffPath(splitLocale(c.req.path).path)) return next()
  return answerWrongMethod(c, ['GET', 'HEAD'])
}

/**
 * Returns the path and query without `/en`, or `undefined` if `en` isn't the path's first segment.
 * English pages have no prefix, but other sites link to `/en`.
 */
function unprefixed(url: string): string | undefined {
  const { pathname, search } = new URL(url)
  const [, below] = /^\/en(?:\/+(.*))?$/.exec(pathname) ?? [undefined, undefined]
  if (below === undefined && pathname !== `/${defaultLocale}`) return undefined
  return `/${below ?? ''}${search}`
}

const lost: Handler<AppEnv> = async (c) => {
  if (isApiPath(c.req.path)) return answerFailure(c, new AppError('not_found'))
  const english = unprefixed(c.req.url)
  if (english) return c.redirect(english, 301)
  const { locale, path } = splitLocale(c.req.path)
  if (locale !== defaultLocale && path !== '/') return c.redirect(localizePath('/', locale), 302)
  const page = await prerendered(c, '/404')
  return new Response(page.body, { status: 404, headers: page.headers })
}

export const pageRoutes = new Hono<AppEnv>()
  .get('/admin/*', staffPage)
  .get('/:locale/admin/*', staffPage)
  .all('/admin/*', wrongMethod)
  .all('/:locale/admin/*', wrongMethod)
  .all('*', lost)
