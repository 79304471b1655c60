import { Hono } from 'hono'
import { logoutUrl } from '../../access.ts'
import type { AppEnv } from '../../context.ts'
import { settingsOf } from '../../env.ts'

/** Who is signed in; tells an expired session apart from a lost connection. */
export const staffSession = new Hono<AppEnv>().get('/session', (c) =>
  c.json({
    staffId: c.get('staffId'),
    username: c.get('username'),
    signOutUrl: logoutUrl(settingsOf(c.env)),
  }),
)
