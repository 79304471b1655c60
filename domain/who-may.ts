import type { Endpoint } from './api.ts'
import { policies } from './business/business.ts'
import type { OfflineEndpoint } from './desk/offline-endpoints.ts'
import type { StayUpdate } from './stay/stay-update.ts'

/** Three lists also have a path outside `/api/staff` (specification, section 7). */
export type StaffEndpoint =
  | Extract<Endpoint, `${string} /api/staff/${string}`>
  | 'GET /api/bookings'
  | 'GET /api/contacts'
  | 'GET /api/reservations'

/** `depends`: some requests need an owner, such as a large refund. */
type Permission = 'staff' | 'owner' | 'depends'

/**
 * Role that each staff endpoint requires.
 * No offline action requires an owner, because it has already happened when it's sent.
 */
export const whoMay = {
  'DELETE /api/staff/bags/:id/photo': 'staff',
  'DELETE /api/staff/devices/:id': 'staff',
  'GET /api/bookings': 'staff',
  'GET /api/contacts': 'staff',
  'GET /api/reservations': 'staff',
  'GET /api/staff/attention': 'staff',
  'GET /api/staff/attention/count': 'staff',
  'GET /api/staff/bags/:id/photo': 'staff',
  'GET /api/staff/bookings': 'staff',
  'GET /api/staff/closures': 'staff',
  'GET /api/staff/closures/:id/emails/:stayId': 'staff',
  'GET /api/staff/closures/:id/stays': 'staff',
  'GET /api/staff/closures/preview': 'staff',
  'GET /api/staff/config': 'staff',
  'GET /api/staff/contacts': 'staff',
  'GET /api/staff/day': 'staff',
  'GET /api/staff/export': 'owner',
  'GET /api/staff/export/money': 'owner',
  'GET /api/staff/exports': 'staff',
  'GET /api/staff/figures': 'staff',
  'GET /api/staff/month': 'staff',
  'GET /api/staff/reservations': 'staff',
  'GET /api/staff/session': 'staff',
  'GET /api/staff/status': 'staff',
  'GET /api/staff/stays': 'staff',
  'GET /api/staff/stays/:id': 'staff',
  'GET /api/staff/stays/:id/history': 'staff',
  'GET /api/staff/till': 'staff',
  'POST /api/staff/closures': 'owner',
  'POST /api/staff/closures/:id/lift': 'owner',
  'POST /api/staff/closures/:id/release': 'staff',
  'POST /api/staff/contacts/:id/read': 'staff',
  'POST /api/staff/dropped-entries': 'staff',
  'POST /api/staff/dropped-entries/:id/resolve': 'staff',
  'POST /api/staff/emails/:id/resolve': 'staff',
  'POST /api/staff/emails/:id/retry': 'staff',
  'POST /api/staff/hold/release': 'owner',
  'POST /api/staff/orphans/:id/resolve': 'staff',
  'POST /api/staff/reconciliations': 'staff',
  'POST /api/staff/rides': 'staff',
  'POST /api/staff/stays': 'staff',
  'POST /api/staff/stays/:id/abandon': 'staff',
  'POST /api/staff/stays/:id/ask-stripe': 'staff',
  'POST /api/staff/stays/:id/resolve': 'staff',
  'POST /api/staff/stays/:id/bags': 'staff',
  'POST /api/staff/stays/:id/cancel': 'depends',
  'POST /api/staff/stays/:id/change': 'depends',
  'POST /api/staff/stays/:id/check-in': 'staff',
  'POST /api/staff/stays/:id/check-out': 'staff',
  'POST /api/staff/stays/:id/complete': 'staff',
  'POST /api/staff/stays/:id/confirm': 'depends',
  'POST /api/staff/stays/:id/contacts': 'staff',
  'POST /api/staff/stays/:id/details': 'staff',
  'POST /api/staff/stays/:id/fiscal-number': 'staff',
  'POST /api/staff/stays/:id/keep-overpayment': 'owner',
  'POST /api/staff/stays/:id/no-show': 'staff',
  'POST /api/staff/stays/:id/note': 'staff',
  'POST /api/staff/stays/:id/pay-out': 'depends',
  'POST /api/staff/stays/:id/payments': 'staff',
  'POST /api/staff/stays/:id/price': 'depends',
  'POST /api/staff/stays/:id/refunds': 'depends',
  'POST /api/staff/stays/:id/review': 'depends',
  'POST /api/staff/stays/:id/tags': 'staff',
  'POST /api/staff/stays/:id/undo': 'staff',
  'POST /api/staff/stays/:id/write-off': 'owner',
  'POST /api/staff/till/closings': 'staff',
  'POST /api/staff/till/counts': 'depends',
  'POST /api/staff/till/movements': 'staff',
  'PUT /api/staff/bags/:id/photo': 'staff',
  'PUT /api/staff/devices/:id': 'staff',
} as const satisfies Record<StaffEndpoint, Permission> & Record<OfflineEndpoint, 'staff'>

/**
 * Reasons why a request needs an owner:
 * - `action`: only owners may do this, such as giving goodwill credit.
 * - `lower_price`: an `agreed` charge is negative, for example because staff lower the price.
 * - `refund`: the refunds together exceed `policies.staffRefundLimit`.
 */
export type OwnerReason = 'action' | 'lower_price' | 'refund'

type Given = Pick<StayUpdate, 'charges' | 'refunds'>

/**
 * Returns why a request needs an owner, `null` if it doesn't.
 * Endpoints missing from `whoMay` need one. For those marked `depends`, returns `null` without
 * `change`.
 */
export function ownerReason(call: string, change?: Given): OwnerReason | null {
  const permission = Object.hasOwn(whoMay, call) ? whoMay[call as StaffEndpoint] : 'owner'
  if (permission === 'owner') return 'action'
  return permission === 'depends' && change ? reasonOf(change) : null
}

function reasonOf({ charges, refunds }: Given): OwnerReason | null {
  if (charges.some(({ kind }) => kind === 'goodwill')) return 'action'
  if (charges.some(({ kind, cents }) => kind === 'agreed' && cents < 0)) return 'lower_price'
  const refunded = refunds.reduce((total, { cents }) => total + cents, 0)
  return refunded > policies.staffRefundLimit ? 'refund' : null
}
