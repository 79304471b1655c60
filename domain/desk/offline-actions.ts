import * as z from 'zod/mini'
import { clientContextField, staffAction } from '../stay/client-context.ts'

import { bagReceivers } from '../stay/stay-record.ts'
import { checkIn, checkOut } from './custody.ts'
import { cashCurrency, cashFits, clientRowId, taken, takenTags } from './desk.ts'
import { takePayment } from './desk-payment.ts'

/**
 * What staff do to a stay with the guest before them, connection or not: without one it is taken down on the
 * device, shown as this rule leaves the stay, and sent later. Each answers with the stay's file.
 */
export const offlineActions = {
  /** As many bags as tags; an identity document was seen or not. */
  'POST /api/staff/stays/:id/check-in': staffAction(
    z.object({
      tags: takenTags,
      idSeen: z.boolean(),
      cashCurrency,
      clientContext: clientContextField,
    }),
    checkIn,
  ),
  /** These bags leave, with `collector` by a pick-up pass of that id. */
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
    (record, { method, cents, ...told }, context) =>
      takePayment(record, method, cents, context, told),
  ),
}
