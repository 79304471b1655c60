import { and, gt, inArray, isNull, lt, lte, notExists, or, type SQL, sql } from 'drizzle-orm'
import { visitsOf } from '../../domain/booking/stay-times.ts'
import { limits } from '../../domain/business/business.ts'
import type { ServiceType } from '../../domain/business/services.ts'
import {
  closedTo,
  type OpeningTimes,
  regularOpeningTimes,
  type Visit,
} from '../../domain/opening-hours/opening-times.ts'
import type { StayTimes } from '../../domain/pricing/pricing.ts'
import { addMonths, tiranaDate, tiranaInstant } from '../../domain/time/calendar.ts'
import type { Database } from '../db/database.ts'
import { closures } from '../db/schema/custody.ts'

export function closuresAhead(db: Database, now: Date) {
  const { kind, fromAt, toAt } = closures
  return db
    .select({ kind, from: fromAt, to: toAt })
    .from(closures)
    .where(and(isAhead(now), lt(fromAt, horizon(now))))
    .orderBy(fromAt)
}

export async function openingTimesOf(db: Database, now: Date): Promise<OpeningTimes> {
  return { ...regularOpeningTimes, closures: await closuresAhead(db, now) }
}

/**
 * Returns the condition that no closure prevents a visit of the stay.
 * Use it in the statement that saves the stay, because a separate check could miss a new closure.
 * Returns `undefined` for services other than storage.
 */
export function isOpenFor(
  db: Database,
  stay: StayTimes & { serviceType: ServiceType },
  now: Date,
): SQL | undefined {
  if (stay.serviceType !== 'storage') return undefined
  const visits = Object.entries(visitsOf(stay)) as [Visit, Date][]
  const inTheWay = visits.map(([visit, at]) =>
    and(inArray(closures.kind, closedTo[visit]), lte(closures.fromAt, at), gt(closures.toAt, at)),
  )
  return notExists(
    db
      .select({ one: sql`1` })
      .from(closures)
      .where(and(isAhead(now), or(...inTheWay))),
  )
}

function isAhead(now: Date): SQL | undefined {
  return and(gt(closures.toAt, now), isNull(closures.liftedAt))
}

/**
 * Returns the end of the period for which closures are read.
 * It is a month after the last day that guests can book, because staff may agree to a later
 * pick-up.
 */
function horizon(now: Date): Date {
  return tiranaInstant(addMonths(tiranaDate(now), limits.monthsAhead + 1), '00:00')
}
