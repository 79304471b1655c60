import type { Cents } from './money.ts'
import type { PaymentStatus } from './payment.ts'
import type { StorageType } from './services.ts'
import type { StayStatus } from './stay.ts'
import type { WeatherReading } from './weather.ts'

/*
 * What the API answers with, as the Worker and the pages both understand it. Instants are ISO, in UTC;
 * failures have the body of `errors.ts`.
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
