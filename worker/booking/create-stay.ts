import { and, eq, inArray, not, type SQL, sql } from 'drizzle-orm'
import type { ServiceType } from '../../domain/business/services.ts'
import type { ErrorCode } from '../../domain/input/errors.ts'
import {
  type Closure,
  type OpeningTimes,
  regularOpeningTimes,
} from '../../domain/opening-hours/opening-times.ts'
import type { Payment } from '../../domain/payments/money-rows.ts'
import type { StayTimes } from '../../domain/pricing/pricing.ts'
import type { Stay } from '../../domain/stay/stay-record.ts'
import type { StayAuditAction, StayEmailKind } from '../../domain/stay/stay-update.ts'
import { recordChange } from '../db/audit.ts'
import { type Database, ifChanged, insertIf } from '../db/database.ts'
import type { IdempotentRequest } from '../db/idempotency.ts'
import { queueEmail } from '../db/outbox.ts'
import { charges, payments } from '../db/schema/money.ts'
import { audit, stays } from '../db/schema/stays.ts'
import { AppError } from '../errors.ts'
import { closuresAhead, isOpenFor } from '../opening-hours/closures.ts'
import { insertKeys } from '../stay/stay-keys.ts'
import { quoted } from './new-stay.ts'

export interface NewStay {
  stay: Stay
  emailKey: string
  action: Extract<StayAuditAction, 'booked' | 'requested' | 'reserved'>
  idempotent: IdempotentRequest
  payment: Payment | null
  emails: readonly StayEmailKind[]
  visits: StayTimes & { serviceType: ServiceType }
  refusal?: { when: SQL; code: ErrorCode }
}

const answered = {
  id: stays.id,
  reference: stays.reference,
  status: stays.status,
  paymentStatus: stays.paymentStatus,
  totalPrice: stays.totalPrice,
  linkNumber: stays.linkNumber,
}

const payable = {
  id: payments.id,
  status: payments.status,
  currency: payments.currency,
  cents: payments.cents,
  paymentIntentId: payments.paymentIntentId,
  attempt: payments.attempt,
}

export interface SubmittedStay {
  stay: Pick<Stay, keyof typeof answered>
  payment: Pick<Payment, keyof typeof payable> | null
  requestDigest: string | null
}

/**
 * Saves a stay, or returns the one that was saved earlier under the same idempotency key.
 * If nothing was saved, throws the error of `assertOpen`, the code of `refusal`, or
 * `storage_unavailable`.
 */
export async function insertStay(
  db: Database,
  { stay, emailKey, action, idempotent, payment, emails, visits, refusal }: NewStay,
  assertOpen: (openingTimes: OpeningTimes) => void,
): Promise<SubmittedStay> {
  const { idempotencyKey, requestDigest } = idempotent
  const auditId = crypto.randomUUID()
  const gate = ifChanged(auditId)
  const { createdAt: now, totalPrice } = stay
  const known = sql`SELECT 1 FROM ${audit} WHERE ${audit.idempotencyKey} = ${idempotencyKey}`
  const isNew = and(
    sql`NOT EXISTS (${known})`,
    isOpenFor(db, visits, now),
    refusal && not(refusal.when),
  )
  const same = { stayId: stay.id, auditId }
  const change = {
    id: auditId,
    action,
    actor: 'guest' as const,
    stayId: stay.id,
    version: stay.version,
    toStatus: stay.status,
    data: { cents: totalPrice },
    idempotencyKey,
    requestDigest,
  }

  const results = await db.batch([
    insertIf(db, stays, { ...stay, emailKey, erasedAt: null }, sql`WHERE ${isNew}`),
    recordChange(db, change, sql`FROM ${stays} WHERE ${stays.id} = ${stay.id}`, now),
    ...insertKeys(db, stay),
    ...quoted(totalPrice).map((charge) =>
      insertIf(db, charges, { ...charge, ...same, id: `${auditId}:0` }, gate),
    ),
    ...(payment ? [insertIf(db, payments, { ...payment, ...same }, gate)] : []),
    ...emails.map((kind) => queueEmail(db, { kind, ...same, data: {} }, now)),
    closuresAhead(db, now),
    selectStay(db, idempotencyKey),
    selectPayment(db, idempotencyKey),
  ])
  const [closures, ...saved] = results.slice(-3) as [Closure[], StayRows, PaymentRows]
  const submitted = submittedFrom(saved)
  if (submitted) return submitted
  assertOpen({ ...regularOpeningTimes, closures })
  throw new AppError(refusal?.code ?? 'storage_unavailable')
}

export async function stayOfRequest(
  db: Database,
  idempotencyKey: string,
): Promise<SubmittedStay | undefined> {
  const [stayRows, paymentRows] = await db.batch([
    selectStay(db, idempotencyKey),
    selectPayment(db, idempotencyKey),
  ])
  return submittedFrom([stayRows, paymentRows])
}

type StayRows = Awaited<ReturnType<typeof selectStay>>
type PaymentRows = Awaited<ReturnType<typeof selectPayment>>

function submittedFrom([[row], [payment]]: [StayRows, PaymentRows]): SubmittedStay | undefined {
  if (!row) return undefined
  const { requestDigest, ...stay } = row
  return { stay, payment: payment ?? null, requestDigest }
}

// A join with `payments` would mix up columns, because D1 returns a batch's rows by column name.
function selectStay(db: Database, idempotencyKey: string) {
  return db
    .select({ ...answered, requestDigest: audit.requestDigest })
    .from(audit)
    .innerJoin(stays, eq(stays.id, audit.stayId))
    .where(eq(audit.idempotencyKey, idempotencyKey))
}

function selectPayment(db: Database, idempotencyKey: string) {
  const stayId = db
    .select({ stayId: audit.stayId })
    .from(audit)
    .where(eq(audit.idempotencyKey, idempotencyKey))
  return db
    .select(payable)
    .from(payments)
    .where(and(inArray(payments.stayId, stayId), eq(payments.method, 'stripe')))
    .orderBy(payments.createdAt)
    .limit(1)
}
