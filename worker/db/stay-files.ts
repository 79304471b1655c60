import { eq, inArray, or, type SQL } from 'drizzle-orm'
import type { BatchResponse } from 'drizzle-orm/batch'
import type { StayFile } from '../../domain/stay-file.ts'
import { selectBags } from './bags.ts'
import type { Database } from './database.ts'
import { bags } from './schema/custody.ts'
import { charges, disputes, payments, refunds } from './schema/money.ts'
import { audit, stays } from './schema/stays.ts'

function statements(db: Database, isStay: SQL, stayId: SQL, paymentOf: SQL, bagOf: SQL) {
  const paid = db.select({ id: payments.id }).from(payments).where(paymentOf)
  return [
    db.select().from(stays).where(isStay),
    db.select().from(charges).where(stayId).orderBy(charges.id),
    db.select().from(payments).where(paymentOf).orderBy(payments.createdAt, payments.id),
    db.select().from(refunds).where(inArray(refunds.paymentId, paid)).orderBy(refunds.at),
    db.select().from(disputes).where(inArray(disputes.paymentId, paid)).orderBy(disputes.openedAt),
    selectBags(db, bagOf),
  ] as const
}

type FileRows = BatchResponse<ReturnType<typeof statements>>

function fileFrom(rows: FileRows): StayFile | null {
  const [[stay], charged, paid, refunded, disputed, kept] = rows
  if (!stay) return null
  const money = { charges: charged, payments: paid, refunds: refunded, disputes: disputed }
  return { stay, ...money, bags: kept }
}

function ofStay(db: Database, id: string) {
  return statements(
    db,
    eq(stays.id, id),
    eq(charges.stayId, id),
    eq(payments.stayId, id),
    eq(bags.stayId, id),
  )
}

/** A stay with everything that its account is made of, in one trip; null for an id that is none. */
export async function fileOfStay(db: Database, id: string): Promise<StayFile | null> {
  return fileFrom(await db.batch(ofStay(db, id)))
}

/** The same, with the change that was made under this key before, both as of one moment. */
export async function fileAndChange(db: Database, id: string, idempotencyKey: string) {
  const underKey = db
    .select({ stayId: audit.stayId, requestDigest: audit.requestDigest })
    .from(audit)
    .where(eq(audit.idempotencyKey, idempotencyKey))
  const [[earlier], ...rows] = await db.batch([underKey, ...ofStay(db, id)])
  return { file: fileFrom(rows), earlier }
}

/** A stay's file, found by one of its payments: our own id of it, or Stripe's of its intent. */
export async function fileOfPayment(db: Database, id: string): Promise<StayFile | null> {
  const tied = db
    .select({ id: payments.stayId })
    .from(payments)
    .where(or(eq(payments.intentId, id), eq(payments.id, id)))
  return fileFrom(
    await db.batch(
      statements(
        db,
        inArray(stays.id, tied),
        inArray(charges.stayId, tied),
        inArray(payments.stayId, tied),
        inArray(bags.stayId, tied),
      ),
    ),
  )
}

export async function stayById(db: Database, id: string) {
  return db.select().from(stays).where(eq(stays.id, id)).get()
}
