import type { Api, Endpoint, StayActionEndpoint } from '../../../domain/api.ts'
import {
  paymentIntentRequest,
  paymentProof,
  shownBookingRequest,
} from '../../../domain/booking/booking.ts'
import { reservationRequest } from '../../../domain/booking/reservation.ts'
import {
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
} from '../../../domain/desk/desk.ts'
import { droppedEntryRequest } from '../../../domain/desk/dropped-entry.ts'
import { rideRequest } from '../../../domain/desk/new-ride.ts'
import { offlineActions } from '../../../domain/desk/offline-actions.ts'
import { onlineActions } from '../../../domain/desk/online-actions.ts'
import { walkInRequest } from '../../../domain/desk/walk-in.ts'
import { contactRequest } from '../../../domain/input/contact.ts'
import {
  closureRequest,
  closureTerms,
  liftRequest,
  releaseRequest,
} from '../../../domain/opening-hours/closures.ts'
import {
  lostLinkRequest,
  passCancelRequest,
  passChangeRequest,
  passCollectorRequest,
  passEraseRequest,
  passPayRequest,
  passPreviewRequest,
  passRevokeRequest,
} from '../../../domain/pass/pass.ts'
import { releaseHoldRequest } from '../../../domain/reports/hold.ts'
import { stayFilter } from '../../../domain/stay/stay-filter.ts'

type Requests = {
  [C in Exclude<Endpoint, StayActionEndpoint> as Api[C] extends { request: unknown }
    ? C
    : never]: Api[C] extends {
    request: infer Schema
  }
    ? Schema
    : never
}

/** The schema of every JSON body of the contract; one that is missing does not compile. */
const bodies: Requests = {
  'POST /api/bookings': shownBookingRequest,
  'POST /api/contacts': contactRequest,
  'POST /api/create-payment-intent': paymentIntentRequest,
  'POST /api/pass/cancel': passCancelRequest,
  'POST /api/pass/change': passChangeRequest,
  'POST /api/pass/collectors': passCollectorRequest,
  'POST /api/pass/collectors/revoke': passRevokeRequest,
  'POST /api/pass/erase': passEraseRequest,
  'POST /api/pass/lost': lostLinkRequest,
  'POST /api/pass/pay': passPayRequest,
  'POST /api/pass/preview': passPreviewRequest,
  'POST /api/payment-status': paymentProof,
  'POST /api/reservations': reservationRequest,
  'POST /api/staff/closures': closureRequest,
  'POST /api/staff/closures/:id/lift': liftRequest,
  'POST /api/staff/closures/:id/release': releaseRequest,
  'POST /api/staff/contacts/:id/read': markReadRequest,
  'POST /api/staff/dropped-entries': droppedEntryRequest,
  'POST /api/staff/dropped-entries/:id/resolve': resolveRequest,
  'POST /api/staff/emails/:id/resolve': resolveRequest,
  'POST /api/staff/emails/:id/retry': retryEmailRequest,
  'POST /api/staff/hold/release': releaseHoldRequest,
  'POST /api/staff/orphans/:id/resolve': resolveOrphanRequest,
  'POST /api/staff/reconciliations': reconciliationRequest,
  'POST /api/staff/rides': rideRequest,
  'POST /api/staff/stays': walkInRequest,
  'POST /api/staff/stays/:id/ask-stripe': askStripeRequest,
  'POST /api/staff/stays/:id/undo': undoRequest,
  'POST /api/staff/till/closings': tillClosingRequest,
  'POST /api/staff/till/counts': tillCountRequest,
  'POST /api/staff/till/movements': tillMovementRequest,
  'PUT /api/staff/devices/:id': deviceRequest,
}

const actions = Object.entries({ ...offlineActions, ...onlineActions })

/** The schema of a call's JSON body, by `METHOD /path`. */
export const bodySchemas = new Map<string, object>([
  ...Object.entries(bodies),
  ...actions.map(([call, { request }]) => [call, request] as const),
])

/** Every parameter that an address may have; each is sent to every route. */
export const queryNames = [
  ...Object.keys(stayFilter._zod.def.shape),
  ...Object.keys(closureTerms._zod.def.shape),
  'cursor',
  'month',
]

/** Every header that the Worker reads, and some that what stands before it does. */
export const headerNames = [
  'accept-language',
  'authorization',
  'cf-access-jwt-assertion',
  'cf-connecting-ip',
  'content-type',
  'cookie',
  'idempotency-key',
  'if-modified-since',
  'if-none-match',
  'origin',
  'range',
  'sec-fetch-site',
  'stripe-signature',
]
