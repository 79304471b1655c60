import { claimOf } from '../payments/account.ts'
import type { AuditData } from '../stay/audit-data.ts'
import {
  arrivalOf,
  type CustodyRow,
  type PastChange,
  type PastEmail,
} from '../stay/stay-history.ts'
import type { StayRecord } from '../stay/stay-record.ts'

/*
 * Data export for guests, who read its keys directly.
 * Amounts are in euros, unless a payment names another currency. Times are in UTC.
 */

export interface StoredBag extends CustodyRow {
  outTo: string | null
  photo: boolean
}

export interface StoredBeside {
  deskNote: string | null
  erasedAt: Date | null
  bags: readonly StoredBag[]
  collectors: readonly (string | null)[]
  changes: readonly PastChange<Date>[]
  emails: readonly (PastEmail<Date> & { reader: 'guest' | 'office' })[]
}

export function ownData(record: StayRecord, beside: StoredBeside) {
  const { stay, charges, payments, refunds, disputes } = record
  const askedAt = beside.changes.find(({ action }) => action === 'erasure_asked')?.at ?? null
  return {
    booking: {
      reference: stay.reference,
      kind: stay.kind,
      status: inWords(stay.status),
      service: inWords(stay.serviceType),
      plan: stay.storageType,
      items: stay.luggageCount,
      'drop-off': time(stay.startDate),
      'pick-up': time(stay.pickUpAt),
      'moved on its drop-off day at': time(stay.movedLateAt),
      'booked at': time(stay.createdAt),
      'ended at': time(stay.endedAt),
      'how it was booked': stay.source,
    },
    you: {
      name: stay.customerName,
      email: stay.customerEmail,
      phone: stay.customerPhone,
      'special requests': stay.specialRequests,
      language: stay.locale,
      'our note about you': beside.deskNote,
      'who else may collect': beside.collectors,
    },
    'money in euros': {
      price: inEuros(stay.totalPrice),
      'price after credits': inEuros(stay.netPrice),
      paid: inEuros(stay.received),
      'given back': inEuros(stay.refunded),
      'still open': inEuros(claimOf(stay)),
      charges: charges.map(({ kind, cents }) => ({ for: inWords(kind), amount: inEuros(cents) })),
      payments: payments.map((payment) => ({
        by: inWords(payment.method),
        status: inWords(payment.status),
        currency: payment.currency,
        asked: inEuros(payment.cents),
        received: inEuros(payment.receivedCents),
        'given back': inEuros(payment.refundedCents),
        'begun at': time(payment.createdAt),
        'settled at': time(payment.paidAt),
        "Stripe's number": payment.paymentIntentId,
        'fiscal receipt': payment.fiscalNumber,
      })),
      refunds: refunds.map((refund) => ({
        by: inWords(refund.method),
        status: inWords(refund.status),
        amount: inEuros(refund.cents),
        reason: reasonText(refund.reason),
        'asked at': time(refund.at),
        "Stripe's number": refund.stripeRefundId,
        "the bank's reference": refund.bankReference,
        'charge withdrawn instead': refund.isReversal,
        'fiscal receipt': refund.fiscalNumber,
      })),
      disputes: disputes.map((dispute) => ({
        status: dispute.status,
        amount: inEuros(dispute.cents),
        'opened at': time(dispute.openedAt),
        'closed at': time(dispute.closedAt),
      })),
    },
    bags: beside.bags.map((bag) => ({
      tag: bag.tag,
      'taken in at': time(arrivalOf(bag, beside.bags).inAt),
      'given out at': time(bag.outAt),
      'given to': bag.outTo,
      'undone as a mistake': bag.voidAuditId !== null,
      'photo stored': bag.photo,
    })),
    'emails about it': beside.emails.map(({ kind, reader, status, createdAt, sentAt }) => ({
      about: inWords(kind),
      to: reader === 'guest' ? 'you' : 'our office',
      status,
      'written at': time(createdAt),
      'sent at': time(sentAt),
    })),
    'what happened': beside.changes.map(({ action, actor, happenedAt, data }) => ({
      what: inWords(action),
      by: actor,
      at: time(happenedAt),
      details: ownDetails(action === 'entry_dropped' ? withoutReason(data) : data),
    })),
    erasure: { 'asked for at': time(askedAt), 'done at': time(beside.erasedAt) },
  }
}

export type OwnData = ReturnType<typeof ownData>

type Fact = string | number | null
type Detail = Fact | boolean

const inEuros = (cents: number) => cents / 100
const inWords = (name: string) => name.replaceAll('_', ' ').replaceAll('-', ' ')
/** Replaces the underscores of our own reasons (`ownReasons`). Other reasons rarely contain any. */
const reasonText = (reason: string) => reason.replaceAll('_', ' ')
const time = (at: Date | null) => at?.toISOString() ?? null

/** Returns `undefined` for text or `null`, because `from` and `to` can be payment statuses. */
const euros = (fact: Fact) => (typeof fact === 'number' ? inEuros(fact) : undefined)
const words = (fact: Fact) => (typeof fact === 'string' ? inWords(fact) : fact)
const instant = (fact: Fact) => time(fact === null ? null : new Date(Number(fact)))
const asItIs = (fact: Fact) => fact

type ShownFact = readonly [name: string, read: (fact: Fact) => Detail | undefined]

/** Audit keys shown to guests, with their names in the export. Excludes ids and internal codes. */
const shownFacts: Partial<Record<string, ShownFact>> = {
  cents: ['amount', euros],
  from: ['price before', euros],
  to: ['price after', euros],
  received: ['received', euros],
  refunded: ['given back', euros],
  method: ['by', words],
  fiscalNumber: ['fiscal receipt', asItIs],
  reason: ['reason', (fact) => reasonText(String(fact))],
  how: ['how we tried to reach you', words],
  undone: ['what was undone', words],
  details: ['what was corrected', words],
  tags: ['tags', asItIs],
  items: ['items', asItIs],
  outTo: ['given to', words],
  idSeen: ['ID shown', (fact) => fact === 1],
  wasLuggageCount: ['items before', asItIs],
  wasStartDate: ['drop-off before', instant],
  wasPickUpAt: ['pick-up before', instant],
}

/** Omits the reason why an entry was removed, because staff wrote it for colleagues. */
const withoutReason = ({ reason: _, ...data }: AuditData): AuditData => data

export function ownDetails(data: AuditData): Record<string, Detail> {
  const details = Object.entries(data).flatMap(([key, fact]) => {
    const [name, read] = shownFacts[key] ?? []
    const detail = fact === undefined ? undefined : read?.(fact)
    return name === undefined || detail === undefined ? [] : [[name, detail] as const]
  })
  return Object.fromEntries(details)
}
