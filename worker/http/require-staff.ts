import { accessToken, identityOf } from '../access.ts'
import type { AppMiddleware } from '../context.ts'
import { database } from '../db/database.ts'
import { enterStaff } from '../db/staff.ts'
import { settingsOf } from '../env.ts'
import { AppError } from '../errors.ts'

/** Lets in whom Cloudflare Access vouches for, and nobody else. */
export const requireStaff: AppMiddleware = async (c, next) => {
  const identity = await identityOf(accessToken(c), settingsOf(c.env))
  if (!identity) throw new AppError('unauthorized')
  const member = await enterStaff(database(c.env), identity.username)
  c.set('staffId', member.id)
  c.set('username', member.username)
  await next()
}
