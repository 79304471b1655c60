import type { Context, MiddlewareHandler } from 'hono'
import type { Role } from '../domain/business/roles.ts'
import type { Bindings } from './env.ts'

export interface AppEnv {
  Bindings: Bindings
  Variables: {
    requestId: string
    idempotencyKey: string
    staffId: string
    username: string
    role: Role
    signedInUntil: Date
    passStayId: string
    /** Link number from the request's token. */
    linkNumber: number
    collectorId: string
  }
}

export type AppContext = Context<AppEnv>
export type AppMiddleware = MiddlewareHandler<AppEnv>
