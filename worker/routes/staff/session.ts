import { Hono } from 'hono'
import type { AppEnv } from '../../context.ts'

/** Who is signed in; tells an expired session apart from a lost connection. */
export const staffSession = new Hono<AppEnv>().get('/session', (c) =>
  c.json({ username: c.get('username') }),
)
