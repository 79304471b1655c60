import * as z from 'zod/mini'
import { lekRates, limits, limitsOfText } from '../business/business.ts'
import { deviceInstant } from '../input/device-instant.ts'
import { requiredLine } from '../input/fields.ts'
import { cashCurrencies, fits, isCash, worthOf } from '../payments/drawer.ts'
import { deskPaymentMethods } from '../payments/money-rows.ts'
import { onlineContextField } from '../stay/client-context.ts'

/**
 * Staff requests other than those in `offline-actions.ts` and `online-actions.ts`, and fields that several
 * requests share.
 * Amounts are cents.
 */

/** In euro cents or lek. A higher amount is a typo. */
const mostCash = 100_000_000

/** In cents. A higher price is a typo. */
const highestPrice = 1_000_000

const cashAmount = z.int().check(z.nonnegative(), z.lte(mostCash))

const cash = z.object({ cents: cashAmount, lek: cashAmount })

export const takenTags = z
  .array(z.int().check(z.positive()))
  .check(z.minLength(1), z.maxLength(limits.maxItems))

export const reason = requiredLine(limitsOfText.reason, 'required')

const idLength = 255

export const clientRowId = requiredLine(idLength, 'required')

/** Currency of a cash refund. The default is euros. */
export const cashCurrency = z.optional(z.enum(cashCurrencies))

export const fiscalNumber = requiredLine(limitsOfText.fiscalNumber, 'required')

export const taken = {
  method: z.enum(deskPaymentMethods),
  cents: z.int().check(z.positive()),
  /** If omitted, the guest paid the exact amount in euros. */
  cash: z.optional(
    z.object({ taken: cash, given: cash, lekPerEuro: z.optional(z.literal(lekRates)) }),
  ),
  fiscalNumber: z.optional(fiscalNumber),
}

/** Checks that cash received less change equals the amount. */
export const cashFits = z.check<z.output<ReturnType<typeof z.object<typeof taken>>>>(
  ({ value: { method, cents, cash }, issues }) => {
    if (issues.length > 0 || !cash || (method === 'cash' && fits(cents, cash))) return
    const isTooLittle = worthOf(cash.taken, cash.lekPerEuro) < cents
    const wrong = method !== 'cash' ? [] : [isTooLittle ? 'taken' : 'given']
    issues.push({ code: 'custom', message: 'invalid', path: ['cash', ...wrong], input: cash })
  },
)

export const takenPayment = z.object(taken).check(cashFits)

/** Total price in cents that staff agreed with the guest. */
export const agreedPrice = z.int().check(z.nonnegative(), z.lte(highestPrice))

/**
 * `POST /api/staff/stays/:id/undo`
 * `version` is the stay's version on screen. `tags` are new tags for the returned bags, if their own tags are in
 * use again.
 */
export const undoRequest = z.object({
  version: z.int(),
  tags: z.optional(takenTags),
  clientContext: onlineContextField,
})

export const deviceId = z.uuid()

/**
 * `PUT /api/staff/devices/:id`: reports how many actions the device hasn't sent yet, and when the oldest was
 * done.
 */
export const deviceRequest = z
  .object({ waiting: z.int().check(z.nonnegative()), oldestAt: z.nullable(deviceInstant) })
  .check(
    z.refine(({ waiting, oldestAt }) => waiting > 0 === (oldestAt !== null), { error: 'invalid' }),
  )

/** `POST /api/staff/stays/:id/ask-stripe`: syncs the stay's payments from Stripe. */
export const askStripeRequest = z.object({ clientContext: onlineContextField })

/** `POST /api/staff/emails/:id/retry`: sends a failed email again. */
export const retryEmailRequest = z.object({})

/** `POST /api/staff/emails/:id/resolve`, `POST /api/staff/orphans/:id/resolve` */
export const resolveRequest = z.object({ reason })

/** `POST /api/staff/reconciliations`: compares Stripe's ledger with our books. */
export const reconciliationRequest = z.object({
  days: z.int().check(z.gte(1), z.lte(60)),
})

/** `POST /api/staff/contacts/:id/read`: marks a message as read or unread. */
export const markReadRequest = z.object({ read: z.boolean() })

/** `POST /api/staff/till/counts`: records the cash counted in the drawer, in both currencies. */
export const tillCountRequest = cash

/** `POST /api/staff/till/movements`: records change put into the drawer or cash taken to the bank. */
export const tillMovementRequest = z.object({
  kind: z.enum(['float', 'banked']),
  cash: cash.check(z.refine(isCash, { error: 'required' })),
  reason,
})
