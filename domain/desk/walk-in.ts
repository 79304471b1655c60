import * as z from 'zod/mini'
import { limitsOfText } from '../business/business.ts'
import { deviceInstant } from '../input/device-instant.ts'
import type { FieldErrors } from '../input/errors.ts'
import { localeField, optionalEmail, optionalPhone, requiredLine } from '../input/fields.ts'
import { requiredInstant } from '../input/instant.ts'
import { isRefused, type Refusal } from '../input/refusal.ts'
import { quote } from '../pricing/pricing.ts'
import type { StayRecord } from '../stay/stay-record.ts'
import {
  type ActionContext,
  joined,
  recordAfter,
  type StayUpdate,
  unchanged,
} from '../stay/stay-update.ts'
import { checkIn } from './custody.ts'
import { takenPayment, takenTags } from './desk.ts'
import { takePayment } from './desk-payment.ts'
import { newRecord } from './new-record.ts'

/**
 * `POST /api/staff/stays`
 * The device chooses the id, so that later offline actions can refer to a stay that the server
 * doesn't know yet.
 */
export const walkInRequest = z.object({
  id: z.uuid('invalid'),
  customerName: requiredLine(limitsOfText.name, 'full_name_required'),
  customerPhone: optionalPhone,
  customerEmail: optionalEmail,
  tags: takenTags,
  idSeen: z.boolean(),
  endDate: requiredInstant,
  locale: localeField,
  payment: z.optional(takenPayment),
  /** Check-in time by the device's clock. Only set if the device was offline. */
  doneAt: z.optional(deviceInstant),
  /** Id of the staff member who checked in the bags. Only set if the device was offline. */
  doneBy: z.optional(z.string()),
})

export type WalkInRequest = z.output<typeof walkInRequest>

export function walkInErrors({ endDate, doneAt }: WalkInRequest, at: Date): FieldErrors {
  return !doneAt && endDate < at ? { endDate: 'pick_up_before_drop_off' } : {}
}

export function walkInRecord(request: WalkInRequest, reference: string, at: Date): StayRecord {
  const { id, tags, locale, customerName, customerPhone, customerEmail } = request
  // If the device's clock is wrong, the check-in may be after the requested pick-up.
  const endDate = request.endDate < at ? at : request.endDate
  const planned = {
    serviceType: 'storage',
    storageType: 'daily',
    luggageCount: tags.length,
    startDate: at,
    endDate,
    pickUpAt: endDate,
  } as const
  const { duration } = quote(planned)
  const entered = { id, kind: 'reservation', reference, locale, ...planned, duration } as const
  return newRecord(entered, { customerName, customerPhone, customerEmail }, at)
}

export function walkIn(
  record: StayRecord,
  { tags, idSeen, payment }: WalkInRequest,
  context: ActionContext,
): StayUpdate | Refusal {
  const price = quote({ ...record.stay, duration: undefined, endDate: record.stay.pickUpAt })
  if (price.kind !== 'priced') return { refused: 'price_set_by_staff' }
  const arrived: StayUpdate = {
    ...unchanged(record, context.actor),
    action: 'walked_in',
    charges: [{ kind: 'quote', cents: price.totalPrice }],
    emails: ['stay_noted'],
  }
  const taken = checkIn(recordAfter(record, arrived, context.at), { tags, idSeen }, context)
  if (isRefused(taken)) return taken
  const inHouse = joined(arrived, taken)
  if (!payment) return inHouse
  const { method, cents, ...details } = payment
  const paid = takePayment(
    recordAfter(record, inHouse, context.at),
    method,
    cents,
    context,
    details,
  )
  return isRefused(paid) ? paid : joined(inHouse, paid)
}
