import { accessToken, identityOf } from '../access.ts'
import type { AppMiddleware } from '../context.ts'
import { settingsOf } from '../env.ts'
import { AppError } from '../errors.ts'

/** Lets in whom Cloudflare Access vouches for, and nobody else; needs no database. */
export const requireIdentity: AppMiddleware = async (c, next) => {
  const identity = await identityOf(accessToken(c), settingsOf(c.env))
  if (!identity) throw new AppError('unauthorized')
  c.set('username', identity.username)
  await next()
}
