import * as z from 'zod/mini'
import { luggageCount } from '../booking/booking.ts'
import { changeStay } from '../booking/change-stay.ts'
import { setStayPrice } from '../booking/set-price.ts'
import { optionalInstant } from '../input/instant.ts'
import { onlineContextField, staffAction } from '../stay/client-context.ts'
import { keepOverpaid, payOut } from '../stay/pay-out.ts'
import { refundGoodwill, refundOverpaid, refundReview } from '../stay/refund-actions.ts'
import { changeTag } from './change-tag.ts'
import {
  agreedPrice,
  cashCurrency,
  clientRowId,
  fiscalNumber,
  reason,
  tagNumber,
  takenPayment,
} from './desk.ts'
import { deskNoteRequest, noteForDesk } from './desk-note.ts'
import { noteFiscalNumber } from './desk-payment.ts'
import { correctDetails, detailsRequest } from './guest-details.ts'
import {
  acceptReview,
  answerDispute,
  applyTransition,
  cancelStay,
  completeService,
  confirmRequested,
  resolveStay,
  writeOff,
} from './stay-actions.ts'
import { abandonStay, contactWays, noteContact } from './uncollected.ts'

/** `inPerson`: true if the guest is at the desk and can take refunds of payments made there. */
const givingBack = {
  reason,
  inPerson: z.boolean(),
  cashCurrency,
  clientContext: onlineContextField,
}

/** Staff actions that need a connection. */
export const onlineActions = {
  'POST /api/staff/stays/:id/cancel': staffAction(
    z.object(givingBack),
    (record, { reason }, context) => cancelStay(record, reason, context),
  ),
  'POST /api/staff/stays/:id/refunds': staffAction(
    z.object({ cents: z.optional(z.int().check(z.positive())), ...givingBack }),
    (record, { cents, reason }, context) =>
      cents
        ? refundGoodwill(record, cents, reason, context)
        : refundOverpaid(record, reason, context),
  ),
  /** `cents` is the new price, only allowed if staff have to set it. */
  'POST /api/staff/stays/:id/change': staffAction(
    z.object({
      luggageCount: z.optional(luggageCount),
      startDate: optionalInstant,
      endDate: optionalInstant,
      cents: z.optional(agreedPrice),
      ...givingBack,
    }),
    (record, { reason, ...requested }, context) => changeStay(record, requested, reason, context),
  ),
  'POST /api/staff/stays/:id/price': staffAction(
    z.object({ cents: agreedPrice, ...givingBack }),
    (record, { cents, reason }, context) => setStayPrice(record, cents, reason, context),
  ),
  'POST /api/staff/stays/:id/confirm': staffAction(
    z.object({ cents: z.optional(agreedPrice), clientContext: onlineContextField }),
    (record, { cents }, context) => confirmRequested(record, cents, context),
  ),
  'POST /api/staff/stays/:id/no-show': staffAction(
    z.object({ clientContext: onlineContextField }),
    (record, _, context) => applyTransition(record, 'no_show', context),
  ),
  'POST /api/staff/stays/:id/complete': staffAction(
    z.object({ taken: z.optional(takenPayment), clientContext: onlineContextField }),
    (record, { taken }, context) => completeService(record, context, taken),
  ),
  'POST /api/staff/stays/:id/resolve': staffAction(
    z.object({ dispute: z.optional(clientRowId), reason, clientContext: onlineContextField }),
    (record, { dispute, reason }, context) =>
      dispute
        ? answerDispute(record, dispute, reason, context)
        : resolveStay(record, reason, context),
  ),
  'POST /api/staff/stays/:id/review': staffAction(
    z.object({
      payment: clientRowId,
      outcome: z.enum(['accept', 'return']),
      reason,
      clientContext: onlineContextField,
    }),
    (record, { payment, outcome, reason }, context) =>
      outcome === 'accept'
        ? acceptReview(record, payment, reason, context)
        : refundReview(record, payment, reason, context),
  ),
  'POST /api/staff/stays/:id/write-off': staffAction(
    z.object({ reason, clientContext: onlineContextField }),
    (record, { reason }, context) => writeOff(record, reason, context),
  ),
  'POST /api/staff/stays/:id/keep-overpayment': staffAction(
    z.object({ reason, clientContext: onlineContextField }),
    (record, { reason }, context) => keepOverpaid(record, reason, context),
  ),
  /** Refunds in cash an overpayment that can no longer be refunded to the card. */
  'POST /api/staff/stays/:id/pay-out': staffAction(
    z.object({ reason, cashCurrency, clientContext: onlineContextField }),
    (record, { reason }, context) => payOut(record, reason, context),
  ),
  'POST /api/staff/stays/:id/fiscal-number': staffAction(
    z
      .object({
        payment: z.optional(clientRowId),
        refund: z.optional(clientRowId),
        fiscalNumber,
        clientContext: onlineContextField,
      })
      .check(z.refine(({ payment, refund }) => !payment !== !refund, { error: 'invalid' })),
    (record, request, context) => noteFiscalNumber(record, request, request.fiscalNumber, context),
  ),
  'POST /api/staff/stays/:id/tags': staffAction(
    z.object({ tag: tagNumber, newTag: tagNumber, clientContext: onlineContextField }),
    changeTag,
  ),
  'POST /api/staff/stays/:id/contacts': staffAction(
    z.object({ how: z.enum(contactWays), reason, clientContext: onlineContextField }),
    (record, { how, reason }, context) => noteContact(record, how, reason, context),
  ),
  'POST /api/staff/stays/:id/details': staffAction(
    z.extend(detailsRequest, { clientContext: onlineContextField }),
    correctDetails,
  ),
  'POST /api/staff/stays/:id/note': staffAction(
    z.extend(deskNoteRequest, { clientContext: onlineContextField }),
    noteForDesk,
  ),
  'POST /api/staff/stays/:id/abandon': staffAction(
    z.object({ reason, clientContext: onlineContextField }),
    (record, { reason }, context) => abandonStay(record, reason, context),
  ),
}
