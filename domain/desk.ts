import * as z from 'zod/mini'
import { luggageCount } from './booking.ts'
import { lekRates, limits, limitsOfText } from './business.ts'
import { cashCurrencies, fits, isCash, worthOf } from './drawer.ts'
import { requiredLine } from './fields.ts'
import { optionalInstant, requiredInstant } from './instant.ts'
import { occasionField, wishField } from './occasion.ts'
import { bagReceivers, deskPaymentMethods } from './stay-file.ts'
import { contactWays } from './uncollected.ts'

/** What staff send from the counter. Instants are the server's; amounts are cents. */

/** More than a counter ever handles at once, in either currency: whatever is above was mistyped. */
const mostCash = 100_000_000

/** In cents; above it, someone mistyped. */
const highestPrice = 1_000_000

const cashAmount = z.int().check(z.nonnegative(), z.lte(mostCash))

const cash = z.object({ cents: cashAmount, lek: cashAmount })

/** One number for each item, as it stands on its tag. */
export const takenTags = z
  .array(z.int().check(z.positive()))
  .check(z.minLength(1), z.maxLength(limits.maxItems))

const reason = requiredLine(limitsOfText.reason, 'required')

/** More than any id of ours or Stripe's has. */
const idLength = 255

const rowId = requiredLine(idLength, 'required')

/** What cash that goes back is handed over in: euros where nothing is said. */
const handsOverIn = z.optional(z.enum(cashCurrencies))

/** `POST /api/staff/stays/:id/check-in`: as many bags as tags; an identity document was seen or not. */
export const checkInRequest = z.object({
  tags: takenTags,
  idSeen: z.boolean(),
  handsOverIn,
  occasion: occasionField,
})

/** `POST /api/staff/stays/:id/check-out`: these bags leave, with `collector` by a pick-up pass of that id. */
export const checkOutRequest = z.object({
  tags: takenTags,
  outTo: z.enum(bagReceivers),
  collector: z.optional(rowId),
  handsOverIn,
  occasion: occasionField,
})

const taken = {
  method: z.enum(deskPaymentMethods),
  cents: z.int().check(z.positive()),
  /** What was tendered and given as change; without it, exactly the amount in euros. */
  cash: z.optional(
    z.object({ taken: cash, given: cash, lekPerEuro: z.optional(z.literal(lekRates)) }),
  ),
  fiscalNumber: z.optional(requiredLine(limitsOfText.fiscalNumber, 'required')),
}

const cashFits = z.check<z.output<ReturnType<typeof z.object<typeof taken>>>>(
  ({ value: { method, cents, cash }, issues }) => {
    if (issues.length > 0 || !cash || (method === 'cash' && fits(cents, cash))) return
    const isTooLittle = worthOf(cash.taken, cash.lekPerEuro) < cents
    const wrong = method !== 'cash' ? [] : [isTooLittle ? 'taken' : 'given']
    issues.push({ code: 'custom', message: 'invalid', path: ['cash', ...wrong], input: cash })
  },
)

/** Money taken at the desk. */
export const takenPayment = z.object(taken).check(cashFits)

/** `POST /api/staff/stays/:id/payments`. */
export const deskPaymentRequest = z.object({ ...taken, occasion: occasionField }).check(cashFits)

/** `POST /api/staff/stays/:id/cancel`; `handsOver`: cash that goes back is handed over now. */
export const cancelRequest = z.object({
  reason,
  handsOver: z.boolean(),
  handsOverIn,
  occasion: wishField,
})

/** `POST /api/staff/stays/:id/refunds`: goodwill of so many cents, or, without, what was overpaid. */
export const deskRefundRequest = z.object({
  cents: z.optional(z.int().check(z.positive())),
  reason,
  handsOver: z.boolean(),
  handsOverIn,
  occasion: wishField,
})

/** What the stay costs, in cents, as staff have agreed it with the guest. */
const agreedPrice = z.int().check(z.nonnegative(), z.lte(highestPrice))

/**
 * `POST /api/staff/stays/:id/change`: other dates or another number of items; what is left out stays.
 * `cents`: the price then, where staff have to name it.
 */
export const changeRequest = z.object({
  luggageCount: z.optional(luggageCount),
  startDate: optionalInstant,
  endDate: optionalInstant,
  cents: z.optional(agreedPrice),
  reason,
  handsOver: z.boolean(),
  handsOverIn,
  occasion: wishField,
})

/** `POST /api/staff/stays/:id/price`. */
export const priceRequest = z.object({
  cents: agreedPrice,
  reason,
  handsOver: z.boolean(),
  handsOverIn,
  occasion: wishField,
})

/**
 * `POST /api/staff/stays/:id/undo`: the stay's version on the screen; `tags` for bags that come back, should
 * theirs hang on others by now.
 */
export const undoRequest = z.object({
  version: z.int(),
  tags: z.optional(takenTags),
  occasion: occasionField,
})

/** `POST /api/staff/stays/:id/confirm`: what was asked for is agreed, at a price where staff name one. */
export const confirmRequest = z.object({
  cents: z.optional(agreedPrice),
  occasion: wishField,
})

/** `POST /api/staff/stays/:id/no-show`: nobody came. */
export const noShowRequest = z.object({ occasion: wishField })

/**
 * `POST /api/staff/stays/:id/attended`: what an act left open has been looked after, or, where one is
 * named, a dispute was answered.
 */
export const attendedRequest = z.object({
  dispute: z.optional(rowId),
  reason,
  occasion: wishField,
})

/** `POST /api/staff/stays/:id/review`: what becomes of money that no rule accepted. */
export const reviewRequest = z.object({
  payment: rowId,
  outcome: z.enum(['accept', 'return']),
  reason,
  occasion: wishField,
})

/** `POST /api/staff/stays/:id/write-off`: what a guest who is gone owes is no longer expected. */
export const writeOffRequest = z.object({ reason, occasion: wishField })

/** `POST /api/staff/stays/:id/keep`: what a guest who is gone paid too much is kept. */
export const keepRequest = z.object({ reason, occasion: wishField })

/** `POST /api/staff/stays/:id/pay-out`: what a card no longer takes back is handed over in cash. */
export const payOutRequest = z.object({ reason, handsOverIn, occasion: wishField })

/** `POST /api/staff/stays/:id/complete`: a service other than storage was given. */
export const completeRequest = z.object({ occasion: wishField })

/** `POST /api/staff/stays/:id/fiscal-number`: of the receipt that was printed for a payment, or for a refund. */
export const fiscalNumberRequest = z
  .object({
    payment: z.optional(rowId),
    refund: z.optional(rowId),
    fiscalNumber: requiredLine(limitsOfText.fiscalNumber, 'required'),
    occasion: wishField,
  })
  .check(z.refine(({ payment, refund }) => !payment !== !refund, { error: 'invalid' }))

/** A device's name for itself. */
export const deviceId = z.uuid()

/** `PUT /api/staff/devices/:id`: how many acts wait on a device, and when the oldest was done. */
export const deviceRequest = z
  .object({ waiting: z.int().check(z.nonnegative()), oldestAt: z.nullable(requiredInstant) })
  .check(
    z.refine(({ waiting, oldestAt }) => waiting > 0 === (oldestAt !== null), { error: 'invalid' }),
  )

/** `POST /api/staff/stays/:id/contacts`: the guest was called or written to, and what came of it. */
export const contactedRequest = z.object({
  how: z.enum(contactWays),
  reason,
  occasion: wishField,
})

/** `POST /api/staff/stays/:id/abandon`: bags that nobody collected are given away. */
export const abandonRequest = z.object({ reason, occasion: wishField })

/** `POST /api/staff/stays/:id/ask-stripe`: what Stripe says of its payments is taken over now. */
export const askStripeRequest = z.object({ occasion: wishField })

/** `POST /api/staff/mails/:id/retry`: a mail that was given up is sent once more. */
export const retryMailRequest = z.object({})

/** `POST /api/staff/mails/:id/handled`, `POST /api/staff/orphans/:id/handled`: it was settled elsewhere. */
export const handledRequest = z.object({ reason })

/** `POST /api/staff/reconciliations`: Stripe's ledger of so many days is compared with our books. */
export const reconciliationRequest = z.object({
  days: z.int().check(z.gte(1), z.lte(60)),
})

/** `POST /api/staff/contacts/:id/read`: a message was read, or is to be looked at again. */
export const markReadRequest = z.object({ read: z.boolean() })

/** `POST /api/staff/till/counts`: what was counted in the drawer, in both currencies. */
export const tillCountRequest = cash

/** `POST /api/staff/till/movements`: put in to give change from, or taken out for the bank. */
export const tillMovementRequest = z.object({
  kind: z.enum(['float', 'banked']),
  cash: cash.check(z.refine(isCash, { error: 'required' })),
  reason,
})
