import type { BookingRequest } from '../../domain/booking/booking.ts'
import { currentTariff, prices } from '../../domain/business/business.ts'
import type { Cents } from '../../domain/business/money.ts'
import type { StayKind, StayStatus } from '../../domain/business/stay.ts'
import { accountOf } from '../../domain/payments/account.ts'
import type { Charge, Payment } from '../../domain/payments/money-rows.ts'
import { nextCheckMinutes } from '../../domain/payments/payment.ts'
import { pickUpOf, type Quote, storedPrice } from '../../domain/pricing/pricing.ts'
import { reference } from '../../domain/stay/reference.ts'
import type { Stay } from '../../domain/stay/stay-record.ts'
import { tiranaDate } from '../../domain/time/calendar.ts'

interface StayDetails extends Omit<BookingRequest, 'storageType'> {
  storageType?: BookingRequest['storageType'] | undefined
  source?: Stay['source'] | undefined
}

interface Booked {
  kind: StayKind
  status: StayStatus
  reference: string
  price: Quote
  now: Date
}

export function newStay(details: StayDetails, booked: Booked): Stay {
  const { kind, status, reference, price, now } = booked
  const { storageType = 'daily' } = details
  const totalPrice = storedPrice(price)
  return {
    id: crypto.randomUUID(),
    kind,
    source: details.source ?? 'website',
    reference,
    customerName: details.customerName,
    customerEmail: details.customerEmail,
    customerPhone: details.customerPhone ?? null,
    specialRequests: details.specialRequests ?? null,
    deskNote: null,
    linkNumber: 0,
    locale: details.locale,
    serviceType: details.serviceType,
    storageType,
    luggageCount: details.luggageCount,
    startDate: details.startDate,
    endDate: details.endDate ?? null,
    pickUpAt: pickUpOf({ ...details, storageType }),
    duration: price.duration,
    tariff: currentTariff,
    status,
    endedAt: null,
    conflictAt: null,
    unpricedAt: null,
    movedLateAt: null,
    currency: prices.currency,
    ...accountOf({ charges: quoted(totalPrice), payments: [], refunds: [], disputes: [] }),
    version: 1,
    createdAt: now,
    updatedAt: now,
  }
}

/** Returns the charge for a quoted price. Empty for 0 cents, because staff then set the price. */
export function quoted(cents: Cents): Charge[] {
  return cents === 0 ? [] : [{ kind: 'quote', cents }]
}

export function newPayment(cents: number, now: Date): Payment {
  return {
    id: crypto.randomUUID(),
    method: 'stripe',
    status: 'pending',
    currency: prices.currency,
    cents,
    receivedCents: 0,
    refundedCents: 0,
    pendingChange: null,
    paymentIntentId: null,
    attempt: 1,
    checkAt: nextCheck(now, now),
    paidAt: null,
    voidedAt: null,
    fiscalNumber: null,
    createdAt: now,
  }
}

const minute = 60_000

export function nextCheck(createdAt: Date, now: Date): Date {
  const age = (now.getTime() - createdAt.getTime()) / minute
  return new Date(now.getTime() + nextCheckMinutes(age) * minute)
}

const attempts = 4

export async function withReference<T>(now: Date, save: (reference: string) => Promise<T>) {
  for (let attempt = 1; ; attempt++) {
    try {
      const random = crypto.getRandomValues(new Uint8Array(4))
      return await save(reference(tiranaDate(now), random))
    } catch (error) {
      if (attempt === attempts || !isTaken(error)) throw error
    }
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && /UNIQUE constraint failed: stays\.reference/.test(error.message)
}
