import type * as z from 'zod/mini'
import type { paymentIntentRequest, paymentProof, shownBookingRequest } from './booking/booking.ts'
import type { reservationRequest } from './booking/reservation.ts'
import type { Tariff } from './business/business.ts'
import type { Cents } from './business/money.ts'
import type { Role } from './business/roles.ts'
import type { StayStatus, StorageType } from './business/stay.ts'

import type { WeatherReading } from './business/weather.ts'
import type { DrawerSetting } from './desk/closing.ts'
import type {
  askStripeRequest,
  deviceRequest,
  markReadRequest,
  reconciliationRequest,
  resolveOrphanRequest,
  resolveRequest,
  retryEmailRequest,
  tillClosingRequest,
  tillCountRequest,
  tillMovementRequest,
  undoRequest,
} from './desk/desk.ts'
import type { droppedEntryRequest } from './desk/dropped-entry.ts'
import type { rideRequest } from './desk/new-ride.ts'
import type { offlineActions } from './desk/offline-actions.ts'
import type { onlineActions } from './desk/online-actions.ts'
import type { DeviceTags, TillCount, TillEntry, TillReport } from './desk/till.ts'
import type { walkInRequest } from './desk/walk-in.ts'
import type { contactRequest } from './input/contact.ts'
import type { closureRequest, liftRequest, releaseRequest } from './opening-hours/closures.ts'
import type { Closure } from './opening-hours/opening-times.ts'
import type { AffectedStay, StaffClosure, WrittenEmail } from './opening-hours/staff-closures.ts'
import type { OwnData } from './pass/own-data.ts'
import type {
  ErasureResponse,
  lostLinkRequest,
  Pass,
  PreviewedChange,
  passCancelRequest,
  passChangeRequest,
  passCollectorRequest,
  passEraseRequest,
  passPayRequest,
  passPreviewRequest,
  passRevokeRequest,
  StartedChangePayment,
} from './pass/pass.ts'
import type { ChangeOutcome } from './pass/pending-change.ts'
import type { Awaits, PaidStatus } from './payments/payment.ts'
import type { Figures } from './reports/figures.ts'
import type { releaseHoldRequest } from './reports/hold.ts'
import type { MonthFigures } from './reports/month-figures.ts'
import type {
  AttentionCount,
  Reconciliation,
  ReleasedHold,
  ResolvedEmail,
  ResolvedEntry,
  StaffAttention,
} from './reports/staff-attention.ts'
import type { StaffExport } from './reports/staff-exports.ts'
import type { StaffBooking, StaffMessage, StaffReservation } from './reports/staff-lists.ts'
import type { SystemStatus } from './reports/system-status.ts'
import type { PickUpPass } from './stay/collectors.ts'
import type { StayHistory } from './stay/stay-history.ts'
import type { StayRecord } from './stay/stay-record.ts'

interface ActionEndpoint<Request> {
  request: Request
  response: StayRecord<string>
}

type ActionEndpoints<Actions extends Record<string, { request: unknown }>> = {
  [C in keyof Actions]: ActionEndpoint<Actions[C]['request']>
}

/**
 * Request schemas and responses of all endpoints.
 * An instant typed as `string` is an ISO string in UTC. This file imports only types, so pages load
 * no schema until they need it.
 */
export interface Api
  extends ActionEndpoints<typeof offlineActions>,
    ActionEndpoints<typeof onlineActions> {
  'DELETE /api/staff/bags/:id/photo': { response: StayRecord<string> }
  'DELETE /api/staff/devices/:id': { response: { id: string } }
  'GET /api/bookings': { response: StaffBooking[] }
  'GET /api/config': { response: PaymentConfig }
  'GET /api/contacts': { response: StaffMessage[] }
  'GET /api/health': { response: { ok: boolean } }
  'GET /api/opening-times': { response: ClosuresResponse }
  'GET /api/pass': { response: Pass }
  /** The response is a JPEG. */
  'GET /api/pass/bags/:id/photo': { response: NonNullable<unknown> }
  'GET /api/pass/collector': { response: PickUpPass }
  'GET /api/pass/data': { response: OwnData }
  'GET /api/reservations': { response: StaffReservation[] }
  'GET /api/staff/attention': { response: StaffAttention }
  'GET /api/staff/attention/count': { response: AttentionCount }
  /** The response is a JPEG. */
  'GET /api/staff/bags/:id/photo': { response: NonNullable<unknown> }
  'GET /api/staff/bookings': { response: StaffBooking[] }
  'GET /api/staff/closures': { response: StaffClosure[] }
  'GET /api/staff/closures/:id/emails/:stayId': { response: WrittenEmail }
  'GET /api/staff/closures/:id/stays': { response: AffectedStay[] }
  'GET /api/staff/closures/preview': { response: AffectedStay[] }
  'GET /api/staff/config': { response: StaffConfig }
  'GET /api/staff/contacts': { response: StaffMessage[] }
  'GET /api/staff/day': { response: StayRecord<string>[] }
  /** The response is a file download. */
  'GET /api/staff/export': { response: NonNullable<unknown> }
  /** The response is a file download. */
  'GET /api/staff/export/money': { response: NonNullable<unknown> }
  'GET /api/staff/exports': { response: StaffExport[] }
  'GET /api/staff/figures': { response: Figures }
  'GET /api/staff/month': { response: MonthFigures }
  'GET /api/staff/reservations': { response: StaffReservation[] }
  'GET /api/staff/session': { response: StaffSession }
  'GET /api/staff/status': { response: SystemStatus }
  'GET /api/staff/stays': { response: StayRecord<string>[] }
  'GET /api/staff/stays/:id': { response: StayRecord<string> }
  'GET /api/staff/stays/:id/history': { response: StayHistory }
  'GET /api/staff/till': { response: TillReport<string> }
  'GET /api/weather': { response: WeatherResponse }
  'POST /api/bookings': { request: typeof shownBookingRequest; response: MadeBooking }
  'POST /api/contacts': { request: typeof contactRequest; response: SentMessage }
  'POST /api/create-payment-intent': {
    request: typeof paymentIntentRequest
    response: StartedPayment
  }
  'POST /api/pass/cancel': { request: typeof passCancelRequest; response: Pass }
  'POST /api/pass/change': { request: typeof passChangeRequest; response: Pass }
  /** The response is the same for an unknown email address. */
  'POST /api/pass/lost': { request: typeof lostLinkRequest; response: RequestedLink }
  'POST /api/pass/collectors': { request: typeof passCollectorRequest; response: Pass }
  'POST /api/pass/collectors/revoke': { request: typeof passRevokeRequest; response: Pass }
  'POST /api/pass/erase': { request: typeof passEraseRequest; response: ErasureResponse }
  'POST /api/pass/pay': { request: typeof passPayRequest; response: StartedChangePayment }
  'POST /api/pass/preview': { request: typeof passPreviewRequest; response: PreviewedChange }
  'POST /api/payment-status': { request: typeof paymentProof; response: PaymentResponse }
  'POST /api/reservations': { request: typeof reservationRequest; response: MadeReservation }
  'POST /api/staff/closures': { request: typeof closureRequest; response: StaffClosure }
  'POST /api/staff/closures/:id/lift': { request: typeof liftRequest; response: StaffClosure }
  'POST /api/staff/closures/:id/release': {
    request: typeof releaseRequest
    response: AffectedStay[]
  }
  'POST /api/staff/contacts/:id/read': { request: typeof markReadRequest; response: StaffMessage }
  'POST /api/staff/dropped-entries': {
    request: typeof droppedEntryRequest
    response: { id: string }
  }
  'POST /api/staff/dropped-entries/:id/resolve': {
    request: typeof resolveRequest
    response: ResolvedEntry
  }
  'POST /api/staff/emails/:id/resolve': { request: typeof resolveRequest; response: ResolvedEmail }
  'POST /api/staff/emails/:id/retry': { request: typeof retryEmailRequest; response: ResolvedEmail }
  'POST /api/staff/hold/release': { request: typeof releaseHoldRequest; response: ReleasedHold }
  'POST /api/staff/orphans/:id/resolve': {
    request: typeof resolveOrphanRequest
    response: ResolvedEntry
  }
  'POST /api/staff/reconciliations': {
    request: typeof reconciliationRequest
    response: Reconciliation
  }
  'POST /api/staff/rides': ActionEndpoint<typeof rideRequest>
  'POST /api/staff/stays': ActionEndpoint<typeof walkInRequest>
  'POST /api/staff/stays/:id/ask-stripe': ActionEndpoint<typeof askStripeRequest>
  'POST /api/staff/stays/:id/undo': ActionEndpoint<typeof undoRequest>
  'POST /api/staff/till/closings': {
    request: typeof tillClosingRequest
    response: TillCount<string>
  }
  'POST /api/staff/till/counts': { request: typeof tillCountRequest; response: TillCount<string> }
  'POST /api/staff/till/movements': {
    request: typeof tillMovementRequest
    response: TillEntry<string>
  }
  'POST /api/stripe/webhook': { response: { received: true } }
  /** The request is a JPEG. */
  'PUT /api/staff/bags/:id/photo': { response: StayRecord<string> }
  'PUT /api/staff/devices/:id': { request: typeof deviceRequest; response: DeviceTags }
}

export type Endpoint = keyof Api

export type StayActionEndpoint = keyof typeof offlineActions | keyof typeof onlineActions

export type ResponseOf<C extends Endpoint> = Api[C]['response']

/** The request before parsing, `never` if the endpoint has no schema. */
export type RequestOf<C extends Endpoint> = Api[C] extends { request: infer Schema }
  ? z.input<Schema>
  : never

export type PathOf<C extends Endpoint> = C extends `${string} ${infer Path}` ? Path : never

export interface PaymentConfig {
  /** `null` if guests can't pay online. */
  stripePublishableKey: string | null
  /** Script to load before Stripe's own, if any. */
  stripeScriptUrl: string | null
}

export interface StartedPayment {
  clientSecret: string
  paymentIntentId: string
  bookingId: string
  reference: string
  totalPrice: Cents
}

export interface PaidBooking {
  bookingId: string
  reference: string
  paymentStatus: PaidStatus
  /** What the payment waits for. `null` once it has succeeded or been canceled. */
  awaits: Awaits | null
  status: StayStatus
  totalPrice: Cents
  currency: string
  customerName: string
  customerEmail: string
  luggageCount: number
  storageType: StorageType
  /** Missing if the browser filled in the booking, because the Worker didn't respond. */
  tariff?: Tariff
  startDate: string
  endDate: string | null
  /** Sequence number for calendar files (see `calendarChanges`). */
  changes: number
  /** Token of the guest's pass. `null` if unavailable, for example before payment. */
  passToken: string | null
}

export interface PaymentResponse extends PaidBooking {
  tariff: Tariff
  /**
   * Outcome of the change that was paid for.
   * `null` while it is unknown, or if the payment isn't for a change.
   */
  change: ChangeOutcome | null
}

export interface MadeBooking {
  id: string
  reference: string
  status: StayStatus
  paymentStatus: PaidStatus
  /** 0 if staff have to set the price. */
  totalPrice: Cents
  currency: string
}

export interface MadeReservation {
  id: string
  reference: string
  status: StayStatus
  /** `null` if this deployment can't sign links. */
  passToken: string | null
}

export interface RequestedLink {
  asked: true
}

export interface SentMessage {
  id: string
}

export interface WeatherResponse extends WeatherReading {
  /** True if the weather service gave no valid reading. */
  fallback: boolean
}

export interface ClosuresResponse<Instant = string> {
  closures: readonly Closure<Instant>[]
}

export interface StaffConfig {
  photos: boolean
  /**
   * Owners' email addresses.
   * Empty if only a group is configured, `null` if all staff are owners.
   */
  owners: readonly string[] | null
  drawers: DrawerSetting
}

export interface StaffSession {
  staffId: string
  username: string
  role: Role
  signInUrl: string
  signOutUrl: string
  /** End of the session. Compare it with `now`, the server's time, not with the device's clock. */
  expiresAt: string
  now: string
}
