import * as z from 'zod/mini'
import { luggageCount } from '../booking/booking.ts'
import { limits, limitsOfText, type Tariff } from '../business/business.ts'
import type { Locale } from '../business/locales.ts'
import type { Cents } from '../business/money.ts'
import type { ServiceType } from '../business/services.ts'
import type { StayKind, StayStatus, StorageType } from '../business/stay.ts'

import { email, requiredLine } from '../input/fields.ts'
import { optionalInstant } from '../input/instant.ts'
import type { Payment, RefundStatus } from '../payments/money-rows.ts'
import type { PaidStatus } from '../payments/payment.ts'
import type { CollectedItems, CollectorStatus } from '../stay/collectors.ts'
import type { Overpayment } from '../stay/pay-out.ts'
import { readReference } from '../stay/reference.ts'
import type { BagReceiver } from '../stay/stay-record.ts'

/*
 * Data and requests of the guest's own link.
 * Instants are ISO in UTC, amounts are cents.
 */

export interface MoneyMoved {
  toCard: Cents
  /** Paid at the desk, or its card no longer accepts refunds. */
  atDesk: Cents
  /** Owed, but held while the bank questions the payment. Absent if 0. */
  held?: Cents | undefined
  due: Cents
}

export interface PassRefund {
  method: Payment['method']
  status: RefundStatus
  cents: Cents
  at: string
  /** The guest's bank finds the refund by it. `null` if unknown. */
  bankReference: string | null
  /** The charge may vanish from the statement without a credit. */
  isReversal: boolean
}

export interface PassBag {
  id: string
  tag: number
  /** `null` on passes saved before this field existed. */
  inAt: string | null
  outTo: BagReceiver | null
  outAt: string | null
  collectorId: string | null
  photo: boolean
}

export interface PassCollector extends CollectedItems {
  id: string
  name: string | null
  code: string
  status: CollectorStatus
  usedAt: string | null
  /** `null` if unusable, or if this deployment signs no links. */
  token: string | null
}

export interface PendingChangeView {
  luggageCount: number
  startDate: string
  endDate: string | null
  /**
   * Expected result of the payment, for the stay as it is now.
   * - `already_applied`: the desk has made the same change.
   * - `not_applied`: the stay was changed otherwise and stays as it is.
   * - `closed`: the stay stays as it is because the office is closed or full at a requested time.
   */
  outcome: 'applied' | 'already_applied' | 'not_applied' | 'closed'
}

/**
 * A stay as anyone with its link sees it.
 * Excludes the guest's own name, address and phone number.
 */
export interface Pass extends Overpayment {
  reference: string
  kind: StayKind
  status: StayStatus
  serviceType: ServiceType
  storageType: StorageType
  /** Sent in full: an old page doesn't know newer lists. */
  tariff: Tariff
  luggageCount: number
  startDate: string
  endDate: string | null
  pickUpAt: string
  /** Hours for the short plan, otherwise days. `null` if not given. */
  duration: number | null
  locale: Locale
  totalPrice: Cents
  received: Cents
  /**
   * Cents due at the desk. Negative if we owe the guest.
   * Excludes refunds in progress to a card.
   */
  balance: Cents
  paymentStatus: PaidStatus
  refunds: PassRefund[]
  bags: PassBag[]
  collectors: PassCollector[]
  collectable: boolean
  forgotten: boolean
  changeable: boolean
  /** `null` if the guest can't cancel here. */
  cancelling: MoneyMoved | null
  /** See `calendarChanges`. */
  changes: number
  pendingChange: PendingChangeView | null
}

export const lostLinkRequest = z.object({
  email,
  reference: z.pipe(
    requiredLine(limitsOfText.name, 'required'),
    z.transform((text, context) => {
      const reference = readReference(text)
      if (!reference) context.issues.push({ code: 'custom', message: 'invalid', input: text })
      return reference ?? ''
    }),
  ),
})

export type LostLinkRequest = z.output<typeof lostLinkRequest>

const shown = z.object({
  toCard: z.int().check(z.nonnegative()),
  atDesk: z.int().check(z.nonnegative()),
  held: z.optional(z.int().check(z.nonnegative())),
  due: z.int().check(z.nonnegative()),
})

const requested = {
  luggageCount: z.optional(luggageCount),
  startDate: optionalInstant,
  endDate: optionalInstant,
}

export const passPreviewRequest = z.object(requested)

/** Refused if the amounts differ from those shown. */
export const passChangeRequest = z.object({ ...requested, shown })

/** The change is applied only once it is paid online. */
export const passPayRequest = passChangeRequest

export interface StartedChangePayment {
  clientSecret: string
  paymentIntentId: string
  cents: Cents
}

export interface PreviewedChange extends MoneyMoved {
  online: boolean
}

/** Bags by `tags`, a number of `items`, or all if both are `null`. */
export const passCollectorRequest = z
  .object({
    name: requiredLine(limitsOfText.name, 'full_name_required'),
    tags: z.nullable(
      z.array(z.int().check(z.positive())).check(z.minLength(1), z.maxLength(limits.maxItems)),
    ),
    items: z.nullable(luggageCount),
  })
  .check(z.refine(({ tags, items }) => !tags || items === null, { error: 'invalid' }))

export const passRevokeRequest = z.object({ collector: z.uuid('invalid') })

export const passCancelRequest = z.object({ shown })

export const passEraseRequest = z.object({})

/** `noted`: erased as soon as the rules allow it. */
export interface ErasureResponse {
  erasure: 'done' | 'noted'
}
