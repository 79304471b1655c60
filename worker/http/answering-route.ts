import { matchedRoutes } from 'hono/route'
import type { AppContext } from '../context.ts'

/** The route of the app's table that answers a request; undefined if there is none. */
export function answeringRoute(c: AppContext): { method: string; path: string } | undefined {
  return matchedRoutes(c).find(({ method }) => method !== 'ALL')
}
