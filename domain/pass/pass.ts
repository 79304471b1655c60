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
 * Instants are ISO strings in UTC. Amounts are cents.
 */

export interface MoneyMoved {
  toCard: Cents
  /** To be refunded at the desk, because it was paid there or the card no longer accepts refunds. */
  atDesk: Cents
  /** Can't be refunded yet, because a bank is questioning the payment. Omitted if 0. */
  held?: Cents | undefined
  due: Cents
}

export interface PassRefund {
  method: Payment['method']
  status: RefundStatus
  cents: Cents
  at: string
  /** Reference with which the guest's bank can find the refund. `null` if unknown. */
  bankReference: string | null
  /** The original charge may disappear from the guest's statement, instead of a credit appearing. */
  isReversal: boolean
}

export interface PassBag {
  id: string
  tag: number
  /** `null` if the pass was saved before this field existed. */
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
  /** `null` if the pass can't be used, or if this deployment doesn't sign links. */
  token: string | null
}

export interface PendingChangeView {
  luggageCount: number
  startDate: string
  endDate: string | null
  /**
   * Effect that the payment would have on the stay as it is now.
   * - `already_applied`: nothing, because staff have made the same change.
   * - `not_applied`: nothing, because the stay was changed in another way.
   * - `closed`: nothing, because the office is closed or full at a requested time.
   */
  outcome: 'applied' | 'already_applied' | 'not_applied' | 'closed'
}

/**
 * A stay as shown to anyone with its link.
 * Excludes the guest's name, email address and phone number.
 */
export interface Pass extends Overpayment {
  reference: string
  kind: StayKind
  status: StayStatus
  serviceType: ServiceType
  storageType: StorageType
  /** The whole price list, because a page loaded before a release doesn't know newer lists. */
  tariff: Tariff
  luggageCount: number
  startDate: string
  endDate: string | null
  pickUpAt: string
  /** In hours for the short plan, otherwise in days. `null` if unknown. */
  duration: number | null
  locale: Locale
  totalPrice: Cents
  received: Cents
  /**
   * Cents due at the desk. Negative if we owe the guest.
   * Excludes refunds that are being made to a card.
   */
  balance: Cents
  paymentStatus: PaidStatus
  refunds: PassRefund[]
  bags: PassBag[]
  collectors: PassCollector[]
  collectable: boolean
  forgotten: boolean
  changeable: boolean
  /** Refund that a cancellation would give. `null` if the guest can't cancel online. */
  cancelling: MoneyMoved | null
  /** Number of changes that calendars must show (see `calendarChanges`). */
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

/** The change is refused if its amounts differ from those in `shown`. */
export const passChangeRequest = z.object({ ...requested, shown })

/** The change is applied once it has been paid online. */
export const passPayRequest = passChangeRequest

export interface StartedChangePayment {
  clientSecret: string
  paymentIntentId: string
  cents: Cents
}

export interface PreviewedChange extends MoneyMoved {
  online: boolean
}

/** The pass covers the bags with these `tags`, a number of `items`, or all bags if both are `null`. */
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

/** `noted`: the data will be erased as soon as the rules allow it. */
export interface ErasureResponse {
  erasure: 'done' | 'noted'
}
