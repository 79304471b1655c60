import { eq, inArray, or, type SQL } from 'drizzle-orm'
import type { StayFile } from '../../domain/stay-file.ts'
import type { Database } from './database.ts'
import { charges, disputes, payments, refunds } from './schema/money.ts'
import { stays } from './schema/stays.ts'

async function load(db: Database, isStay: SQL, stayId: SQL, paymentOf: SQL) {
  const paid = db.select({ id: payments.id }).from(payments).where(paymentOf)
  const [[stay], charged, paymentRows, refunded, disputed] = await db.batch([
    db.select().from(stays).where(isStay),
    db.select().from(charges).where(stayId).orderBy(charges.id),
    db.select().from(payments).where(paymentOf).orderBy(payments.createdAt, payments.id),
    db.select().from(refunds).where(inArray(refunds.paymentId, paid)).orderBy(refunds.at),
    db.select().from(disputes).where(inArray(disputes.paymentId, paid)).orderBy(disputes.openedAt),
  ])
  if (!stay) return null
  const file = { stay, charges: charged, payments: paymentRows, refunds: refunded }
  return { ...file, disputes: disputed } satisfies StayFile
}

/** A stay with everything that its account is made of, in one trip; null for an id that is none. */
export async function fileOfStay(db: Database, id: string): Promise<StayFile | null> {
  return load(db, eq(stays.id, id), eq(charges.stayId, id), eq(payments.stayId, id))
}

/** The same, found by one of its payments: our own id of it, or Stripe's of its intent. */
export async function fileOfPayment(db: Database, id: string): Promise<StayFile | null> {
  const tied = db
    .select({ id: payments.stayId })
    .from(payments)
    .where(or(eq(payments.intentId, id), eq(payments.id, id)))
  return load(
    db,
    inArray(stays.id, tied),
    inArray(charges.stayId, tied),
    inArray(payments.stayId, tied),
  )
}

export async function stayById(db: Database, id: string) {
  return db.select().from(stays).where(eq(stays.id, id)).get()
}
