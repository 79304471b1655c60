import * as z from 'zod/mini'
import { lekRates, limits, limitsOfText } from '../business/business.ts'
import { deviceInstant } from '../input/device-instant.ts'
import { requiredLine } from '../input/fields.ts'
import { cashCurrencies, fits, isCash, worthOf } from '../payments/drawer.ts'
import { deskPaymentMethods } from '../payments/money-rows.ts'
import { onlineContextField } from '../stay/client-context.ts'

/**
 * What staff send, but for the acts of `acts-that-wait.ts` and `acts-at-once.ts`, and what those are made of.
 * Instants are the server's; amounts are cents.
 */

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

export const reason = requiredLine(limitsOfText.reason, 'required')

/** More than any id of ours or Stripe's has. */
const idLength = 255

export const clientRowId = requiredLine(idLength, 'required')

/** What cash that goes back is handed over in: euros where nothing is said. */
export const cashCurrency = z.optional(z.enum(cashCurrencies))

/** As it stands on the receipt that the fiscal device printed. */
export const fiscalNumber = requiredLine(limitsOfText.fiscalNumber, 'required')

/** What staff tell of money that they take. */
export const taken = {
  method: z.enum(deskPaymentMethods),
  cents: z.int().check(z.positive()),
  /** What was tendered and given as change; without it, exactly the amount in euros. */
  cash: z.optional(
    z.object({ taken: cash, given: cash, lekPerEuro: z.optional(z.literal(lekRates)) }),
  ),
  fiscalNumber: z.optional(fiscalNumber),
}

/** Cash that was tendered covers the amount, and change is given of it. */
export const cashFits = z.check<z.output<ReturnType<typeof z.object<typeof taken>>>>(
  ({ value: { method, cents, cash }, issues }) => {
    if (issues.length > 0 || !cash || (method === 'cash' && fits(cents, cash))) return
    const isTooLittle = worthOf(cash.taken, cash.lekPerEuro) < cents
    const wrong = method !== 'cash' ? [] : [isTooLittle ? 'taken' : 'given']
    issues.push({ code: 'custom', message: 'invalid', path: ['cash', ...wrong], input: cash })
  },
)

/** Money taken at the desk. */
export const takenPayment = z.object(taken).check(cashFits)

/** What the stay costs, in cents, as staff have agreed it with the guest. */
export const agreedPrice = z.int().check(z.nonnegative(), z.lte(highestPrice))

/**
 * `POST /api/staff/stays/:id/undo`: the stay's version on the screen; `tags` for bags that come back, should
 * theirs hang on others by now.
 */
export const undoRequest = z.object({
  version: z.int(),
  tags: z.optional(takenTags),
  clientContext: onlineContextField,
})

/** A device's name for itself. */
export const deviceId = z.uuid()

/** `PUT /api/staff/devices/:id`: how many acts wait on a device, and when the oldest was done. */
export const deviceRequest = z
  .object({ waiting: z.int().check(z.nonnegative()), oldestAt: z.nullable(deviceInstant) })
  .check(
    z.refine(({ waiting, oldestAt }) => waiting > 0 === (oldestAt !== null), { error: 'invalid' }),
  )

/** `POST /api/staff/stays/:id/ask-stripe`: what Stripe says of its payments is taken over now. */
export const askStripeRequest = z.object({ clientContext: onlineContextField })

/** `POST /api/staff/emails/:id/retry`: a mail that was given up is sent once more. */
export const retryEmailRequest = z.object({})

/** `POST /api/staff/emails/:id/resolve`, `POST /api/staff/orphans/:id/resolve`: it was settled elsewhere. */
export const resolveRequest = z.object({ reason })

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
