import type { Cents } from './money.ts'
import type { Awaits, PaymentStatus } from './payment.ts'
import type { ServiceType, StorageType } from './services.ts'
import type { StayStatus } from './stay.ts'
import type { WeatherReading } from './weather.ts'

/*
 * What the API answers with, as the Worker and the pages both understand it. Instants are ISO, in
 * UTC; failures have the body of `errors.ts`.
 */

/** `GET /api/config`: what the pay page needs to know of this deployment. */
export interface PaymentConfig {
  stripePublishableKey: string | null
  /** A script that has to be there before Stripe's own. */
  stripeScriptUrl: string | null
}

/** `POST /api/create-payment-intent`. */
export interface StartedPayment {
  clientSecret: string
  paymentIntentId: string
  bookingId: string
  reference: string
  totalPrice: Cents
}

/** `POST /api/payment-status`: a booking as the guest who pays for it may see it. */
export interface PaidBooking {
  bookingId: string
  reference: string
  paymentStatus: PaymentStatus
  /** Whose turn it is, while the payment is not over. */
  awaits: Awaits | null
  status: StayStatus
  totalPrice: Cents
  currency: string
  customerName: string
  customerEmail: string
  luggageCount: number
  storageType: StorageType
  startDate: string
  endDate: string | null
}

/** `POST /api/bookings`: a request of any service, which staff confirm. */
export interface MadeBooking {
  id: string
  reference: string
  status: StayStatus
  paymentStatus: PaymentStatus
  /** 0 where staff have to name a price. */
  totalPrice: Cents
  currency: string
}

/** `POST /api/reservations`. */
export interface MadeReservation {
  id: string
  reference: string
  status: StayStatus
}

/** `POST /api/contacts`. */
export interface SentMessage {
  id: string
}

/** `GET /api/weather`. */
export interface WeatherAnswer extends WeatherReading {
  /** Nobody could tell, and the Worker asks again within a minute. */
  fallback: boolean
}

/** `GET /api/staff/session`. */
export interface StaffSession {
  username: string
}

/**
 * What bookings and reservations have in common in the staff's lists. The Worker reads instants as
 * dates, which JSON makes the texts that staff's pages get.
 */
export interface StaffStay<Instant = string> {
  id: string
  reference: string
  customerName: string
  customerEmail: string
  customerPhone: string | null
  serviceType: ServiceType
  luggageCount: number
  startDate: Instant
  endDate: Instant | null
  specialRequests: string | null
  status: StayStatus
  createdAt: Instant
  updatedAt: Instant
}

/** `GET /api/bookings`: a booking as staff see it (specification, section 3). */
export interface StaffBooking<Instant = string> extends StaffStay<Instant> {
  storageType: StorageType
  /** Hours for the short plan, days otherwise. */
  duration: number | null
  /** 0 where staff have to name a price. */
  totalPrice: Cents
  amountRefunded: Cents
  currency: string
  paymentStatus: PaymentStatus
  paymentId: string | null
}

/** `GET /api/reservations`. */
export interface StaffReservation<Instant = string> extends StaffStay<Instant> {
  source: string
}

/** `GET /api/contacts`. */
export interface StaffMessage<Instant = string> {
  id: string
  name: string
  email: string
  subject: string | null
  message: string
  read: boolean
  createdAt: Instant
}
