import { and, desc, eq, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { DeskStay } from '../../domain/api.ts'
import { addDays, tiranaDate, tiranaInstant } from '../../domain/calendar.ts'
import { searchKeys } from '../../domain/search-key.ts'
import type { Database } from './database.ts'
import { bags } from './schema/custody.ts'
import { stayKeys, stays } from './schema/stays.ts'

/** How many stays a search answers with. */
const found = 20

/** What the counter sees of a stay. */
const deskColumns = {
  id: stays.id,
  kind: stays.kind,
  reference: stays.reference,
  customerName: sql<string>`coalesce(${stays.customerName}, '')`,
  customerEmail: sql<string>`coalesce(${stays.customerEmail}, '')`,
  customerPhone: stays.customerPhone,
  locale: stays.locale,
  serviceType: stays.serviceType,
  storageType: stays.storageType,
  luggageCount: stays.luggageCount,
  startDate: stays.startDate,
  endDate: stays.endDate,
  pickUpAt: stays.pickUpAt,
  specialRequests: stays.specialRequests,
  status: stays.status,
  totalPrice: stays.totalPrice,
  balance: stays.balance,
  paymentStatus: stays.paymentStatus,
  disputed: stays.disputed,
  tags: sql`(SELECT json_group_array(${bags.tag}) FROM ${bags} WHERE ${and(
    eq(bags.stayId, stays.id),
    isNull(bags.outChangeId),
    isNull(bags.voidChangeId),
  )})`.mapWith((tags): number[] => JSON.parse(tags)),
  version: stays.version,
  createdAt: stays.createdAt,
  updatedAt: stays.updatedAt,
} satisfies Record<keyof DeskStay, unknown>

const select = (db: Database) => db.select(deskColumns).from(stays).$dynamic()

/**
 * Those that the counter expects today, and those whose bags are in the house, in the order of the day:
 * every stay of storage that `deskColumnOf` has a column for, by indexes.
 */
export async function staysOfDay(db: Database, now: Date): Promise<DeskStay<Date>[]> {
  const [today, tomorrow] = [0, 1].map((days) =>
    tiranaInstant(addDays(tiranaDate(now), days), '00:00'),
  ) as [Date, Date]
  const isExpected = and(
    eq(stays.status, 'confirmed'),
    eq(stays.serviceType, 'storage'),
    lt(stays.startDate, tomorrow),
    gte(stays.pickUpAt, today),
  )
  const [expected, here] = await db.batch([
    select(db).where(isExpected).orderBy(stays.startDate),
    select(db).where(eq(stays.status, 'checked_in')).orderBy(stays.pickUpAt),
  ])
  return [...expected, ...here]
}

/** The newest stays that every word of the search is the beginning of a key of; none for no word. */
export async function findStays(db: Database, text: string): Promise<DeskStay<Date>[]> {
  const keys = searchKeys(text)
  if (keys.length === 0) return []
  return select(db)
    .where(and(...keys.map((key) => inArray(stays.id, keyed(db, key)))))
    .orderBy(desc(stays.createdAt), desc(stays.id))
    .limit(found)
}

function keyed(db: Database, key: string) {
  const begins: SQL | undefined = and(gte(stayKeys.key, key), lt(stayKeys.key, `${key}\u{10FFFF}`))
  return db.select({ id: stayKeys.stayId }).from(stayKeys).where(begins)
}

export async function deskStay(db: Database, id: string): Promise<DeskStay<Date> | undefined> {
  return select(db).where(eq(stays.id, id)).get()
}
