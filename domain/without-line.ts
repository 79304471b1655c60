import { actsThatWait } from './acts-that-wait.ts'
import type { Call, StayActCall } from './api.ts'

/** The calls that staff alone make. */
export type StaffCall = Extract<
  Call,
  `${string} /api/staff/${string}` | `GET /api/${'bookings' | 'contacts' | 'reservations'}`
>

/**
 * What becomes of a call while there is no connection. `works`: the device answers from what it has kept.
 * `waits`: it is taken down on the device and sent later. `refused`: it needs the connection, as it gives
 * money away, ends a stay, or shows more than the device keeps.
 */
export type WithoutLine = 'works' | 'waits' | 'refused'

/** Of every call of staff's but the acts: those say it by the table in which they stand. */
export const withoutLine = {
  'DELETE /api/staff/bags/:id/photo': 'refused',
  /** Nobody signs out without a line. */
  'DELETE /api/staff/devices/:id': 'refused',
  'GET /api/bookings': 'refused',
  'GET /api/contacts': 'refused',
  'GET /api/reservations': 'refused',
  'GET /api/staff/attention': 'refused',
  'GET /api/staff/attention/count': 'refused',
  'GET /api/staff/bags/:id/photo': 'refused',
  'GET /api/staff/closures': 'refused',
  'GET /api/staff/closures/:id/letters/:stayId': 'refused',
  'GET /api/staff/closures/:id/stays': 'refused',
  'GET /api/staff/closures/preview': 'refused',
  'GET /api/staff/config': 'refused',
  'GET /api/staff/day': 'works',
  'GET /api/staff/export': 'refused',
  'GET /api/staff/figures': 'refused',
  'GET /api/staff/month': 'refused',
  'GET /api/staff/session': 'refused',
  'GET /api/staff/status': 'refused',
  /** The search finds what is in today's list. */
  'GET /api/staff/stays': 'works',
  'GET /api/staff/stays/:id': 'works',
  'GET /api/staff/stays/:id/history': 'refused',
  'GET /api/staff/till': 'refused',
  'POST /api/staff/closures': 'refused',
  'POST /api/staff/closures/:id/lift': 'refused',
  'POST /api/staff/closures/:id/release': 'refused',
  'POST /api/staff/contacts/:id/read': 'refused',
  'POST /api/staff/mails/:id/handled': 'refused',
  'POST /api/staff/mails/:id/retry': 'refused',
  'POST /api/staff/orphans/:id/handled': 'refused',
  'POST /api/staff/reconciliations': 'refused',
  'POST /api/staff/stays': 'waits',
  'POST /api/staff/stays/:id/ask-stripe': 'refused',
  'POST /api/staff/stays/:id/undo': 'refused',
  'POST /api/staff/till/counts': 'refused',
  'POST /api/staff/till/movements': 'refused',
  'PUT /api/staff/bags/:id/photo': 'refused',
  /** What waits is told again with the next change, and whenever the list of the day is loaded. */
  'PUT /api/staff/devices/:id': 'refused',
} as const satisfies Record<Exclude<StaffCall, StayActCall>, WithoutLine>

/** What is taken down on the device while there is no connection. */
export type WaitingCall = keyof typeof actsThatWait | 'POST /api/staff/stays'

export function waits(call: Call): call is WaitingCall {
  return call === 'POST /api/staff/stays' || Object.hasOwn(actsThatWait, call)
}
