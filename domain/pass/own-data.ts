import { claimOf } from '../payments/account.ts'
import { arrivalOf, type CustodyRow } from '../stay/custody-record.ts'
import type { StayFile } from '../stay/stay-file.ts'
import type { PastChange, PastMail } from '../stay/stay-history.ts'
import { inEuros, inWords, ownDetails, reasonText, time } from './own-details.ts'

/*
 * What is stored of a stay and its guest, for them to keep: every name can be read, amounts are euros,
 * times are UTC. Keys are sentences' words on purpose: a person opens this file.
 */

/** A row of a bag; what staff have undone is there too. */
export interface StoredBag extends CustodyRow {
  outTo: string | null
  photo: boolean
}

/** What a stay's file does not hold. */
export interface StoredBeside {
  deskNote: string | null
  erasedAt: Date | null
  bags: readonly StoredBag[]
  collectors: readonly (string | null)[]
  changes: readonly PastChange<Date>[]
  mails: readonly (PastMail<Date> & { reader: 'guest' | 'office' })[]
}

export function ownData(file: StayFile, beside: StoredBeside) {
  const { stay, charges, payments, refunds, disputes } = file
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
      owed: inEuros(stay.owed),
      paid: inEuros(stay.received),
      'given back': inEuros(stay.returned),
      'still open': inEuros(claimOf(stay)),
      charges: charges.map(({ kind, cents }) => ({ for: inWords(kind), amount: inEuros(cents) })),
      payments: payments.map((payment) => ({
        by: inWords(payment.method),
        state: inWords(payment.state),
        currency: payment.currency,
        asked: inEuros(payment.cents),
        received: inEuros(payment.receivedCents),
        'given back': inEuros(payment.refundedCents),
        'begun at': time(payment.createdAt),
        'settled at': time(payment.settledAt),
        "Stripe's number": payment.intentId,
        'fiscal receipt': payment.fiscalNumber,
      })),
      refunds: refunds.map((refund) => ({
        by: inWords(refund.method),
        state: inWords(refund.state),
        amount: inEuros(refund.cents),
        reason: reasonText(refund.reason),
        'asked at': time(refund.at),
        "Stripe's number": refund.stripeId,
        "the bank's reference": refund.bankReference,
        'charge withdrawn instead': refund.isReversal,
        'fiscal receipt': refund.fiscalNumber,
      })),
      disputes: disputes.map((dispute) => ({
        state: dispute.state,
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
      'undone as a mistake': bag.voidChangeId !== null,
      'photo stored': bag.photo,
    })),
    'emails about it': beside.mails.map(({ kind, reader, state, createdAt, sentAt }) => ({
      about: inWords(kind),
      to: reader === 'guest' ? 'you' : 'our office',
      state,
      'written at': time(createdAt),
      'sent at': time(sentAt),
    })),
    'what happened': beside.changes.map(({ action, actor, happenedAt, data }) => ({
      what: inWords(action),
      by: actor,
      at: time(happenedAt),
      details: ownDetails(data),
    })),
    erasure: { 'asked for at': time(askedAt), 'done at': time(beside.erasedAt) },
  }
}

export type OwnData = ReturnType<typeof ownData>
