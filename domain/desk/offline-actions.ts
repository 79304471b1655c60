import * as z from 'zod/mini'
import { clientContextField, staffAction } from '../stay/client-context.ts'

import { bagReceivers } from '../stay/stay-record.ts'
import { addBags } from './added-bags.ts'
import { checkIn, checkOut } from './custody.ts'
import { cashCurrency, cashFits, clientRowId, taken, takenTags } from './desk.ts'
import { takePayment } from './desk-payment.ts'

/**
 * Staff actions that also work offline.
 * The device then applies the action's `rule` itself, and sends the action later.
 */
export const offlineActions = {
  'POST /api/staff/stays/:id/check-in': staffAction(
    z.object({
      tags: takenTags,
      idSeen: z.boolean(),
      cashCurrency,
      clientContext: clientContextField,
    }),
    checkIn,
  ),
  'POST /api/staff/stays/:id/bags': staffAction(
    z.object({ tags: takenTags, clientContext: clientContextField }),
    (record, { tags }, context) => addBags(record, tags, context),
  ),
  /** `collector` is the id of a pick-up pass. */
  'POST /api/staff/stays/:id/check-out': staffAction(
    z.object({
      tags: takenTags,
      outTo: z.enum(bagReceivers),
      collector: z.optional(clientRowId),
      cashCurrency,
      clientContext: clientContextField,
    }),
    (record, { tags, outTo, collector }, context) =>
      checkOut(record, tags, outTo, context, collector),
  ),
  'POST /api/staff/stays/:id/payments': staffAction(
    z.object({ ...taken, clientContext: clientContextField }).check(cashFits),
    (record, { method, cents, ...details }, context) =>
      takePayment(record, method, cents, context, details),
  ),
}
