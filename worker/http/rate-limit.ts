import type { AppMiddleware } from '../context.ts'
import { AppError } from '../errors.ts'
import { answeringRoute } from './answering-route.ts'
import { isRead } from './same-site.ts'

/** The period of the `PUBLIC_WRITES` binding in wrangler.toml, in seconds. */
const period = 60

/** Damps floods of writes, each route by itself, so that a paying guest is not held up. */
export const limitWrites: AppMiddleware = async (c, next) => {
  if (isRead(c)) return next()
  const caller = callerGroup(c.req.header('cf-connecting-ip') ?? 'unknown')
  // The pattern, whichever stay it is about: `/api/stays/:id`.
  const pattern = answeringRoute(c)?.path ?? '*'
  const { success } = await c.env.PUBLIC_WRITES.limit({ key: `${pattern} ${caller}` })
  if (!success) throw new AppError('rate_limited', { retryAfter: period })
  await next()
}

const groupsOfNetwork = 4

/**
 * Who counts as one caller: an IPv4 address, or the /64 network of an IPv6 address, which is what
 * one household or phone is given.
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
