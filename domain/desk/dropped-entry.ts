import * as z from 'zod/mini'
import { limits } from '../business/business.ts'
import { deviceInstant } from '../input/device-instant.ts'
import { cashOf, minus, noCash } from '../payments/drawer.ts'
import { type DeskPaymentMethod, deskPaymentMethods } from '../payments/money-rows.ts'
import { clientRowId, mostCash, reason, type takenPayment } from './desk.ts'
import type { OfflineEndpoint } from './offline-endpoints.ts'

export const entryKinds = ['walk_in', 'check_in', 'check_out', 'payment'] as const

export type EntryKind = (typeof entryKinds)[number]

export const entryKindOf: Record<OfflineEndpoint, EntryKind> = {
  'POST /api/staff/stays': 'walk_in',
  'POST /api/staff/stays/:id/bags': 'check_in',
  'POST /api/staff/stays/:id/check-in': 'check_in',
  'POST /api/staff/stays/:id/check-out': 'check_out',
  'POST /api/staff/stays/:id/payments': 'payment',
}

/** Refuses free text, because the code is kept when the guest's data is erased. */
const errorCode = z.string().check(z.regex(/^[a-z_]{1,40}$/, 'invalid'))

/** Negative if more was given than taken. */
const heldAmount = z.int().check(z.gte(-mostCash), z.lte(mostCash))

/**
 * `POST /api/staff/dropped-entries`
 * Records an entry that staff removed from a device. The `Idempotency-Key` is the entry's.
 * Amounts are only checked for size, because they may be why the entry was refused.
 */
export const droppedEntryRequest = z.object({
  /**
   * Id of the entry's stay, which the server may not know.
   * Only a UUID is accepted, because the id is the subject of an audit row, and must not name a
   * PaymentIntent or a drawer.
   */
  stayId: z.uuid('invalid'),
  kind: z.enum(entryKinds),
  refused: errorCode,
  reason,
  tags: z.array(z.int()).check(z.maxLength(limits.maxItems)),
  /**
   * Money taken minus change and cash refunds, so amounts may be negative. `null` if there is none.
   * `cents` are euro cents, `lek` whole lek.
   */
  money: z.nullable(
    z.object({ method: z.enum(deskPaymentMethods), cents: heldAmount, lek: heldAmount }),
  ),
  handedBack: z.boolean(),
  /** When the entry was made, by the device's clock. */
  doneAt: deviceInstant,
  doneBy: z.optional(clientRowId),
  /** Id of the staff member who removed the entry. A colleague may send the removal later. */
  droppedBy: z.optional(clientRowId),
})

export type DroppedEntryRequest = z.output<typeof droppedEntryRequest>

export interface DroppedEntry<Instant = Date>
  extends Pick<DroppedEntryRequest, 'reason' | 'tags' | 'money' | 'handedBack'> {
  id: string
  kind: EntryKind
  /** Staff member who removed the entry. */
  staff: string
  /** Staff member who made the entry. `null` if `staff` made it, or if unknown. */
  madeBy: string | null
  /** Colleague who sent the removal. `null` if `staff` sent it. */
  sentBy: string | null
  at: Instant
  happenedAt: Instant
  /** `null` if the server doesn't know the stay. */
  stayId: string | null
  /** `null` if the server doesn't know the stay. */
  reference: string | null
}

export type EntryMoney = NonNullable<DroppedEntryRequest['money']>

/** Returns the money received with a payment, minus the change. */
export function heldMoney({ method, cents, cash }: z.input<typeof takenPayment>): EntryMoney {
  if (method !== 'cash') return { method, cents, lek: 0 }
  const { taken, given } = cash ?? { taken: cashOf(cents, 'EUR'), given: noCash }
  return { method, ...minus(taken, given) }
}

/**
 * Returns the cash of a dropped entry that wasn't handed back.
 * The drawer holds that much more than recorded, or less if the amounts are negative.
 */
export function leftInDrawer({ money, handedBack }: Pick<DroppedEntry, 'money' | 'handedBack'>) {
  const method: DeskPaymentMethod = 'cash'
  if (money?.method !== method || handedBack) return noCash
  return { cents: money.cents, lek: money.lek }
}
