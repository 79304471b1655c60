import { tariffOf } from '../business/business.ts'
import { isRefused } from '../input/refusal.ts'
import { type OpeningTimes, regularOpeningTimes } from '../opening-hours/opening-times.ts'
import { dueFromGuest, isChangeOnItsWay, overpaid } from '../payments/account.ts'
import type { Refund } from '../payments/money-rows.ts'
import { collectorStatus, mayNameCollector, pickUpCode } from '../stay/collectors.ts'
import { overpaymentOf } from '../stay/pay-out.ts'
import type { CustodyRecord } from '../stay/stay-history.ts'
import type { StayRecord } from '../stay/stay-record.ts'
import type { ActionContext } from '../stay/stay-update.ts'
import { cancelByGuest, changeByGuest, moneyOfCancellation } from './guest-actions.ts'
import type { Pass, PassBag, PendingChangeView } from './pass.ts'
import { resultOfPayment } from './pending-change.ts'

interface BesideRecord extends Pick<Pass, 'changes'> {
  tokens: ReadonlyMap<string, string>
  custody: Custody
  openingTimes: OpeningTimes
}

const nothingBeside: BesideRecord = {
  tokens: new Map(),
  changes: 0,
  custody: { records: [], photos: false },
  openingTimes: regularOpeningTimes,
}

export function passOf(
  record: StayRecord,
  context: ActionContext,
  { tokens, changes, custody, openingTimes }: BesideRecord = nothingBeside,
): Pass {
  const { stay, payments, refunds } = record
  const cancelled = cancelByGuest(record, context)
  const stayed = changeByGuest(record, {}, context)
  return {
    reference: stay.reference,
    kind: stay.kind,
    status: stay.status,
    serviceType: stay.serviceType,
    storageType: stay.storageType,
    tariff: tariffOf(stay),
    luggageCount: stay.luggageCount,
    startDate: stay.startDate.toISOString(),
    endDate: stay.endDate?.toISOString() ?? null,
    pickUpAt: stay.pickUpAt.toISOString(),
    duration: stay.duration,
    locale: stay.locale,
    totalPrice: stay.totalPrice,
    received: stay.received,
    balance: dueFromGuest(stay) - overpaid(record),
    ...overpaymentOf(record),
    paymentStatus: stay.paymentStatus,
    payments: payments
      .filter(({ status }) => status === 'succeeded')
      .map(({ method, receivedCents, paidAt, createdAt }) => ({
        method,
        cents: receivedCents,
        at: (paidAt ?? createdAt).toISOString(),
      })),
    refunds: refunds
      .filter((refund) => stay.balance < 0 || !isNeverMade(refund))
      .map(({ method, status, cents, at, bankReference, isReversal }) => ({
        method,
        status,
        cents,
        bankReference,
        isReversal,
        at: at.toISOString(),
      })),
    bags: passBagsOf(record, custody),
    collectors: record.collectors.map(({ usedAt, revokedAt, ...collector }) => ({
      ...collector,
      code: pickUpCode(collector.id),
      status: collectorStatus(record, { ...collector, usedAt, revokedAt }),
      usedAt: usedAt?.toISOString() ?? null,
      token: tokens.get(collector.id) ?? null,
    })),
    collectable: mayNameCollector(record),
    forgotten: stay.customerName === null,
    changeable: !isRefused(stayed),
    movedLate: stay.movedLateAt !== null,
    cancelling: isRefused(cancelled) ? null : moneyOfCancellation(record, cancelled, context.at),
    changes,
    pendingChange: awaitedChangeOf(record, context, openingTimes),
  }
}

/** True if Stripe refused the refund, so it never existed there. */
function isNeverMade({ status, stripeRefundId }: Refund): boolean {
  return status === 'failed' && stripeRefundId === null
}

/**
 * Returns the change whose payment is processing, or `null`.
 * Its outcome is computed again, because staff may have changed the stay since the request.
 */
function awaitedChangeOf(
  record: StayRecord,
  context: ActionContext,
  openingTimes: OpeningTimes,
): PendingChangeView | null {
  const payment = record.payments.find(isChangeOnItsWay)
  if (!payment?.pendingChange) return null
  const { luggageCount, startDate, endDate } = payment.pendingChange
  const isoOf = (at: number) => new Date(at).toISOString()
  return {
    luggageCount,
    startDate: isoOf(startDate),
    endDate: endDate === null ? null : isoOf(endDate),
    outcome: resultOfPayment(record, payment, context, openingTimes).outcome,
  }
}

interface Custody {
  records: readonly CustodyRecord<Date>[]
  photos: boolean
}

export function passBagsOf({ bags }: Pick<StayRecord, 'bags'>, custody: Custody): PassBag[] {
  const times = new Map(custody.records.map((record) => [record.id, record]))
  return bags
    .filter(({ status }) => status !== 'voided')
    .map(({ id, tag, outTo, collectorId, photo }) => ({
      id,
      tag,
      outTo,
      collectorId,
      inAt: times.get(id)?.inAt.toISOString() ?? null,
      outAt: times.get(id)?.outAt?.toISOString() ?? null,
      photo: custody.photos && photo !== null,
    }))
}

/** Returns the name of a bag's photo. `null` for an erased guest, or if there is none to show. */
export function photoForGuest(
  { stay, bags }: Pick<StayRecord, 'stay' | 'bags'>,
  bagId: string,
): string | null {
  if (stay.customerName === null) return null
  return bags.find(({ id, status }) => id === bagId && status !== 'voided')?.photo ?? null
}
