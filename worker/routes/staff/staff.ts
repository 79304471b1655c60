import { Hono } from 'hono'
import type { AppEnv } from '../../context.ts'
import { idempotencyKey } from '../../http/idempotency.ts'
import { limitWrites } from '../../http/rate-limit.ts'
import { enterAsStaff, requireIdentity } from '../../http/require-staff.ts'

import { sameSiteWrites } from '../../http/same-site.ts'
import { staffAttention } from './attention.ts'
import { staffClosures } from './closures.ts'
import { staffConfig } from './config.ts'
import { staffContacts } from './contacts.ts'
import { staffDevices } from './devices.ts'
import { staffDroppedEntries } from './dropped-entries.ts'
import { staffExport } from './export.ts'
import { staffFigures } from './figures.ts'
import { staffHold } from './hold.ts'
import { staffLists } from './lists.ts'
import { staffMonth } from './month.ts'
import { staffPhotos } from './photos.ts'
import { resolveRoutes } from './resolve.ts'
import { staffRides } from './rides.ts'
import { staffSession } from './session.ts'
import { staffStatus } from './status.ts'
import { staffStayActions } from './stay-actions.ts'
import { staffStays } from './stays.ts'
import { staffTill } from './till.ts'
import { staffWalkIn } from './walk-in.ts'

/**
 * Requires a sign-in, even for unknown paths.
 * The status route comes before the staff lookup, because it must work without the database.
 */
export const staffRoutes = new Hono<AppEnv>()
  .use(sameSiteWrites, requireIdentity)
  .route('/', staffStatus)
  .use(enterAsStaff, limitWrites, idempotencyKey)
  .route('/', staffAttention)
  .route('/', staffConfig)
  .route('/', staffContacts)
  .route('/', staffExport)
  .route('/', staffClosures)
  .route('/', staffDevices)
  .route('/', staffDroppedEntries)
  .route('/', staffFigures)
  .route('/', staffHold)
  .route('/', staffLists)
  .route('/', staffMonth)
  .route('/', staffPhotos)
  .route('/', staffRides)
  .route('/', staffSession)
  .route('/', staffStays)
  .route('/', staffStayActions)
  .route('/', staffWalkIn)
  .route('/', resolveRoutes)
  .route('/', staffTill)
