import type { AppMiddleware } from '../context.ts'
import { AppError } from '../errors.ts'
import { answeringRoute } from './answering-route.ts'
import { isRead } from './same-site.ts'

/** Seconds. Must equal the period of `PUBLIC_WRITES` in wrangler.toml. */
const period = 60

/**
 * Limits each caller's writes per route. Throws `rate_limited`.
 * Too many requests to one route don't block a payment on another.
 */
export const limitWrites: AppMiddleware = async (c, next) => {
  if (isRead(c)) return next()
  const caller = callerGroup(c.req.header('cf-connecting-ip') ?? 'unknown')
  // Uses the route's pattern, so that requests for all stays share one limit.
  const pattern = answeringRoute(c)?.path ?? '*'
  const { success } = await c.env.PUBLIC_WRITES.limit({ key: `${pattern} ${caller}` })
  if (!success) throw new AppError('rate_limited', { retryAfter: period })
  await next()
}

const groupsOfNetwork = 4

/**
 * Returns the IPv4 address or the IPv6 /64 network.
 * A household or phone usually has a whole /64 network.
 */
export function callerGroup(address: string): string {
  if (!address.includes(':')) return address
  const mapped = /^(?:0*:)*:?ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  const [head = '', tail] = address.toLowerCase().split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after]
  return groups
    .slice(0, groupsOfNetwork)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
