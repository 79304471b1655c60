import type { Cents } from './money.ts'
import { isPaid, type PaymentStatus } from './payment.ts'
import { type ServiceType, serviceTypes } from './services.ts'

/** Stays that are alike in all that the figures tell apart, added up. */
export interface StayTally {
  kind: 'booking' | 'reservation'
  serviceType: ServiceType
  paymentStatus: PaymentStatus
  stays: number
  totalPrice: Cents
  returned: Cents
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
  /** Asked for or begun, and neither paid nor given up. */
  unpaidBookings: number
  reservations: number
  /** The prices of the paid bookings. */
  totalRevenue: Cents
  /** What of that was given back. */
  refunded: Cents
  /** Each service that was booked, paid or not; the most booked one first. */
  services: { serviceType: ServiceType; bookings: number }[]
}

/** How far 'this week' looks back (specification, section 9), in milliseconds. */
export const week = 7 * 86_400_000

const unpaidStatuses: readonly PaymentStatus[] = ['pending', 'processing', 'failed']

export function figuresOf(tallies: readonly StayTally[], others: OtherCounts): Figures {
  const bookings = tallies.filter(({ kind }) => kind === 'booking')
  const paid = bookings.filter(({ paymentStatus }) => isPaid(paymentStatus))
  const services = serviceTypes.map((serviceType) => ({
    serviceType,
    bookings: count(bookings.filter((tally) => tally.serviceType === serviceType)),
  }))
  return {
    ...others,
    paidBookings: count(paid),
    unpaidBookings: count(
      bookings.filter(({ paymentStatus }) => unpaidStatuses.includes(paymentStatus)),
    ),
    reservations: count(tallies.filter(({ kind }) => kind === 'reservation')),
    totalRevenue: sum(paid, 'totalPrice'),
    refunded: sum(paid, 'returned'),
    services: services
      .filter((service) => service.bookings > 0)
      .toSorted((one, other) => other.bookings - one.bookings),
  }
}

function sum(tallies: readonly StayTally[], what: 'stays' | 'totalPrice' | 'returned'): number {
  return tallies.reduce((total, tally) => total + tally[what], 0)
}

function count(tallies: readonly StayTally[]): number {
  return sum(tallies, 'stays')
}
