import * as z from 'zod/mini'
import { amendStay } from '../booking/amend-stay.ts'
import { luggageCount } from '../booking/booking.ts'
import { namePrice } from '../booking/name-price.ts'
import { optionalInstant } from '../input/instant.ts'
import { stayAct, wishField } from '../stay/occasion.ts'
import { keepOverpaid, payOut } from '../stay/pay-out.ts'
import { refundGoodwill, refundOverpaid, refundReview } from '../stay/refund-actions.ts'

import { agreedPrice, fiscalNumber, handsOverIn, reason, rowId } from './desk.ts'
import { noteFiscalNumber } from './desk-payment.ts'
import {
  acceptReview,
  answerDispute,
  attend,
  cancelStay,
  completeService,
  confirmRequested,
  takeStep,
  writeOff,
} from './stay-actions.ts'
import { abandonStay, contactWays, noteContact } from './uncollected.ts'

/** What gives money back says why; `handsOver`: cash that goes back is handed over now. */
const givingBack = { reason, handsOver: z.boolean(), handsOverIn, occasion: wishField }

/**
 * What staff do to a stay with a connection alone, as it gives money away, ends a stay, or is in no hurry. Each
 * answers with the stay's file.
 */
export const actsAtOnce = {
  'POST /api/staff/stays/:id/cancel': stayAct(z.object(givingBack), (file, { reason }, doing) =>
    cancelStay(file, reason, doing),
  ),
  /** Goodwill of so many cents, or, without, what was overpaid. */
  'POST /api/staff/stays/:id/refunds': stayAct(
    z.object({ cents: z.optional(z.int().check(z.positive())), ...givingBack }),
    (file, { cents, reason }, doing) =>
      cents ? refundGoodwill(file, cents, reason, doing) : refundOverpaid(file, reason, doing),
  ),
  /**
   * Other dates or another number of items; what is left out stays. `cents`: the price then, where staff have
   * to name it.
   */
  'POST /api/staff/stays/:id/change': stayAct(
    z.object({
      luggageCount: z.optional(luggageCount),
      startDate: optionalInstant,
      endDate: optionalInstant,
      cents: z.optional(agreedPrice),
      ...givingBack,
    }),
    (file, { reason, ...wish }, doing) => amendStay(file, wish, reason, doing),
  ),
  'POST /api/staff/stays/:id/price': stayAct(
    z.object({ cents: agreedPrice, ...givingBack }),
    (file, { cents, reason }, doing) => namePrice(file, cents, reason, doing),
  ),
  /** What was asked for is agreed, at a price where staff name one. */
  'POST /api/staff/stays/:id/confirm': stayAct(
    z.object({ cents: z.optional(agreedPrice), occasion: wishField }),
    (file, { cents }, doing) => confirmRequested(file, cents, doing),
  ),
  /** Nobody came. */
  'POST /api/staff/stays/:id/no-show': stayAct(
    z.object({ occasion: wishField }),
    (file, _, doing) => takeStep(file, 'no_show', doing),
  ),
  /** A service other than storage was given. */
  'POST /api/staff/stays/:id/complete': stayAct(
    z.object({ occasion: wishField }),
    (file, _, doing) => completeService(file, doing),
  ),
  /** Marks an open issue as resolved or, with `dispute`, that dispute as answered. */
  'POST /api/staff/stays/:id/resolve': stayAct(
    z.object({ dispute: z.optional(rowId), reason, occasion: wishField }),
    (file, { dispute, reason }, doing) =>
      dispute ? answerDispute(file, dispute, reason, doing) : attend(file, reason, doing),
  ),
  /** What becomes of money that no rule accepted. */
  'POST /api/staff/stays/:id/review': stayAct(
    z.object({
      payment: rowId,
      outcome: z.enum(['accept', 'return']),
      reason,
      occasion: wishField,
    }),
    (file, { payment, outcome, reason }, doing) =>
      outcome === 'accept'
        ? acceptReview(file, payment, reason, doing)
        : refundReview(file, payment, reason, doing),
  ),
  /** What a guest who is gone owes is no longer expected. */
  'POST /api/staff/stays/:id/write-off': stayAct(
    z.object({ reason, occasion: wishField }),
    (file, { reason }, doing) => writeOff(file, reason, doing),
  ),
  /** What a guest who is gone paid too much is kept. */
  'POST /api/staff/stays/:id/keep-overpayment': stayAct(
    z.object({ reason, occasion: wishField }),
    (file, { reason }, doing) => keepOverpaid(file, reason, doing),
  ),
  /** What a card no longer takes back is handed over in cash. */
  'POST /api/staff/stays/:id/pay-out': stayAct(
    z.object({ reason, handsOverIn, occasion: wishField }),
    (file, { reason }, doing) => payOut(file, reason, doing),
  ),
  /** Of the receipt that was printed for a payment, or for a refund. */
  'POST /api/staff/stays/:id/fiscal-number': stayAct(
    z
      .object({
        payment: z.optional(rowId),
        refund: z.optional(rowId),
        fiscalNumber,
        occasion: wishField,
      })
      .check(z.refine(({ payment, refund }) => !payment !== !refund, { error: 'invalid' })),
    (file, request, doing) => noteFiscalNumber(file, request, request.fiscalNumber, doing),
  ),
  /** The guest was called or written to, and what came of it. */
  'POST /api/staff/stays/:id/contacts': stayAct(
    z.object({ how: z.enum(contactWays), reason, occasion: wishField }),
    (file, { how, reason }, doing) => noteContact(file, how, reason, doing),
  ),
  /** Bags that nobody collected are given away. */
  'POST /api/staff/stays/:id/abandon': stayAct(
    z.object({ reason, occasion: wishField }),
    (file, { reason }, doing) => abandonStay(file, reason, doing),
  ),
}
