import * as z from 'zod/mini'
import { lekRates, limits, limitsOfText } from '../business/business.ts'
import { deviceInstant } from '../input/device-instant.ts'
import { requiredLine } from '../input/fields.ts'
import { cashCurrencies, fits, isCash, ownMovementKinds, worthOf } from '../payments/drawer.ts'
import { deskPaymentMethods } from '../payments/money-rows.ts'
import { onlineContextField } from '../stay/client-context.ts'

/*
 * Fields and schemas of staff requests.
 * Amounts are in euro cents, except those named `lek`, which are in whole lek.
 */

/** Maximum amount, in euro cents or whole lek. Higher amounts are probably typos. */
export const mostCash = 100_000_000

/** Maximum price, in cents. Higher prices are probably typos. */
const highestPrice = 1_000_000

const cashAmount = z.int().check(z.nonnegative(), z.lte(mostCash))

const cash = z.object({ cents: cashAmount, lek: cashAmount })

export const tagNumber = z.int().check(z.positive())

export const takenTags = z.array(tagNumber).check(z.minLength(1), z.maxLength(limits.maxItems))

export const reason = requiredLine(limitsOfText.reason, 'required')

const idLength = 255

export const clientRowId = requiredLine(idLength, 'required')

/** Currency of a cash refund. Euros by default. */
export const cashCurrency = z.optional(z.enum(cashCurrencies))

export const fiscalNumber = requiredLine(limitsOfText.fiscalNumber, 'required')

export const taken = {
  method: z.enum(deskPaymentMethods),
  cents: z.int().check(z.positive()),
  /**
   * If omitted from a cash payment, the guest paid the exact amount in euros.
   * Card payments have no `cash`.
   */
  cash: z.optional(
    z.object({ taken: cash, given: cash, lekPerEuro: z.optional(z.literal(lekRates)) }),
  ),
  fiscalNumber: z.optional(fiscalNumber),
}

/**
 * Checks that cash minus change equals the amount, to the lek, and that a card payment has no cash.
 */
export const cashFits = z.check<z.output<ReturnType<typeof z.object<typeof taken>>>>(
  ({ value: { method, cents, cash }, issues }) => {
    if (issues.length > 0 || !cash || (method === 'cash' && fits(cents, cash))) return
    const isTooLittle = worthOf(cash.taken, cash.lekPerEuro) < cents
    const wrong = method !== 'cash' ? [] : [isTooLittle ? 'taken' : 'given']
    issues.push({ code: 'custom', message: 'invalid', path: ['cash', ...wrong], input: cash })
  },
)

export const takenPayment = z.object(taken).check(cashFits)

export type TakenPayment = z.output<typeof takenPayment>

/** Total price set by staff, in cents. */
export const agreedPrice = z.int().check(z.nonnegative(), z.lte(highestPrice))

/**
 * `POST /api/staff/stays/:id/undo`
 * `version` is the stay's version on screen. `tags` are new tags for the bags that come back, one
 * per bag, if their own are in use again.
 */
export const undoRequest = z.object({
  version: z.int(),
  tags: z.optional(takenTags),
  clientContext: onlineContextField,
})

/** Maximum number of tags in a device's report. */
const mostPendingTags = 200

const highestTag = 999_999

export const deviceId = z.uuid()

/**
 * `PUT /api/staff/devices/:id`
 * Reports how many actions the device hasn't sent (`waiting`), when the oldest was done, and the
 * tags that these actions put on bags. `oldestAt` is `null` if no action is waiting.
 */
export const deviceRequest = z
  .object({
    waiting: z.int().check(z.nonnegative()),
    oldestAt: z.nullable(deviceInstant),
    tags: z._default(
      z.array(tagNumber.check(z.lte(highestTag))).check(z.maxLength(mostPendingTags)),
      [],
    ),
  })
  .check(
    z.refine(({ waiting, oldestAt }) => waiting > 0 === (oldestAt !== null), { error: 'invalid' }),
  )

/**
 * `POST /api/staff/stays/:id/ask-stripe`
 * Syncs the stay's Stripe payments (see `syncOrExpire`).
 */
export const askStripeRequest = z.object({ clientContext: onlineContextField })

export const retryEmailRequest = z.object({})

/** `POST /api/staff/emails/:id/resolve` and `POST /api/staff/dropped-entries/:id/resolve` */
export const resolveRequest = z.object({ reason })

/** `POST /api/staff/orphans/:id/resolve`. `setbacks` is the number of setbacks on screen. */
export const resolveOrphanRequest = z.object({
  reason,
  setbacks: z._default(z.int().check(z.nonnegative()), 0),
})

export const reconciliationRequest = z.object({
  days: z.int().check(z.gte(1), z.lte(60)),
})

export const markReadRequest = z.object({ read: z.boolean() })

/** `holder` is the id of the staff member whose drawer an owner counts. Defaults to the sender. */
export const tillCountRequest = z.object({ ...cash.shape, holder: z.optional(clientRowId) })

/** `count` is the id of the count. `reason` is the comment, required if `needsComment` is true. */
export const tillClosingRequest = z.object({
  count: z.int().check(z.positive()),
  reason: z.optional(reason),
})

export const tillMovementRequest = z.object({
  kind: z.enum(ownMovementKinds),
  cash: cash.check(z.refine(isCash, { error: 'required' })),
  reason,
})
