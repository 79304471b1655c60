import { Hono } from 'hono'
import type { AppEnv } from '../../context.ts'
import { settingsOf } from '../../env.ts'
import { loginUrl, logoutUrl } from '../../http/access.ts'

/**
 * Returns the current session.
 * Devices use this to distinguish an expired session from a lost connection.
 */
export const staffSession = new Hono<AppEnv>().get('/session', (c) =>
  c.json({
    staffId: c.get('staffId'),
    username: c.get('username'),
    role: c.get('role'),
    signInUrl: loginUrl(settingsOf(c.env), new URL(c.req.url).host, '/admin/desk') ?? '/admin/desk',
    signOutUrl: logoutUrl(settingsOf(c.env)),
    expiresAt: c.get('signedInUntil').toISOString(),
    now: new Date().toISOString(),
  }),
)
