import type { Cents } from '../business/money.ts'
import { type ServiceType, serviceTypes } from '../business/services.ts'
import { hasEnded, type StayStatus } from '../business/stay.ts'
import { isPaid, type PaidStatus } from '../payments/payment.ts'

export interface StayTally {
  kind: 'booking' | 'reservation'
  serviceType: ServiceType
  paymentStatus: PaidStatus
  status: StayStatus
  stays: number
  priced: number
  totalPrice: Cents
  received: Cents
  refunded: Cents
  chargedBack: Cents
}

export interface OtherCounts {
  createdToday: number
  createdThisWeek: number
  messages: number
}

export interface Figures extends OtherCounts {
  paidBookings: number
  /**
   * Number of bookings with a price that haven't ended and whose payment is pending, processing or
   * failed.
   */
  unpaidBookings: number
  reservations: number
  totalRevenue: Cents
  /**
   * Cents received for paid bookings.
   * May exceed `totalRevenue`, because it includes overpayments, even refunded ones.
   */
  received: Cents
  /** Cents of refunds and lost disputes of paid bookings. */
  refunded: Cents
  net: Cents
  services: { serviceType: ServiceType; bookings: number }[]
}

/** Milliseconds in "this week" (specification, section 2, Overview). */
export const week = 7 * 86_400_000

const unpaidStatuses: readonly PaidStatus[] = ['pending', 'processing', 'failed']

export function figuresOf(tallies: readonly StayTally[], others: OtherCounts): Figures {
  const bookings = tallies.filter(({ kind }) => kind === 'booking')
  const paid = bookings.filter(({ paymentStatus }) => isPaid(paymentStatus))
  const received = sum(paid, 'received')
  const refunded = sum(paid, 'refunded') + sum(paid, 'chargedBack')
  const services = serviceTypes.map((serviceType) => ({
    serviceType,
    bookings: count(bookings.filter((tally) => tally.serviceType === serviceType)),
  }))
  return {
    ...others,
    paidBookings: count(paid),
    unpaidBookings: sum(bookings.filter(isUnpaid), 'priced'),
    reservations: count(tallies.filter(({ kind }) => kind === 'reservation')),
    totalRevenue: sum(paid, 'totalPrice'),
    received,
    refunded,
    net: received - refunded,
    services: services
      .filter((service) => service.bookings > 0)
      .toSorted((one, other) => other.bookings - one.bookings),
  }
}

function isUnpaid({ status, paymentStatus }: StayTally): boolean {
  return unpaidStatuses.includes(paymentStatus) && !hasEnded(status)
}

function sum(
  tallies: readonly StayTally[],
  what: 'stays' | 'priced' | 'totalPrice' | 'received' | 'refunded' | 'chargedBack',
): number {
  return tallies.reduce((total, tally) => total + tally[what], 0)
}

function count(tallies: readonly StayTally[]): number {
  return sum(tallies, 'stays')
}
