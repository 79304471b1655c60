import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { StayFilter } from '../../domain/stay/stay-filter.ts'
import type { CalendarDate } from '../../domain/time/calendar.ts'
import { boundsOf } from '../../domain/time/period.ts'
import type { Database } from '../db/database.ts'
import { type Cursor, newestFirst } from '../db/page.ts'
import { stays } from '../db/schema/stays.ts'

/**
 * Selects a page of the stays that match a filter, newest first.
 * Selects one more row, which shows whether there is another page. Without a day, each combination
 * of status and service has its own index.
 */
export function listStatement(
  db: Database,
  filter: StayFilter,
  cursor: Cursor | null,
  size: number,
) {
  const { day } = filter
  const listed = db.select({ id: stays.id, createdAt: stays.createdAt }).from(stays).$dynamic()
  if (day === undefined) {
    return newestFirst(listed, stays, cursor, isListedBy(filter), size)
  }
  // Only a few stays start on the same day, so all of them are read and sorted.
  const place = sql`(+${stays.createdAt}, +${stays.id})`
  const at = cursor && sql.param(cursor.createdAt, stays.createdAt)
  const isBehind = cursor ? sql`${place} < (${at}, ${cursor.id})` : undefined
  return listed
    .where(and(sql`${stays.id} IN ${startingOn(day)}`, isOfFilter(filter), isBehind))
    .orderBy(sql`+${stays.createdAt} DESC`, sql`+${stays.id} DESC`)
    .limit(size + 1)
}

export function startingOn(day: CalendarDate): SQL {
  const { from, until } = boundsOf({ from: day, to: day })
  return sql`(SELECT ${stays.id} FROM ${stays} WHERE ${and(gte(stays.startDate, from), lt(stays.startDate, until))})`
}

export function isListedBy({ status, service }: StayFilter): SQL | undefined {
  return and(status && eq(stays.status, status), service && eq(stays.serviceType, service))
}

/**
 * Returns the condition for a filter's status and service, or `undefined` if it has neither.
 * The `+` keeps SQLite from looking up stays by these columns instead of by their ids.
 */
export function isOfFilter({ status, service }: StayFilter): SQL | undefined {
  return and(
    status && sql`+${stays.status} = ${status}`,
    service && sql`+${stays.serviceType} = ${service}`,
  )
}
