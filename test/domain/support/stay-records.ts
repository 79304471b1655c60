import { isRefused, type Refusal } from '../../../domain/input/refusal.ts'
import { startChangePayment } from '../../../domain/pass/pending-change.ts'
import { accountOf } from '../../../domain/payments/account.ts'
import type { Dispute, MoneyRows, Payment, Refund } from '../../../domain/payments/money-rows.ts'
import type { Stay, StayRecord } from '../../../domain/stay/stay-record.ts'
import {
  type ActionContext,
  recordAfter,
  rowsAfter,
  type StayUpdate,
} from '../../../domain/stay/stay-update.ts'
import type {
  DisputeAnswer,
  IntentAnswer,
  RefundAnswer,
} from '../../../domain/stripe/stripe-facts.ts'

/** Fixtures for tests of money: a booking of 18 euros, its rows, and Stripe's data about them. */

/** Two items for three days. */
export const price = 1800

export const bookedAt = new Date('2026-07-20T10:00:00Z')
/** A quarter of an hour later. */
export const now = new Date('2026-07-20T10:15:00Z')
/** The day of the drop-off, and one of the days before it. */
export const dropOff = new Date('2026-07-25T08:00:00Z')
export const dayBefore = new Date('2026-07-24T20:00:00Z')

export const onlinePayment: Payment = {
  id: 'own',
  method: 'stripe',
  status: 'pending',
  currency: 'EUR',
  cents: price,
  receivedCents: 0,
  refundedCents: 0,
  pendingChange: null,
  paymentIntentId: 'pi_own',
  attempt: 1,
  checkAt: now,
  paidAt: null,
  voidedAt: null,
  fiscalNumber: null,
  createdAt: bookedAt,
}

export const received: Payment = {
  ...onlinePayment,
  status: 'succeeded',
  receivedCents: price,
  checkAt: null,
  paidAt: now,
}

/** A payment that belongs to no request of ours. */
export const inReview: Payment = {
  ...received,
  id: 'pi_other',
  paymentIntentId: 'pi_other',
  status: 'review',
}

/** A third of the price, paid at the desk. */
export const cash: Payment = {
  ...received,
  id: 'cash',
  method: 'cash',
  cents: 600,
  receivedCents: 600,
  paymentIntentId: null,
}

export function refund(changes: Partial<Refund> = {}): Refund {
  return {
    id: 'refund',
    paymentId: 'own',
    method: 'stripe',
    status: 'succeeded',
    cents: 600,
    reason: 'cancelled',
    stripeRefundId: 're_1',
    attempt: 1,
    checkAt: null,
    at: now,
    failedAt: null,
    bankReference: null,
    isReversal: false,
    fiscalNumber: null,
    ...changes,
  }
}

export function dispute(changes: Partial<Dispute> = {}): Dispute {
  return {
    id: 'dp_1',
    paymentId: 'own',
    status: 'open',
    cents: price,
    openedAt: now,
    dueBy: null,
    closedAt: null,
    checkAt: now,
    answeredAt: null,
    ...changes,
  }
}

const noRows: MoneyRows = { charges: [], payments: [], refunds: [], disputes: [] }

/** A booking with its account rows; by default quoted and unpaid. */
export function recordOf(changes: Partial<MoneyRows> = {}, stay: Partial<Stay> = {}): StayRecord {
  const rows = rowsAfter(noRows, {
    charges: [{ kind: 'quote', cents: price }],
    payments: [onlinePayment],
    ...changes,
  })
  return {
    ...rows,
    bags: [],
    drawer: [],
    collectors: [],
    stay: {
      id: 'stay',
      kind: 'booking',
      source: 'website',
      reference: 'TIR-2026-201-ABCD',
      customerName: 'Ada Guest',
      customerEmail: 'ada@guest.example',
      customerPhone: null,
      specialRequests: null,
      deskNote: null,
      linkNumber: 0,
      locale: 'en',
      serviceType: 'storage',
      storageType: 'daily',
      luggageCount: 2,
      startDate: dropOff,
      endDate: new Date('2026-07-27T16:00:00Z'),
      pickUpAt: new Date('2026-07-27T16:00:00Z'),
      duration: 3,
      tariff: 1,
      status: 'pending',
      endedAt: null,
      conflictAt: null,
      unpricedAt: null,
      movedLateAt: null,
      currency: 'EUR',
      version: 1,
      createdAt: bookedAt,
      updatedAt: bookedAt,
      ...accountOf(rows),
      ...stay,
    },
  }
}

export const paidRecord = (changes: Partial<MoneyRows> = {}, stay: Partial<Stay> = {}) =>
  recordOf({ payments: [received], ...changes }, { status: 'confirmed', ...stay })

/** Stripe's data of our PaymentIntent; by default succeeded. */
export function answer(changes: Partial<IntentAnswer> = {}): IntentAnswer {
  return {
    id: 'pi_own',
    status: 'succeeded',
    amount: price,
    amountReceived: price,
    currency: 'eur',
    bookingId: 'stay',
    paymentId: 'own',
    declined: false,
    refunds: [],
    disputes: [],
    ...changes,
  }
}

/** Stripe's data of another PaymentIntent for the same booking. */
export const otherAnswer = (changes: Partial<IntentAnswer> = {}) =>
  answer({ id: 'pi_other', paymentId: undefined, ...changes })

export function refundAnswer(changes: Partial<RefundAnswer> = {}): RefundAnswer {
  const bank = { bankReference: null, awaitsReference: true, isReversal: null }
  return {
    id: 're_1',
    refundId: undefined,
    cents: 600,
    status: 'succeeded',
    at: now,
    ...bank,
    ...changes,
  }
}

export function disputeAnswer(changes: Partial<DisputeAnswer> = {}): DisputeAnswer {
  return { id: 'dp_1', status: 'open', cents: price, openedAt: now, dueBy: null, ...changes }
}

const numbered = () => {
  let rows = 0
  return () => {
    rows += 1
    return `new_${rows}`
  }
}

/** The action context of staff, by phone or at the desk; new rows are numbered. */
export function staffContext(at: Date = now, inPerson = false): ActionContext {
  return { actor: 'staff', inPerson, at, newId: numbered() }
}

export const atTheCounter = () => staffContext(now, true)

export const guestContext = (at: Date = now): ActionContext => ({
  actor: 'guest',
  at,
  newId: numbered(),
})

/** The stay record after an update; throws if it was refused. */
export function withChange(record: StayRecord, change: StayUpdate | Refusal | null): StayRecord {
  if (!change || isRefused(change)) throw new Error('refused')
  return recordAfter(record, change, now)
}

export const refundsOf = (change: StayUpdate | Refusal) =>
  isRefused(change) ||
  change.refunds.map(({ paymentId, cents, status }) => [paymentId, cents, status])

/** An update that writes only its audit row. */
export const nothing: StayUpdate = {
  action: 'payment_synced',
  actor: 'stripe',
  data: {},
  status: 'pending',
  charges: [],
  payments: [],
  refunds: [],
  disputes: [],
  bags: [],
  drawer: [],
  collectors: [],
  emails: [],
}

/** Two items for three days, paid; the guest is about to pay for a third item. */
export const thirdItemOffered = withChange(
  paidRecord(),
  startChangePayment(
    paidRecord(),
    { luggageCount: 3 },
    { toCard: 0, atDesk: 0, due: 900 },
    { ...guestContext(), newId: () => 'offered' },
  ),
)
