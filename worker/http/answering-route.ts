import { matchedRoutes } from 'hono/route'
import type { AppContext } from '../context.ts'

/**
 * Returns the matched route, ignoring middleware and routes for all methods.
 * Returns `undefined` if no route matches.
 */
export function answeringRoute(c: AppContext): { method: string; path: string } | undefined {
  return matchedRoutes(c).find(({ method }) => method !== 'ALL')
}
