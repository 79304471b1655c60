import type * as z from 'zod/mini'
import type { paymentIntentRequest, paymentProof, shownBookingRequest } from './booking/booking.ts'
import type { reservationRequest } from './booking/reservation.ts'
import type { Tariff } from './business/business.ts'
import type { Cents } from './business/money.ts'
import type { Role } from './business/roles.ts'
import type { StayStatus, StorageType } from './business/stay.ts'

import type { WeatherReading } from './business/weather.ts'
import type { actsAtOnce } from './desk/acts-at-once.ts'
import type { actsThatWait } from './desk/acts-that-wait.ts'
import type {
  askStripeRequest,
  deviceRequest,
  handledRequest,
  markReadRequest,
  reconciliationRequest,
  retryMailRequest,
  tillCountRequest,
  tillMovementRequest,
  undoRequest,
} from './desk/desk.ts'
import type { DeviceReport, TillCount, TillEntry, TillSheet } from './desk/till.ts'
import type { walkInRequest } from './desk/walk-in.ts'
import type { contactRequest } from './input/contact.ts'
import type { closureRequest, liftRequest, releaseRequest } from './opening-hours/closures.ts'
import type { Closure } from './opening-hours/opening-times.ts'
import type { StaffClosure, TouchedStay, WrittenLetter } from './opening-hours/staff-closures.ts'
import type { OwnData } from './pass/own-data.ts'
import type { PaidChange } from './pass/paid-change.ts'
import type {
  ErasureAnswer,
  lostPassRequest,
  Pass,
  PreviewedChange,
  passCancelRequest,
  passChangeRequest,
  passCollectorRequest,
  passEraseRequest,
  passPayRequest,
  passPreviewRequest,
  passRevokeRequest,
  StartedChange,
} from './pass/pass.ts'
import type { Awaits, PaidStatus } from './payments/payment.ts'
import type { Figures } from './reports/figures.ts'
import type { MonthFigures } from './reports/month-figures.ts'
import type {
  AttentionCount,
  HandledOrphan,
  Reconciliation,
  StaffAttention,
  TendedMail,
} from './reports/staff-attention.ts'
import type { StaffExport } from './reports/staff-exports.ts'
import type { StaffBooking, StaffMessage, StaffReservation } from './reports/staff-lists.ts'
import type { SystemStatus } from './reports/system-status.ts'
import type { PickUpPass } from './stay/collectors.ts'
import type { StayFile } from './stay/stay-file.ts'
import type { StayHistory } from './stay/stay-history.ts'

/** What staff do to a stay is answered with its file as it is then. */
interface StayAct<Request> {
  request: Request
  answer: StayFile<string>
}

/** What staff do to a stay by its own rule. */
type ActCalls<Acts extends Record<string, { request: unknown }>> = {
  [C in keyof Acts]: StayAct<Acts[C]['request']>
}

/**
 * Every call of the API, the tables of acts among them: the schema of what is sent, and what is answered. `worker/app.ts` holds the
 * routes to it, `web/api.ts` the pages. Instants are ISO, in UTC; failures have the body of
 * `errors.ts`. Types alone are imported here, so that no page loads a schema before it needs one.
 */
export interface Api extends ActCalls<typeof actsThatWait>, ActCalls<typeof actsAtOnce> {
  'DELETE /api/staff/bags/:id/photo': { answer: StayFile<string> }
  'DELETE /api/staff/devices/:id': { answer: { id: string } }
  'GET /api/bookings': { answer: StaffBooking[] }
  'GET /api/config': { answer: PaymentConfig }
  'GET /api/contacts': { answer: StaffMessage[] }
  'GET /api/health': { answer: { ok: true } }
  'GET /api/opening-times': { answer: ClosuresAnswer }
  'GET /api/pass': { answer: Pass }
  'GET /api/pass/bags/:id/photo': { answer: NonNullable<unknown> }
  'GET /api/pass/collector': { answer: PickUpPass }
  'GET /api/pass/data': { answer: OwnData }
  'GET /api/reservations': { answer: StaffReservation[] }
  'GET /api/staff/attention': { answer: StaffAttention }
  'GET /api/staff/attention/count': { answer: AttentionCount }
  /** The picture itself, as a JPEG. */
  'GET /api/staff/bags/:id/photo': { answer: NonNullable<unknown> }
  'GET /api/staff/bookings': { answer: StaffBooking[] }
  'GET /api/staff/closures': { answer: StaffClosure[] }
  'GET /api/staff/closures/:id/emails/:stayId': { answer: WrittenLetter }
  'GET /api/staff/closures/:id/stays': { answer: TouchedStay[] }
  'GET /api/staff/closures/preview': { answer: TouchedStay[] }
  'GET /api/staff/config': { answer: StaffConfig }
  'GET /api/staff/contacts': { answer: StaffMessage[] }
  'GET /api/staff/day': { answer: StayFile<string>[] }
  /** A file that the browser keeps; no page reads it. */
  'GET /api/staff/export': { answer: NonNullable<unknown> }
  'GET /api/staff/exports': { answer: StaffExport[] }
  'GET /api/staff/figures': { answer: Figures }
  'GET /api/staff/month': { answer: MonthFigures }
  'GET /api/staff/reservations': { answer: StaffReservation[] }
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
  'POST /api/pass/cancel': { request: typeof passCancelRequest; answer: Pass }
  'POST /api/pass/change': { request: typeof passChangeRequest; answer: Pass }
  /** Answered alike whether there is such a stay or not. */
  'POST /api/pass/lost': { request: typeof lostPassRequest; answer: AskedLink }
  'POST /api/pass/collectors': { request: typeof passCollectorRequest; answer: Pass }
  'POST /api/pass/collectors/revoke': { request: typeof passRevokeRequest; answer: Pass }
  'POST /api/pass/erase': { request: typeof passEraseRequest; answer: ErasureAnswer }
  'POST /api/pass/pay': { request: typeof passPayRequest; answer: StartedChange }
  'POST /api/pass/preview': { request: typeof passPreviewRequest; answer: PreviewedChange }
  'POST /api/payment-status': { request: typeof paymentProof; answer: PaymentAnswer }
  'POST /api/reservations': { request: typeof reservationRequest; answer: MadeReservation }
  'POST /api/staff/closures': { request: typeof closureRequest; answer: StaffClosure }
  'POST /api/staff/closures/:id/lift': { request: typeof liftRequest; answer: StaffClosure }
  'POST /api/staff/closures/:id/release': {
    request: typeof releaseRequest
    answer: TouchedStay[]
  }
  'POST /api/staff/contacts/:id/read': { request: typeof markReadRequest; answer: StaffMessage }
  'POST /api/staff/emails/:id/resolve': { request: typeof handledRequest; answer: TendedMail }
  'POST /api/staff/emails/:id/retry': { request: typeof retryMailRequest; answer: TendedMail }
  'POST /api/staff/orphans/:id/resolve': { request: typeof handledRequest; answer: HandledOrphan }
  'POST /api/staff/reconciliations': {
    request: typeof reconciliationRequest
    answer: Reconciliation
  }
  'POST /api/staff/stays': StayAct<typeof walkInRequest>
  'POST /api/staff/stays/:id/ask-stripe': StayAct<typeof askStripeRequest>
  'POST /api/staff/stays/:id/undo': StayAct<typeof undoRequest>
  'POST /api/staff/till/counts': { request: typeof tillCountRequest; answer: TillCount<string> }
  'POST /api/staff/till/movements': {
    request: typeof tillMovementRequest
    answer: TillEntry<string>
  }
  'POST /api/stripe/webhook': { answer: { received: true } }
  /** Sent as a JPEG, not as JSON. */
  'PUT /api/staff/bags/:id/photo': { answer: StayFile<string> }
  'PUT /api/staff/devices/:id': { request: typeof deviceRequest; answer: DeviceReport }
}

export type Call = keyof Api

/** A call of the two tables of acts; the Worker takes its route from there. */
export type StayActCall = keyof typeof actsThatWait | keyof typeof actsAtOnce

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
  paymentStatus: PaidStatus
  /** Whose turn it is, while the payment is not over. */
  awaits: Awaits | null
  status: StayStatus
  totalPrice: Cents
  currency: string
  customerName: string
  customerEmail: string
  luggageCount: number
  storageType: StorageType
  /** The price list that binds the stay; absent if the page knows the booking only from its form. */
  tariff?: Tariff
  startDate: string
  endDate: string | null
  /** How many changes of the stay a calendar has to take over. */
  changes: number
  /** Of the guest's own link, once the money is there or on its way; null before, and without a secret. */
  passToken: string | null
}

/** The same, of a payment that may have been for a change of it. */
export interface PaymentAnswer extends PaidBooking {
  tariff: Tariff
  /** What became of the change; null while nobody knows, and where it was none. */
  change: PaidChange | null
}

/** A request of any service, which staff confirm. */
export interface MadeBooking {
  id: string
  reference: string
  status: StayStatus
  paymentStatus: PaidStatus
  /** 0 where staff have to name a price. */
  totalPrice: Cents
  currency: string
}

export interface MadeReservation {
  id: string
  reference: string
  status: StayStatus
  /** Of the guest's own link; null where this deployment signs none. */
  passToken: string | null
}

export interface AskedLink {
  asked: true
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

/** What staff's pages need to know of this deployment. */
export interface StaffConfig {
  /** Whether there is a bucket to keep photos of bags in. */
  photos: boolean
  /**
   * Email addresses of the owners, whom staff ask; `null` if no owner is named, so that everybody is one.
   * Empty if a group is named instead.
   */
  owners: readonly string[] | null
}

/** Whose session it is. */
export interface StaffSession {
  staffId: string
  username: string
  role: Role
  /** Where it is begun again, before it ends. */
  signInUrl: string
  /** Where it is ended. */
  signOutUrl: string
  /** When the sign-in ends, and the server's clock: a device may hold guests' data until then. */
  expiresAt: string
  now: string
}
