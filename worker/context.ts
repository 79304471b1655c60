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
    /** When the caller's sign-in ends. */
    signedInUntil: Date
    /** Of the stay whose own link the caller has. */
    passStayId: string
    /** Of the pick-up pass that the caller has. */
    collectorId: string
  }
}

export type AppContext = Context<AppEnv>
export type AppMiddleware = MiddlewareHandler<AppEnv>
