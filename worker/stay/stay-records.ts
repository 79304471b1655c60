import {
  and,
  desc,
  eq,
  getTableColumns,
  inArray,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import type { BatchResponse } from 'drizzle-orm/batch'
import { type OpeningTimes, regularOpeningTimes } from '../../domain/opening-hours/opening-times.ts'
import type { StayRecord } from '../../domain/stay/stay-record.ts'
import type { StayAuditAction } from '../../domain/stay/stay-update.ts'
import type { Database } from '../db/database.ts'
import { bags, passLinks } from '../db/schema/custody.ts'
import { charges, disputes, payments, refunds } from '../db/schema/money.ts'
import { audit, stays } from '../db/schema/stays.ts'
import { closuresAhead } from '../opening-hours/closures.ts'
import { selectBagEnds, selectBags } from './bags.ts'
import { selectCollectors } from './collectors.ts'
import { movementOf, selectMovementsOf } from './drawer.ts'

const { emailKey, erasedAt, ...stay } = getTableColumns(stays)
const { auditId: _charged, id, ...charge } = getTableColumns(charges)
const { auditId: _begun, ...payment } = getTableColumns(payments)
const { auditId: _requested, ...refund } = getTableColumns(refunds)
const { auditId: _opened, ...dispute } = getTableColumns(disputes)

export type Wanted = string | SQLWrapper

/** Selects stays, newest first, and their rows in insertion order. */
export function stayStatements(db: Database, wanted: Wanted) {
  const isOf = (column: SQLWrapper): SQL =>
    typeof wanted === 'string' ? eq(column, wanted) : inArray(column, wanted)
  const paid = db.select({ id: payments.id }).from(payments).where(isOf(payments.stayId))
  const ofPayments = (column: SQLWrapper) => inArray(column, paid)
  return [
    db
      .select(stay)
      .from(stays)
      .where(isOf(stays.id))
      .orderBy(desc(stays.createdAt), desc(stays.id)),
    db.select(charge).from(charges).where(isOf(charges.stayId)).orderBy(sql`${charges}.rowid`),
    db.select(payment).from(payments).where(isOf(payments.stayId)).orderBy(sql`${payments}.rowid`),
    db
      .select(refund)
      .from(refunds)
      .where(ofPayments(refunds.paymentId))
      .orderBy(sql`${refunds}.rowid`),
    db
      .select(dispute)
      .from(disputes)
      .where(ofPayments(disputes.paymentId))
      .orderBy(sql`${disputes}.rowid`),
    selectBags(db, isOf(bags.stayId)),
    selectMovementsOf(db, paid),
    selectCollectors(db, isOf(passLinks.stayId)),
  ] as const
}

export function recordsFrom(rows: BatchResponse<ReturnType<typeof stayStatements>>): StayRecord[] {
  const [found, charged, paid, refunded, disputed, kept, handed, named] = rows
  const ofStay = {
    charges: byStay(charged),
    payments: byStay(paid),
    bags: byStay(kept),
    collectors: byStay(named),
  }
  const ofPayment = {
    refunds: Map.groupBy(refunded, ({ paymentId }) => paymentId),
    disputes: Map.groupBy(disputed, ({ paymentId }) => paymentId),
    drawer: Map.groupBy(handed, ({ ofPayment }) => ofPayment),
  }
  return found.map((stay) => {
    const own = ofStay.payments(stay.id)
    return {
      stay,
      charges: ofStay.charges(stay.id),
      payments: own,
      refunds: own.flatMap(({ id }) => ofPayment.refunds.get(id) ?? []),
      disputes: own.flatMap(({ id }) => ofPayment.disputes.get(id) ?? []),
      bags: ofStay.bags(stay.id),
      drawer: own
        .flatMap(({ id }) => ofPayment.drawer.get(id) ?? [])
        .toSorted((a, b) => a.movement.id - b.movement.id)
        .map(({ movement }) => movementOf(movement)),
      collectors: ofStay.collectors(stay.id),
    }
  })
}

function byStay<Row extends { stayId: string }>(rows: readonly Row[]) {
  const grouped = Map.groupBy(rows, ({ stayId }) => stayId)
  return (id: string) => (grouped.get(id) ?? []).map(({ stayId, ...row }) => row)
}

export async function recordsOf(db: Database, wanted: Wanted): Promise<StayRecord[]> {
  return recordsFrom(await db.batch(stayStatements(db, wanted)))
}

export async function recordsWithIds(db: Database, ids: readonly string[]): Promise<StayRecord[]> {
  if (ids.length === 0) return []
  return recordsOf(db, sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`)
}

export async function recordOfStay(db: Database, id: string): Promise<StayRecord | null> {
  const [record = null] = await recordsOf(db, id)
  return record
}

export interface KnownStay {
  record: StayRecord
  openingTimes: OpeningTimes
}

export async function knownStay(
  db: Database,
  wanted: Wanted,
  now: Date,
): Promise<KnownStay | null> {
  const [closures, ...rows] = await db.batch([
    closuresAhead(db, now),
    ...stayStatements(db, wanted),
  ])
  const [record] = recordsFrom(rows)
  return record ? { record, openingTimes: { ...regularOpeningTimes, closures } } : null
}

/**
 * Reads a stay and what its actions need. `record` is `null` for an unknown stay.
 * `earlier` is the audit row with the idempotency key, `undefined` if there is none. It may belong
 * to another stay.
 */
export async function recordAndUpdate(db: Database, id: string, idempotencyKey: string, now: Date) {
  const underKey = db
    .select({ stayId: audit.stayId, requestDigest: audit.requestDigest })
    .from(audit)
    .where(eq(audit.idempotencyKey, idempotencyKey))
  const lastOf = (...actions: StayAuditAction[]) =>
    db
      .select({ at: audit.happenedAt })
      .from(audit)
      .where(and(eq(audit.stayId, id), inArray(audit.action, actions)))
      .orderBy(desc(audit.happenedAt))
      .limit(1)
  const [[earlier], [arrived], [contacted], ended, closures, ...rows] = await db.batch([
    underKey,
    lastOf('check_in', 'walked_in', 'bags_added'),
    lastOf('contacted'),
    selectBagEnds(db, id),
    closuresAhead(db, now),
    ...stayStatements(db, id),
  ])
  const [record = null] = recordsFrom(rows)
  const openingTimes = { ...regularOpeningTimes, closures }
  const last = { arrivedAt: arrived?.at ?? null, contactedAt: contacted?.at ?? null, ended }
  return { record, earlier, ...last, openingTimes }
}

/** Selects the id of the stay with this payment. `id` is a payment id or a PaymentIntent id. */
export function stayOfPayment(db: Database, id: string) {
  return db
    .select({ id: payments.stayId })
    .from(payments)
    .where(or(eq(payments.paymentIntentId, id), eq(payments.id, id)))
}

export async function recordOfPayment(db: Database, id: string): Promise<StayRecord | null> {
  const [record = null] = await recordsOf(db, stayOfPayment(db, id))
  return record
}

export async function stayById(db: Database, id: string) {
  return db.select().from(stays).where(eq(stays.id, id)).get()
}
