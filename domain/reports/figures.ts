import type { Cents } from '../business/money.ts'
import { type ServiceType, serviceTypes } from '../business/services.ts'
import { hasEnded, type StayStatus } from '../business/stay.ts'
import { isPaid, type PaidStatus } from '../payments/payment.ts'

/** Stays that are alike in all that the figures tell apart, added up. */
export interface StayTally {
  kind: 'booking' | 'reservation'
  serviceType: ServiceType
  paymentStatus: PaidStatus
  status: StayStatus
  stays: number
  /** How many of them have a price; of the others staff have to name one. */
  priced: number
  totalPrice: Cents
  received: Cents
  refunded: Cents
  chargedBack: Cents
}

/** Bookings by the time at which they were made, and messages. */
export interface OtherCounts {
  createdToday: number
  createdThisWeek: number
  messages: number
}

/** How the business goes (specification, section 2, Admin dashboard): of everything that is kept. */
export interface Figures extends OtherCounts {
  paidBookings: number
  /** With a price, and neither paid nor ended: nobody waits for the money of a stay that is over. */
  unpaidBookings: number
  reservations: number
  /** The prices of the paid bookings. */
  totalRevenue: Cents
  /** The money of the paid bookings: more than the price where a guest paid too much. */
  received: Cents
  /** What of it went back: given by us, or taken by a cardholder's bank. */
  refunded: Cents
  /** What of it is still here. */
  net: Cents
  /** Each service that was booked, paid or not; the most booked one first. */
  services: { serviceType: ServiceType; bookings: number }[]
}

/** How far 'this week' looks back (specification, section 9), in milliseconds. */
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
