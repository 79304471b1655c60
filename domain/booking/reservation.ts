import * as z from 'zod/mini'
import { limitsOfText } from '../business/business.ts'
import { serviceTypes } from '../business/services.ts'
import { storageTypes } from '../business/stay.ts'
import {
  email,
  localeField,
  optionalPhone,
  optionalRequests,
  requiredLine,
} from '../input/fields.ts'
import { optionalInstant, requiredInstant } from '../input/instant.ts'
import { luggageCount } from './booking.ts'

/** `POST /api/reservations` (specification, section 3, Reservation) */
export const reservationRequest = z.object({
  customerName: requiredLine(limitsOfText.name, 'full_name_required'),
  customerEmail: email,
  customerPhone: optionalPhone,
  serviceType: z._default(z.enum(serviceTypes, 'invalid'), 'storage'),
  storageType: z._default(z.enum(storageTypes, 'invalid'), 'daily'),
  luggageCount: z._default(luggageCount, 1),
  startDate: requiredInstant,
  endDate: optionalInstant,
  specialRequests: optionalRequests,
  source: z._default(z.literal('website', 'invalid'), 'website'),
  locale: localeField,
})

export type ReservationRequest = z.output<typeof reservationRequest>
