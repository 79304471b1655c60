import type * as z from 'zod/mini'
import type { paymentIntentRequest, paymentProof, shownBookingRequest } from './booking.ts'
import type { ClosureOutcome, NoticeState } from './closed-stays.ts'
import type { closureRequest, liftRequest, releaseRequest } from './closures.ts'
import type { contactRequest } from './contact.ts'
import type {
  attendedRequest,
  cancelRequest,
  changeRequest,
  checkInRequest,
  checkOutRequest,
  confirmRequest,
  deskPaymentRequest,
  deskRefundRequest,
  markReadRequest,
  noShowRequest,
  priceRequest,
  tillCountRequest,
  tillMovementRequest,
  undoRequest,
} from './desk.ts'
import type { Figures } from './figures.ts'
import type { Locale } from './locales.ts'
import type { Cents } from './money.ts'
import type { MonthFigures } from './month-figures.ts'
import type { Closure, Visit } from './opening-times.ts'
import type { Awaits, PaymentStatus } from './payment.ts'
import type { reservationRequest } from './reservation.ts'
import type { ServiceType } from './services.ts'
import type { StayStatus } from './stay.ts'
import type { Stay, StayFile } from './stay-file.ts'
import type { StayHistory } from './stay-history.ts'
import type { StorageType } from './storage-types.ts'
import type { SystemStatus } from './system-status.ts'
import type { TillCount, TillEntry, TillSheet } from './till.ts'
import type { walkInRequest } from './walk-in.ts'
import type { WeatherReading } from './weather.ts'

/**
 * Every call of the API: the schema of what is sent, and what is answered. `worker/app.ts` holds the
 * routes to it, `web/api.ts` the pages. Instants are ISO, in UTC; failures have the body of
 * `errors.ts`. Types alone are imported here, so that no page loads a schema before it needs one.
 */
export interface Api {
  'GET /api/bookings': { answer: StaffBooking[] }
  'GET /api/config': { answer: PaymentConfig }
  'GET /api/contacts': { answer: StaffMessage[] }
  'GET /api/health': { answer: { ok: true } }
  'GET /api/opening-times': { answer: ClosuresAnswer }
  'GET /api/reservations': { answer: StaffReservation[] }
  'GET /api/staff/closures': { answer: StaffClosure[] }
  'GET /api/staff/closures/:id/letters/:stayId': { answer: WrittenLetter }
  'GET /api/staff/closures/:id/stays': { answer: TouchedStay[] }
  'GET /api/staff/closures/preview': { answer: TouchedStay[] }
  'GET /api/staff/day': { answer: StayFile<string>[] }
  /** A file that the browser keeps; no page reads it. */
  'GET /api/staff/export': { answer: NonNullable<unknown> }
  'GET /api/staff/figures': { answer: Figures }
  'GET /api/staff/month': { answer: MonthFigures }
  'GET /api/staff/session': { answer: StaffSession }
  'GET /api/staff/status': { answer: SystemStatus }
  'GET /api/staff/stays': { answer: StayFile<string>[] }
  'GET /api/staff/stays/:id': { answer: StayFile<string> }
  'GET /api/staff/stays/:id/history': { answer: StayHistory }
  'GET /api/staff/till': { answer: TillSheet<string> }
  'GET /api/weather': { answer: WeatherAnswer }
  'POST /api/bookings': { request: typeof shownBookingRequest; answer: MadeBooking }
  'POST /api/contacts': { request: typeof contactRequest; answer: SentMessage }
  'POST /api/create-payment-intent': {
    request: typeof paymentIntentRequest
    answer: StartedPayment
  }
  'POST /api/payment-status': { request: typeof paymentProof; answer: PaidBooking }
  'POST /api/reservations': { request: typeof reservationRequest; answer: MadeReservation }
  'POST /api/staff/stays': { request: typeof walkInRequest; answer: StayFile<string> }
  'POST /api/staff/stays/:id/attended': {
    request: typeof attendedRequest
    answer: StayFile<string>
  }
  'POST /api/staff/contacts/:id/read': { request: typeof markReadRequest; answer: StaffMessage }
  'POST /api/staff/closures': { request: typeof closureRequest; answer: StaffClosure }
  'POST /api/staff/closures/:id/lift': { request: typeof liftRequest; answer: StaffClosure }
  'POST /api/staff/closures/:id/release': {
    request: typeof releaseRequest
    answer: TouchedStay[]
  }
  'POST /api/staff/stays/:id/cancel': { request: typeof cancelRequest; answer: StayFile<string> }
  'POST /api/staff/stays/:id/change': { request: typeof changeRequest; answer: StayFile<string> }
  'POST /api/staff/stays/:id/check-in': { request: typeof checkInRequest; answer: StayFile<string> }
  'POST /api/staff/stays/:id/check-out': {
    request: typeof checkOutRequest
    answer: StayFile<string>
  }
  'POST /api/staff/stays/:id/confirm': { request: typeof confirmRequest; answer: StayFile<string> }
  'POST /api/staff/stays/:id/no-show': { request: typeof noShowRequest; answer: StayFile<string> }
  'POST /api/staff/stays/:id/payments': {
    request: typeof deskPaymentRequest
    answer: StayFile<string>
  }
  'POST /api/staff/stays/:id/price': { request: typeof priceRequest; answer: StayFile<string> }
  'POST /api/staff/stays/:id/refunds': {
    request: typeof deskRefundRequest
    answer: StayFile<string>
  }
  'POST /api/staff/stays/:id/undo': { request: typeof undoRequest; answer: StayFile<string> }
  'POST /api/staff/till/counts': { request: typeof tillCountRequest; answer: TillCount<string> }
  'POST /api/staff/till/movements': {
    request: typeof tillMovementRequest
    answer: TillEntry<string>
  }
  'POST /api/stripe/webhook': { answer: { received: true } }
}

export type Call = keyof Api

/** What a call answers, as its caller reads it. */
export type AnswerOf<C extends Call> = Api[C]['answer']

/** What a call is sent, before its schema has read it; `never` for a call without a schema. */
export type RequestOf<C extends Call> = Api[C] extends { request: infer Schema }
  ? z.input<Schema>
  : never

export type PathOf<C extends Call> = C extends `${string} ${infer Path}` ? Path : never

/** What the pay page needs to know of this deployment. */
export interface PaymentConfig {
  stripePublishableKey: string | null
  /** A script that has to be there before Stripe's own. */
  stripeScriptUrl: string | null
}

/** A booking that is there to be paid. */
export interface StartedPayment {
  clientSecret: string
  paymentIntentId: string
  bookingId: string
  reference: string
  totalPrice: Cents
}

/** A booking as the guest who pays for it may see it. */
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

/** A request of any service, which staff confirm. */
export interface MadeBooking {
  id: string
  reference: string
  status: StayStatus
  paymentStatus: PaymentStatus
  /** 0 where staff have to name a price. */
  totalPrice: Cents
  currency: string
}

export interface MadeReservation {
  id: string
  reference: string
  status: StayStatus
}

export interface SentMessage {
  id: string
}

export interface WeatherAnswer extends WeatherReading {
  /** Nobody could tell, and the Worker asks again within a minute. */
  fallback: boolean
}

/** The Worker reads instants as dates, which JSON makes texts. */
export interface ClosuresAnswer<Instant = string> {
  closures: readonly Closure<Instant>[]
}

/** A closure as staff see it, with why and by whom. */
export interface StaffClosure<Instant = string> extends Closure<Instant> {
  id: string
  reason: string
  /** A username; null where it was no member of staff. */
  closedBy: string | null
  closedAt: Instant
  liftedAt: Instant | null
  /** Stays that it still touches. */
  openCases: number
}

/** A stay that a closure touches or touched, what its guest was told, and what became of it. */
export interface TouchedStay<Instant = string>
  extends Pick<
    Stay<Instant>,
    | 'id'
    | 'reference'
    | 'customerName'
    | 'customerEmail'
    | 'customerPhone'
    | 'locale'
    | 'luggageCount'
    | 'startDate'
    | 'endDate'
    | 'pickUpAt'
    | 'status'
  > {
  /** For what its guest would find the office closed. */
  visits: readonly Visit[]
  outcome: ClosureOutcome
  /** Null where nobody has written to the guest. */
  notice: NoticeState | null
}

/** A mail as its reader would get it now. */
export interface WrittenLetter {
  to: string
  locale: Locale
  subject: string
  text: string
}

/** Whose session it is. */
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

/** A booking as staff see it (specification, section 3). */
export interface StaffBooking<Instant = string> extends StaffStay<Instant> {
  storageType: StorageType
  /** Hours for the short plan, days otherwise. */
  duration: number | null
  /** 0 where staff have to name a price. */
  totalPrice: Cents
  amountRefunded: Cents
  currency: string
  paymentStatus: PaymentStatus
  /** A cardholder's bank disputes one of its payments. */
  disputed: boolean
  paymentId: string | null
}

export interface StaffReservation<Instant = string> extends StaffStay<Instant> {
  source: string
  storageType: StorageType
  /** The price list that binds it. */
  tariff: number
  /** What was quoted, and binds the desk; 0 where staff have to name a price. */
  totalPrice: Cents
}

export interface StaffMessage<Instant = string> {
  id: string
  name: string
  email: string
  subject: string | null
  message: string
  read: boolean
  createdAt: Instant
}
