import { inArray, or, type SQLWrapper, sql } from 'drizzle-orm'
import type { DrawerMovement } from '../../domain/payments/drawer.ts'
import { type Database, ifChanged, insertIf } from '../db/database.ts'
import { refunds } from '../db/schema/money.ts'
import { drawer } from '../db/schema/till.ts'

/**
 * SQL for the id of the staff member to whose drawer a `drawer` row belongs.
 * The reversal of a payment (`void`) belongs to the staff member who took the payment.
 */
export const holderId = sql<string>`(SELECT held.staff_id FROM audit held WHERE held.id = CASE WHEN ${drawer.kind} = 'void'
  THEN (SELECT paid.audit_id FROM drawer paid WHERE paid.payment_id = ${drawer.paymentId} AND paid.kind = 'payment')
  ELSE ${drawer.auditId} END)`

export function insertMovement(
  db: Database,
  auditId: string,
  { taken, given, ...movement }: DrawerMovement,
) {
  const row = {
    ...movement,
    id: null,
    auditId,
    takenCents: taken.cents,
    takenLek: taken.lek,
    givenCents: given.cents,
    givenLek: given.lek,
  }
  return insertIf(db, drawer, row, ifChanged(auditId))
}

export function selectMovementsOf(db: Database, payments: SQLWrapper) {
  const { id, paymentId } = refunds
  const back = db.select({ id }).from(refunds).where(inArray(paymentId, payments))
  const ofRefund = sql`(SELECT ${paymentId} FROM ${refunds} WHERE ${id} = ${drawer.refundId})`
  return db
    .select({
      movement: drawer,
      ofPayment: sql<string>`coalesce(${drawer.paymentId}, ${ofRefund})`.as('of_payment'),
    })
    .from(drawer)
    .where(or(inArray(drawer.paymentId, payments), inArray(drawer.refundId, back)))
    .orderBy(drawer.id)
}

type Row = Omit<typeof drawer.$inferSelect, 'id' | 'auditId'>

export function movementOf(row: Row): DrawerMovement {
  const { kind, paymentId, refundId, cents, lekPerEuro } = row
  const taken = { cents: row.takenCents, lek: row.takenLek }
  const given = { cents: row.givenCents, lek: row.givenLek }
  return { kind, paymentId, refundId, cents, lekPerEuro, taken, given }
}
