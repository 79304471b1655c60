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
import type { BagReceiver } from '../stay/stay-record.ts'

/*
 * Data and requests of the guest's pass.
 * Instants are ISO strings in UTC. Amounts are cents.
 */

export interface MoneyMoved {
  toCard: Cents
  /** Cents that are refunded at the desk, not to a card. */
  atDesk: Cents
  /** Cents that can't be refunded during a dispute or inquiry. Omitted if 0. */
  held?: Cents | undefined
  due: Cents
}

export interface CancelledMoney extends MoneyMoved {
  /** Cents paid that the office keeps. */
  kept: Cents
}

export interface PassRefund {
  method: Payment['method']
  status: RefundStatus
  cents: Cents
  at: string
  bankReference: string | null
  isReversal: boolean
}

/** A payment that has succeeded. */
export interface PassPayment {
  method: Payment['method']
  cents: Cents
  at: string
}

export interface PassBag {
  id: string
  tag: number
  /** `null` if unknown, for example in an older saved pass. */
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
  /** `null` unless `status` is `open` and `LINK_SECRET` is set. */
  token: string | null
}

export interface PendingChangeView {
  luggageCount: number
  startDate: string
  endDate: string | null
  /**
   * Effect on the stay's dates and items if the payment arrived now.
   * - `already_applied`: none, because the stay already has these dates and items.
   * - `not_applied`: none, because the stay or the amounts changed, or the change is now refused.
   * - `closed`: none, because of a closure.
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
  /** The whole price list, because a page of an earlier release may not have it. */
  tariff: Tariff
  luggageCount: number
  startDate: string
  endDate: string | null
  pickUpAt: string
  /** Hours for the short plan, otherwise days. `null` if unknown. */
  duration: number | null
  locale: Locale
  totalPrice: Cents
  received: Cents
  /**
   * Cents due. Negative if we owe the guest.
   * Refunds already requested to a card count as made.
   */
  balance: Cents
  paymentStatus: PaidStatus
  payments: PassPayment[]
  refunds: PassRefund[]
  bags: PassBag[]
  collectors: PassCollector[]
  collectable: boolean
  forgotten: boolean
  changeable: boolean
  /** If true, a cancellation refunds at most an overpayment. */
  movedLate: boolean
  /** Amounts of a cancellation now. `null` if the guest can't cancel online. */
  cancelling: CancelledMoney | null
  /** Sequence number for calendar files (see `calendarChanges`). */
  changes: number
  pendingChange: PendingChangeView | null
}

export const lostLinkRequest = z.object({ email })

export type LostLinkRequest = z.output<typeof lostLinkRequest>

const cents = z.int().check(z.nonnegative())

const moved = { toCard: cents, atDesk: cents, held: z.optional(cents), due: cents }

const shown = z.object(moved)

const requested = {
  luggageCount: z.optional(luggageCount),
  startDate: optionalInstant,
  endDate: optionalInstant,
}

export const passPreviewRequest = z.object(requested)

export const passChangeRequest = z.object({ ...requested, shown })

export const passPayRequest = passChangeRequest

export interface StartedChangePayment {
  clientSecret: string
  paymentIntentId: string
  cents: Cents
}

export interface PreviewedChange extends MoneyMoved {
  online: boolean
}

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

/** Pages of an older release don't send `kept`. */
export const passCancelRequest = z.object({
  shown: z.object({ ...moved, kept: z.optional(cents) }),
})

export const passEraseRequest = z.object({})

/** `noted`: the guest's data will be erased as soon as the rules allow it. */
export interface ErasureResponse {
  erasure: 'done' | 'noted'
}
