import * as z from 'zod/mini'
import { limits, limitsOfText, prices } from '../business/business.ts'
import { serviceTypes } from '../business/services.ts'
import { storageTypes } from '../business/stay.ts'
import type { FieldCode } from '../input/errors.ts'
import {
  email,
  invalidOr,
  localeField,
  optionalPhone,
  optionalRequests,
  requiredLine,
} from '../input/fields.ts'
import { optionalInstant, requiredInstant } from '../input/instant.ts'
import { mostSavedPayments } from '../payments/payment.ts'
import { hoursOf, type StayTimes } from '../pricing/pricing.ts'

const invalid: FieldCode = 'invalid'
const itemCount: FieldCode = 'item_count'

export const luggageCount = z
  .number(itemCount)
  .check(
    z.int(itemCount),
    z.minimum(limits.minItems, itemCount),
    z.maximum(limits.maxItems, itemCount),
  )

/** A booking as the guest enters it, without a price (specification, section 3, Booking). */
export const bookingRequest = z.object(
  {
    customerName: requiredLine(limitsOfText.name, 'full_name_required'),
    customerEmail: email,
    customerPhone: optionalPhone,
    serviceType: z._default(z.enum(serviceTypes, invalid), 'storage'),
    storageType: z._default(z.enum(storageTypes, invalid), 'daily'),
    luggageCount: z._default(luggageCount, 1),
    startDate: requiredInstant,
    endDate: optionalInstant,
    /** Duration in hours for the short plan, otherwise in days. */
    duration: z.optional(
      z
        .number(invalid)
        .check(z.int(invalid), z.minimum(1, invalid), z.maximum(limits.maxDays, invalid)),
    ),
    specialRequests: optionalRequests,
    locale: localeField,
  },
  { error: invalidOr('required') },
)

export type BookingRequest = z.output<typeof bookingRequest>

/**
 * `POST /api/bookings`
 * `totalPrice` is the price shown to the guest, in cents.
 */
export const shownBookingRequest = z.extend(bookingRequest, {
  totalPrice: z.number({ error: invalidOr('required') }),
  currency: z._default(z.literal(prices.currency, invalid), prices.currency),
})

/** Proves that the sender started the payment. */
export const paymentProof = z.object(
  {
    paymentIntentId: z.string(invalid).check(z.regex(/^pi_\w{1,100}$/, invalid)),
    clientSecret: z.string(invalid).check(z.minLength(1, 'required'), z.maxLength(300, 'too_long')),
  },
  { error: invalidOr('required') },
)

export type PaymentProof = z.output<typeof paymentProof>

/**
 * `POST /api/create-payment-intent`
 * `amount` is the price shown to the guest, in euros.
 */
export const paymentIntentRequest = z.object({
  amount: z.number({ error: invalidOr('required') }),
  currency: z.literal('eur', { error: invalidOr('required') }),
  customerData: bookingRequest,
  /**
   * Idempotency keys of this browser's earlier submissions, whose payments are canceled.
   * If one of these payments is paid or processing, the request is refused (`payment_unsettled`).
   */
  replaces: z.optional(
    z.array(z.uuid(invalid), invalid).check(z.maxLength(mostSavedPayments, 'too_long')),
  ),
  /** True if the guest confirmed that a second, identical booking is intended. */
  again: z.optional(z.boolean(invalid)),
})

export function shortHoursErrors(stay: StayTimes): { duration?: FieldCode } {
  const tooLong = stay.storageType === 'short' && hoursOf(stay) > limits.maxShortHours
  return tooLong ? { duration: 'short_hours' } : {}
}
