import { every } from 'hono/combine'
import type { AppMiddleware } from '../context.ts'
import { database } from '../db/database.ts'
import { requireRecentIdentity } from './require-identity.ts'
import { enterStaff } from './staff.ts'

/** Finds the row of whoever `requireIdentity` let in, or makes it. */
export const enterAsStaff: AppMiddleware = async (c, next) => {
  const member = await enterStaff(database(c.env), c.get('username'))
  c.set('staffId', member.id)
  c.set('username', member.username)
  await next()
}

/** Lets staff in at a path outside the Access application, by name, for a while after they signed in. */
export const requireRecentStaff: AppMiddleware = every(requireRecentIdentity, enterAsStaff)
