import { every } from 'hono/combine'
import { ownerReason } from '../../domain/who-may.ts'
import type { AppMiddleware } from '../context.ts'
import { database } from '../db/database.ts'
import { settingsOf } from '../env.ts'
import { AppError } from '../errors.ts'
import { accessToken, identityOf } from './access.ts'
import { answeringRoute } from './answering-route.ts'
import { enterStaff } from './staff.ts'

/**
 * Maximum age of a token, in seconds, on paths outside Access.
 * Access doesn't check requests to these paths, so a revoked token would otherwise be accepted
 * until it expires.
 */
const recentSeconds = 15 * 60

/**
 * Returns middleware that admits signed-in users whose role may use the route.
 * `maxTokenAge` is in seconds. Doesn't use the database.
 * Throws `unauthorized` or `owner_only`. Also throws like `identityOf`.
 */
function letIn(maxTokenAge?: number): AppMiddleware {
  return async (c, next) => {
    const identity = await identityOf(accessToken(c), settingsOf(c.env), maxTokenAge)
    if (!identity) throw new AppError('unauthorized')
    const route = answeringRoute(c)
    const reason = route && ownerReason(`${route.method} ${route.path}`)
    if (reason && identity.role !== 'owner') throw new AppError('owner_only')
    c.set('username', identity.username)
    c.set('role', identity.role)
    c.set('signedInUntil', identity.expiresAt)
    await next()
  }
}

export const requireIdentity = letIn()

const requireRecentIdentity = letIn(recentSeconds)

export const enterAsStaff: AppMiddleware = async (c, next) => {
  const member = await enterStaff(database(c.env), c.get('username'))
  c.set('staffId', member.id)
  c.set('username', member.username)
  await next()
}

export const requireRecentStaff: AppMiddleware = every(requireRecentIdentity, enterAsStaff)
