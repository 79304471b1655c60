import { Hono } from 'hono'
import type { AppEnv } from '../../context.ts'
import { idempotencyKey } from '../../http/idempotency.ts'
import { limitWrites } from '../../http/rate-limit.ts'
import { requireStaff } from '../../http/require-staff.ts'
import { sameSiteWrites } from '../../http/same-site.ts'
import { staffFigures } from './figures.ts'
import { staffSession } from './session.ts'
import { staffStatus } from './status.ts'
import { staffStays } from './stays.ts'

/** Everything that only staff may call, behind one door, unknown paths included. */
export const staff = new Hono<AppEnv>()
  .use(sameSiteWrites, requireStaff, limitWrites, idempotencyKey)
  .route('/', staffFigures)
  .route('/', staffSession)
  .route('/', staffStatus)
  .route('/', staffStays)
