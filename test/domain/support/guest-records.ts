import fc from 'fast-check'
import { tariffOf } from '../../../domain/business/business.ts'
import {
  type Charge,
  disputeStatuses,
  type Payment,
  paymentMethods,
  refundStatuses,
} from '../../../domain/payments/money-rows.ts'
import { pickUpOf, quote } from '../../../domain/pricing/pricing.ts'
import type { Stay, StayRecord } from '../../../domain/stay/stay-record.ts'
import { addDays, tiranaDate, tiranaInstant } from '../../../domain/time/calendar.ts'
import { openTime, pricedStay } from './arbitraries.ts'
import { bookedAt, dispute, received, recordOf, refund } from './stay-records.ts'

/** Arbitraries for tests of the guest's pass: stays of any plan, paid and refunded in any way. */

/** How the price was paid, in percent for each method; each part is one payment. */
const receipts = fc.array(
  fc.record({
    method: fc.constantFrom(...paymentMethods),
    percent: fc.constantFrom(10, 33, 50, 67, 100, 120),
    /** How much of it was refunded, and those refunds' status. */
    back: fc.option(
      fc.record({
        percent: fc.constantFrom(1, 33, 50, 100),
        status: fc.constantFrom(...refundStatuses),
      }),
      { freq: 1 },
    ),
    /** Its dispute, open or decided. */
    bank: fc.option(
      fc.record({
        percent: fc.constantFrom(33, 100),
        status: fc.constantFrom(...disputeStatuses),
      }),
      { freq: 3 },
    ),
    status: fc.constantFrom('succeeded', 'succeeded', 'succeeded', 'review' as const),
    currency: fc.constantFrom('EUR', 'EUR', 'EUR', 'EUR', 'USD'),
  }),
  { maxLength: 3 },
)

type Receipt = typeof receipts extends fc.Arbitrary<(infer One)[]> ? One : never

function paymentOf(
  { method, percent, back, status, currency }: Receipt,
  price: number,
  index: number,
) {
  const cents = Math.max(1, Math.round((price * percent) / 100))
  const isBack = back && (back.status === 'pending' || back.status === 'succeeded')
  const payment: Payment = {
    ...received,
    id: `paid-${index}`,
    paymentIntentId: method === 'stripe' ? `pi_${index}` : null,
    method,
    status: method === 'stripe' ? status : 'succeeded',
    currency: method === 'stripe' ? currency : 'EUR',
    cents,
    receivedCents: cents,
    refundedCents: isBack ? partOf(back, cents) : 0,
  }
  return payment
}

function partOf({ percent }: { percent: number }, cents: number): number {
  return Math.max(1, Math.floor((cents * percent) / 100))
}

/** Refunds in cash succeed at once and can't be disputed. */
function rowsOf(receipts: Receipt[], price: number) {
  const own = receipts.map(({ back, bank, ...receipt }) => {
    const isOnline = receipt.method === 'stripe'
    const told = back && (isOnline ? back : { ...back, status: 'succeeded' as const })
    return { ...receipt, back: told, bank: isOnline && !told ? bank : null }
  })
  const payments = own.map((receipt, index) => paymentOf(receipt, price, index))
  const refunds = own.flatMap(({ back, method }, index) => {
    const payment = payments[index]
    if (!back || !payment) return []
    const cents = partOf(back, payment.receivedCents)
    const made = { id: `back-${index}`, paymentId: payment.id, method, cents, status: back.status }
    return [refund({ ...made, stripeRefundId: method === 'stripe' ? `re_${index}` : null })]
  })
  const disputes = own.flatMap(({ bank }, index) => {
    const payment = payments[index]
    if (!bank || !payment) return []
    const cents = partOf(bank, payment.receivedCents)
    return [dispute({ id: `dp_${index}`, paymentId: payment.id, cents, status: bank.status })]
  })
  return { payments, refunds, disputes }
}

/** A stay of any plan, paid in any way, with refunds and disputes. */
export const guestRecord: fc.Arbitrary<StayRecord> = fc
  .record({
    // The longer plans only have a price for few items.
    priced: pricedStay.map((stay) => {
      const isPlan = stay.storageType === 'mid' || stay.storageType === 'long'
      return isPlan ? { ...stay, luggageCount: 1 + (stay.luggageCount % 2) } : stay
    }),
    receipts,
    kind: fc.constantFrom('booking', 'reservation' as const),
    status: fc.constantFrom('pending', 'confirmed', 'confirmed', 'checked_in' as const),
    /** Goodwill or a price agreed by staff, in percent of the price. */
    goodwill: fc.constantFrom(0, 0, 0, 10, 100),
    agreed: fc.constantFrom(0, 0, 0, 0, 700),
  })
  .map(({ priced, receipts, kind, status, goodwill, agreed }) => {
    const { endDate, duration, ...others } = priced
    const price = quote(priced, tariffOf({ tariff: 1 }))
    const listed = price.kind === 'priced' ? price.totalPrice : 0
    const charges: Charge[] = [
      { kind: 'quote', cents: listed },
      ...(agreed ? [{ kind: 'agreed' as const, cents: agreed }] : []),
      ...(goodwill
        ? [{ kind: 'goodwill' as const, cents: -Math.round((listed * goodwill) / 100) }]
        : []),
    ]
    const rows = { charges, ...rowsOf(receipts, listed + agreed) }
    const ends = { endDate: endDate ?? null, pickUpAt: pickUpOf(priced) }
    return recordOf(rows, {
      ...others,
      ...ends,
      duration: price.duration,
      kind,
      status,
      createdAt: bookedAt,
    })
  })

export interface GuestWish {
  luggageCount?: number
  startDate?: Date
  endDate?: Date
}

/** A change that a guest may request: other items, other hours, days near its own. */
export const wishAbout: fc.Arbitrary<(stay: Pick<Stay, 'startDate' | 'pickUpAt'>) => GuestWish> = fc
  .record(
    {
      luggageCount: fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 20 })),
      drop: fc.tuple(fc.integer({ min: -3, max: 5 }), openTime),
      pick: fc.tuple(fc.integer({ min: -5, max: 40 }), openTime),
    },
    { requiredKeys: [] },
  )
  .map(({ luggageCount, drop, pick }) => ({ startDate, pickUpAt }) => {
    const near = (to: Date, [days, time]: [number, string]) =>
      tiranaInstant(addDays(tiranaDate(to), days), time)
    return {
      ...(luggageCount && { luggageCount }),
      ...(drop && { startDate: near(startDate, drop) }),
      ...(pick && { endDate: near(pickUpAt, pick) }),
    }
  })
