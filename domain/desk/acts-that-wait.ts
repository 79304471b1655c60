import * as z from 'zod/mini'
import { occasionField, stayAct } from '../stay/occasion.ts'

import { bagReceivers } from '../stay/stay-file.ts'
import { checkIn, checkOut } from './custody.ts'
import { cashFits, handsOverIn, rowId, taken, takenTags } from './desk.ts'
import { takePayment } from './desk-payment.ts'

/**
 * What staff do to a stay with the guest before them, connection or not: without one it is taken down on the
 * device, shown as this rule leaves the stay, and sent later. Each answers with the stay's file.
 */
export const actsThatWait = {
  /** As many bags as tags; an identity document was seen or not. */
  'POST /api/staff/stays/:id/check-in': stayAct(
    z.object({ tags: takenTags, idSeen: z.boolean(), handsOverIn, occasion: occasionField }),
    checkIn,
  ),
  /** These bags leave, with `collector` by a pick-up pass of that id. */
  'POST /api/staff/stays/:id/check-out': stayAct(
    z.object({
      tags: takenTags,
      outTo: z.enum(bagReceivers),
      collector: z.optional(rowId),
      handsOverIn,
      occasion: occasionField,
    }),
    (file, { tags, outTo, collector }, doing) => checkOut(file, tags, outTo, doing, collector),
  ),
  'POST /api/staff/stays/:id/payments': stayAct(
    z.object({ ...taken, occasion: occasionField }).check(cashFits),
    (file, { method, cents, ...told }, doing) => takePayment(file, method, cents, doing, told),
  ),
}
