import type { MiddlewareHandler } from 'hono'

const local = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/**
 * Answers this machine alone by its own names: a page elsewhere whose name was pointed here could
 * otherwise read the mailbox and sign itself in as staff.
 */
export const localOnly: MiddlewareHandler = async (c, next) => {
  if (!local.test(c.req.header('host') ?? '')) return c.text('Only for this machine.', 403)
  await next()
}
