import { ownerReason } from '../../domain/who-may.ts'
import type { AppMiddleware } from '../context.ts'
import { settingsOf } from '../env.ts'
import { AppError } from '../errors.ts'
import { accessToken, identityOf } from './access.ts'
import { answeringRoute } from './answering-route.ts'

/** Seconds for which a token opens what lies outside the Access application, which can't revoke it there. */
const recentSeconds = 15 * 60

/**
 * Lets in whom Cloudflare Access vouches for, to what their role allows, and nobody else; needs no
 * database. Throws `unauthorized` or `owner_only`.
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

/** The same, for a token that was issued a moment ago. */
export const requireRecentIdentity = letIn(recentSeconds)
