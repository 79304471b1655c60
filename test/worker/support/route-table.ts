import { createApp } from '../../../worker/app.ts'

export interface Route {
  method: string
  path: string
}

/**
 * What anybody may call. Every other route of the app is staff's: a new one that is not named here
 * has to turn strangers away.
 */
const open = new Set([
  'GET /.well-known/security.txt',
  'GET /api/config',
  'GET /api/health',
  'GET /api/opening-times',
  'GET /api/weather',
  'POST /api/bookings',
  'POST /api/contacts',
  'POST /api/create-payment-intent',
  'POST /api/pass/lost',
  'POST /api/payment-status',
  'POST /api/reservations',
  'POST /api/stripe/webhook',
])

/** What whoever holds a stay's own link may call, and nobody else. */
const byLink = new Set([
  'GET /api/pass',
  'GET /api/pass/bags/:id/photo',
  'GET /api/pass/collector',
  'GET /api/pass/data',
  'POST /api/pass/cancel',
  'POST /api/pass/change',
  'POST /api/pass/collectors',
  'POST /api/pass/collectors/revoke',
  'POST /api/pass/erase',
  'POST /api/pass/pay',
  'POST /api/pass/preview',
])

const nameOf = ({ method, path }: Route) => `${method} ${path}`

/** Every route of the app's own table, once, without its middleware. */
export const allRoutes: Route[] = createApp()
  .routes.filter(({ method }) => method !== 'ALL')
  .map(({ method, path }) => ({
    method,
    path: path.replace('/:locale/', '/fr/').replace('/*', '/desk'),
  }))
  .filter(
    (route, index, all) => all.findIndex((other) => nameOf(other) === nameOf(route)) === index,
  )

export const staffRoutes = allRoutes.filter(
  (route) => !open.has(nameOf(route)) && !byLink.has(nameOf(route)),
)

export const passRoutes = allRoutes.filter((route) => byLink.has(nameOf(route)))

const isWrite = ({ method, path }: Route) => method === 'POST' && !path.includes('webhook')

/** What anybody may write. */
export const openWrites = allRoutes.filter((route) => open.has(nameOf(route)) && isWrite(route))

/** What strangers can send something to: whether they hold a link is asked later. */
export const publicWrites = [...openWrites, ...passRoutes.filter(isWrite)]
