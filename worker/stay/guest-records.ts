import { eq, inArray } from 'drizzle-orm'
import { regularOpeningTimes } from '../../domain/opening-hours/opening-times.ts'
import { calendarChanges } from '../../domain/pass/stay-calendar.ts'
import { custodyRecords } from '../../domain/stay/stay-history.ts'
import type { Database } from '../db/database.ts'
import { audit } from '../db/schema/stays.ts'
import { closuresAhead } from '../opening-hours/closures.ts'
import { selectCustody } from './bags.ts'
import { recordsFrom, stayOfPayment, stayStatements, type Wanted } from './stay-records.ts'

export async function guestRecordOf(db: Database, id: string, now: Date) {
  const [audited, bags, closures, ...rows] = await db.batch([
    selectCalendarChanges(db, id),
    selectCustody(db, id),
    closuresAhead(db, now),
    ...stayStatements(db, id),
  ])
  const [record = null] = recordsFrom(rows)
  return {
    record,
    changes: calendarChanges(audited),
    records: custodyRecords(bags),
    openingTimes: { ...regularOpeningTimes, closures },
  }
}

export async function guestRecordOfPayment(db: Database, paymentId: string, now: Date) {
  const wanted = stayOfPayment(db, paymentId)
  const [audited, closures, ...rows] = await db.batch([
    selectCalendarChanges(db, wanted),
    closuresAhead(db, now),
    ...stayStatements(db, wanted),
  ])
  const [record] = recordsFrom(rows)
  const openingTimes = { ...regularOpeningTimes, closures }
  return { known: record ? { record, openingTimes } : null, changes: calendarChanges(audited) }
}

export function selectCalendarChanges(db: Database, wanted: Wanted) {
  const { stayId, fromStatus, toStatus, data } = audit
  const isOf = typeof wanted === 'string' ? eq(stayId, wanted) : inArray(stayId, wanted)
  return db.select({ fromStatus, toStatus, data }).from(audit).where(isOf)
}
