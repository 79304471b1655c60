import { Hono } from 'hono'
import type { StaffSession } from '../../../domain/api.ts'
import type { AppEnv } from '../../context.ts'
import { requireStaff } from '../../http/require-staff.ts'

/** Who is signed in; tells an expired session apart from a lost connection. */
export const staffSession = new Hono<AppEnv>().get('/staff/session', requireStaff, (c) =>
  c.json({ username: c.get('username') } satisfies StaffSession),
)
