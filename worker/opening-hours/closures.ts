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

/** A statement that reads the closures of now and of as far ahead as stays are taken. */
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
 * That no closure keeps a stay's bags from the desk: a condition of the statement that saves it, as a
 * look beforehand would cost a trip and miss the closure that is entered meanwhile.
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

/** A month more than stays are taken ahead, so that no hour of theirs is left out. */
function horizon(now: Date): Date {
  return tiranaInstant(addMonths(tiranaDate(now), limits.monthsAhead + 1), '00:00')
}
