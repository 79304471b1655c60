import type { Handler, MiddlewareHandler } from 'hono'
import { Hono } from 'hono'
import { defaultLocale, localizePath, splitLocale } from '../../domain/locales.ts'
import { accessToken, identityOf, loginUrl } from '../access.ts'
import type { AppContext, AppEnv } from '../context.ts'
import { settingsOf } from '../env.ts'
import { AppError } from '../errors.ts'
import { isApiPath } from '../http/api-path.ts'
import { answerFailure, answerWrongMethod } from '../http/on-error.tsx'
import { showSignInPage } from '../plain-page/sign-in-page.tsx'

/** A prerendered page, under the headers that the build gave it. */
async function prerendered(c: AppContext, path: string): Promise<Response> {
  const asset = await c.env.ASSETS.fetch(new URL(path, c.req.url))
  return new Response(asset.body, asset)
}

const admin: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { locale, path: page } = splitLocale(c.req.path)
  if (page !== '/admin') return next()
  const path = localizePath(page, locale)
  const settings = settingsOf(c.env)
  const token = accessToken(c)
  if (!(await identityOf(token, settings))) {
    const login = loginUrl(settings, new URL(c.req.url).host, path)
    c.header('Cache-Control', 'private, no-store')
    return showSignInPage(c, { login, refused: Boolean(token) })
  }
  const answer = await prerendered(c, path)
  answer.headers.set('Cache-Control', 'private, no-store')
  return answer
}

/** The staff's page is only read. */
const wrongMethod: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (splitLocale(c.req.path).path !== '/admin') return next()
  return answerWrongMethod(c, ['GET', 'HEAD'])
}

/**
 * What no route and no file answers: an error under /api, that language's home, or the 404 page.
 */
const lost: Handler<AppEnv> = async (c) => {
  if (isApiPath(c.req.path)) return answerFailure(c, new AppError('not_found'))
  const { locale, path } = splitLocale(c.req.path)
  if (locale !== defaultLocale && path !== '/') return c.redirect(localizePath('/', locale), 302)
  const page = await prerendered(c, '/404')
  return new Response(page.body, { status: 404, headers: page.headers })
}

/** The staff's page, behind the same check as their data; and whatever leads nowhere. */
export const pages = new Hono<AppEnv>()
  .get('/admin', admin)
  .get('/:locale/admin', admin)
  .all('/admin', wrongMethod)
  .all('/:locale/admin', wrongMethod)
  .all('*', lost)
