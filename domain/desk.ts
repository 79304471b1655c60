import * as z from 'zod/mini'
import { limits } from './business.ts'
import { requiredLine } from './fields.ts'
import { bagReceivers, deskPaymentMethods } from './stay-file.ts'

/** What staff send from the counter. Instants are the server's; amounts are cents. */

const reasonLength = 200

const tags = z
  .array(z.int().check(z.positive()))
  .check(z.minLength(1), z.maxLength(limits.maxItems))

const reason = requiredLine(reasonLength, 'required')

/** `POST /api/staff/stays/:id/check-in`: as many bags as tags; an identity document was seen or not. */
export const checkInRequest = z.object({ tags, idSeen: z.boolean() })

/** `POST /api/staff/stays/:id/check-out`: these bags leave. */
export const checkOutRequest = z.object({ tags, outTo: z.enum(bagReceivers) })

/** `POST /api/staff/stays/:id/payments`: money taken at the desk. */
export const deskPaymentRequest = z.object({
  method: z.enum(deskPaymentMethods),
  cents: z.int().check(z.positive()),
})

/** `POST /api/staff/stays/:id/cancel`; `handsOver`: cash that goes back is handed over now. */
export const cancelRequest = z.object({ reason, handsOver: z.boolean() })

/** `POST /api/staff/stays/:id/refunds`: goodwill of so many cents, or, without, what was overpaid. */
export const deskRefundRequest = z.object({
  cents: z.optional(z.int().check(z.positive())),
  reason,
  handsOver: z.boolean(),
})

/** `POST /api/staff/stays/:id/no-show`: nobody came. */
export const noShowRequest = z.object({})

/** `POST /api/staff/contacts/:id/read`: a message was read, or is to be looked at again. */
export const markReadRequest = z.object({ read: z.boolean() })
