import { and, eq, sql } from 'drizzle-orm'
import type Stripe from 'stripe'
import { isSetback, type OrphanGuest, orphanGuest } from '../../domain/payments/orphan.ts'
import type { AuditData } from '../../domain/stay/audit-data.ts'
import type { DisputeAnswer, RefundAnswer } from '../../domain/stripe/stripe-facts.ts'
import { type OfficeAuditAction, recordChange } from '../db/audit.ts'
import type { Database } from '../db/database.ts'
import { queueEmail } from '../db/outbox.ts'
import { audit } from '../db/schema/stays.ts'
import { log } from '../log.ts'
import { answerAbout } from './stripe.ts'

/** A fact about a payment that belongs to no stay, recorded once. */
interface Note {
  /** Distinguishes the notes of a payment. Empty for the payment itself. */
  key: string
  action: Extract<
    OfficeAuditAction,
    'orphan_payment' | 'orphan_refunded' | 'orphan_disputed' | 'foreign_payment'
  >
  data: AuditData
  /** Facts for the email to the office. `null` if no email is sent. */
  emailed: AuditData | null
  logged: 'orphan_payment' | 'orphan_setback' | null
}

/**
 * Records received money that belongs to no stay, with its refunds and disputes.
 * The office is emailed about the payment, failed refunds and disputes. An intent without a
 * `bookingId` belongs to another business with the same Stripe account, so only the payment is
 * recorded, without an email. Does nothing if the intent has received no money. Throws like
 * `answerAbout`.
 */
export async function noteOrphan(
  { db, stripe }: { db: Database; stripe: Stripe },
  intent: Stripe.PaymentIntent,
  now: Date,
): Promise<void> {
  if (intent.amount_received === 0) return
  const known = await db
    .select({ key: audit.idempotencyKey, action: audit.action })
    .from(audit)
    .where(eq(audit.subjectId, intent.id))
  const has = (action: Note['action']) => known.some((row) => row.action === action)
  const notes = intent.metadata.bookingId
    ? await notesOf(stripe, intent, {
        refunds: has('orphan_refunded'),
        disputes: has('orphan_disputed'),
      })
    : [foreignNote(intent)]
  const keys = new Set(known.map(({ key }) => key))
  for (const note of notes) {
    if (!keys.has(keyOf(intent.id, note))) await record(db, intent.id, note, now)
  }
}

const keyOf = (paymentIntentId: string, { key }: Note) =>
  ['orphan', paymentIntentId, key].filter(Boolean).join(':')

async function record(db: Database, paymentIntentId: string, note: Note, now: Date): Promise<void> {
  const { action, data, emailed, logged } = note
  const auditId = crypto.randomUUID()
  const change = {
    id: auditId,
    action,
    actor: 'stripe',
    subjectId: paymentIntentId,
    idempotencyKey: keyOf(paymentIntentId, note),
    data: { intent: paymentIntentId, ...data },
  } as const
  const email = {
    kind: 'orphan_payment',
    auditId,
    stayId: null,
    data: { intent: paymentIntentId, ...emailed },
  } as const
  const [noted] = await db.batch([
    recordChange(db, change, sql`WHERE true`, now).returning({ id: audit.id }),
    ...(emailed ? [queueEmail(db, email, now)] : []),
  ])
  if (logged && noted.length > 0) log('error', logged, { paymentIntentId, ...emailed })
}

async function notesOf(
  stripe: Stripe,
  intent: Stripe.PaymentIntent,
  known: { refunds: boolean; disputes: boolean },
): Promise<Note[]> {
  const { refunds, disputes } = await answerAbout(stripe, intent, known)
  return [paymentNote(intent), ...refunds.map(refundNote), ...disputes.map(disputeNote)]
}

const moneyOf = ({ amount_received: cents, currency }: Stripe.PaymentIntent) => ({
  cents,
  currency: currency.toUpperCase(),
})

function foreignNote(intent: Stripe.PaymentIntent): Note {
  return { key: '', action: 'foreign_payment', data: moneyOf(intent), emailed: null, logged: null }
}

function paymentNote(intent: Stripe.PaymentIntent): Note {
  const data = { ...moneyOf(intent), ...payerOf(intent) }
  return { key: '', action: 'orphan_payment', data, emailed: {}, logged: 'orphan_payment' }
}

function payerOf(intent: Stripe.PaymentIntent): OrphanGuest {
  const { metadata, latest_charge: last, receipt_email: receipt } = intent
  const payer = typeof last === 'object' ? last?.billing_details : null
  const { name, email, phone } = payer ?? {}
  return orphanGuest({ reference: metadata.reference, name, email: email || receipt, phone })
}

function refundNote({ id, cents, status }: RefundAnswer): Note {
  const to = status === 'failed' || status === 'canceled' ? 'failed' : 'refunded'
  return {
    key: `${id}:${to}`,
    action: 'orphan_refunded',
    data: { refund: id, cents, to },
    emailed: isSetback(to) ? { refund: id } : null,
    logged: isSetback(to) ? 'orphan_setback' : null,
  }
}

function disputeNote({ id, cents, status: to, dueBy }: DisputeAnswer): Note {
  return {
    key: `${id}:${to}`,
    action: 'orphan_disputed',
    data: { dispute: id, cents, to, dueBy: dueBy?.toISOString() ?? null },
    emailed: { dispute: id, to },
    logged: isSetback(to) ? 'orphan_setback' : null,
  }
}

export async function guestOfOrphan(db: Database, paymentIntentId: string): Promise<OrphanGuest> {
  const [orphan] = await db
    .select({ data: audit.data })
    .from(audit)
    .where(and(eq(audit.subjectId, paymentIntentId), eq(audit.action, 'orphan_payment')))
  return orphanGuest(orphan?.data ?? {})
}
