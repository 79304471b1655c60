import { and, asc, eq, gt, gte, inArray, lt, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { type Closure, closedTo, type Visit } from '../../domain/opening-hours/opening-times.ts'
import { awaitedIn } from '../../domain/opening-hours/staff-closures.ts'
import type { Stay } from '../../domain/stay/stay-record.ts'
import type { Database } from '../db/database.ts'
import { stays } from '../db/schema/stays.ts'

interface Terms {
  kind: Closure['kind'] | SQLWrapper
  from: Date | SQLWrapper
  to: Date | SQLWrapper
}

const timeOf = { drop_off: stays.startDate, pick_up: stays.pickUpAt } as const

/**
 * Returns the condition for stays that a closure affects.
 * `affectedVisits` implements the same rule in TypeScript.
 */
export function affectedBy(closure: Terms): SQL | undefined {
  const isPickUp = gt(stays.pickUpAt, stays.startDate)
  return or(isAwaited('drop_off', closure), and(isAwaited('pick_up', closure), isPickUp))
}

function isAwaited(visit: Visit, { kind, from, to }: Terms): SQL | undefined {
  return and(
    inArray(stays.status, [...awaitedIn[visit]]),
    gte(timeOf[visit], from),
    lt(timeOf[visit], to),
    eq(stays.serviceType, 'storage'),
    inArray(sql`${kind}`, [...closedTo[visit]]),
  )
}

const columns = {
  id: stays.id,
  reference: stays.reference,
  customerName: stays.customerName,
  customerEmail: stays.customerEmail,
  customerPhone: stays.customerPhone,
  locale: stays.locale,
  serviceType: stays.serviceType,
  luggageCount: stays.luggageCount,
  startDate: stays.startDate,
  endDate: stays.endDate,
  pickUpAt: stays.pickUpAt,
  status: stays.status,
}

export type ClosedStay = Pick<Stay, keyof typeof columns>

export function selectClosedStays(db: Database, which: SQL | undefined) {
  return db.select(columns).from(stays).where(which).orderBy(asc(stays.startDate), asc(stays.id))
}
