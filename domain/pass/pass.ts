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
 * What the guest's own link shows and allows. Instants are ISO, in UTC; amounts are cents.
 */

/** What a change would move, as it is shown before it is done: each is 0 where nothing moves that way. */
export interface MoneyMoved {
  /** Goes back to the card that paid, through Stripe. */
  toCard: Cents
  /** Waits at the desk: it was paid there, or its card takes it back no more. */
  atDesk: Cents
  /** Is the guest's, and stays with us for now: their bank asks about the payment. Absent where nothing is. */
  held?: Cents | undefined
  /** Is left to pay at the desk. */
  due: Cents
}

/** What became of money on its way back. */
export interface PassRefund {
  method: Payment['method']
  status: RefundStatus
  cents: Cents
  at: string
  /** By which the guest's bank finds it; null while none is known. */
  bankReference: string | null
  /** The charge was withdrawn: it may disappear from the statement, and no credit come. */
  isReversal: boolean
}

/** One item that the desk has taken in. */
export interface PassBag {
  id: string
  tag: number
  /** Null where a pass was kept on the device before there were times on it. */
  inAt: string | null
  /** Null while it is here. */
  outTo: BagReceiver | null
  outAt: string | null
  /** By whose pick-up pass it left; null where it did not leave by one. */
  collectorId: string | null
  /** Whether the desk has a photo of it to show. */
  photo: boolean
}

/** Who else may collect, as the guest sees it. */
export interface PassCollector extends CollectedItems {
  id: string
  /** Null once erased. */
  name: string | null
  /** Of the pick-up pass, to scan or to read out. */
  code: string
  status: CollectorStatus
  usedAt: string | null
  /** Of the link to send; null once it is good for nothing, and where this deployment signs none. */
  token: string | null
}

/** What a guest asked for, while their bank has yet to say whether its payment comes. */
export interface PendingChangeView {
  luggageCount: number
  startDate: string
  endDate: string | null
  /**
   * What the payment results in, as the stay is now. `made_before`: the desk has made the same change. `missed`:
   * the stay was changed otherwise since, and stays as it is. `closed`: so it does, because the office is closed or
   * full at a time that the guest asked for.
   */
  outcome: 'applied' | 'already_applied' | 'not_applied' | 'closed'
}

/** A stay as whoever has its link sees it: no name, address or phone number of the guest's own. */
export interface Pass extends Overpayment {
  reference: string
  kind: StayKind
  status: StayStatus
  serviceType: ServiceType
  storageType: StorageType
  /** The price list that binds the stay: a page from before a new list doesn't know it by its number. */
  tariff: Tariff
  luggageCount: number
  startDate: string
  endDate: string | null
  pickUpAt: string
  /** Hours of the short plan, days otherwise; null where nobody named any. */
  duration: number | null
  locale: Locale
  totalPrice: Cents
  received: Cents
  /** What is to pay at the desk, or, below 0, what we owe the guest, less what is on its way to a card. */
  balance: Cents
  paymentStatus: PaidStatus
  refunds: PassRefund[]
  bags: PassBag[]
  collectors: PassCollector[]
  /** Whether somebody else may be sent to collect. */
  collectable: boolean
  /** Nothing of the guest is stored any more, as they asked, or as a year has passed. */
  forgotten: boolean
  /** Whether dates and items may still be changed here. */
  changeable: boolean
  /** What cancelling now would give back; null where it can no longer be cancelled here. */
  cancelling: MoneyMoved | null
  /** How many changes of the stay a calendar has to take over. */
  changes: number
  /** The change whose payment is with the guest's bank; null where none is. */
  pendingChange: PendingChangeView | null
}

/** `POST /api/pass/lost`: the link again, to the address that the stay was booked with. */
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

/** `POST /api/pass/preview`: what such a change would move; what is left out stays as it is. */
export const passPreviewRequest = z.object(requested)

/** `POST /api/pass/change`; refused where it would move another amount than was shown. */
export const passChangeRequest = z.object({ ...requested, shown })

/** `POST /api/pass/pay`: the same, once what it costs more is paid online; until then nothing is changed. */
export const passPayRequest = passChangeRequest

/** What the browser needs to pay for a change. */
export interface StartedChangePayment {
  clientSecret: string
  paymentIntentId: string
  cents: Cents
}

/** What a change would move, and whether what is then due can be paid online at once. */
export interface PreviewedChange extends MoneyMoved {
  online: boolean
}

/** `POST /api/pass/collectors`: somebody else may collect these bags, so many, or, with neither, all. */
export const passCollectorRequest = z
  .object({
    name: requiredLine(limitsOfText.name, 'full_name_required'),
    tags: z.nullable(
      z.array(z.int().check(z.positive())).check(z.minLength(1), z.maxLength(limits.maxItems)),
    ),
    items: z.nullable(luggageCount),
  })
  .check(z.refine(({ tags, items }) => !tags || items === null, { error: 'invalid' }))

/** `POST /api/pass/collectors/revoke`: this pick-up pass is good for nothing any more. */
export const passRevokeRequest = z.object({ collector: z.uuid('invalid') })

/** `POST /api/pass/cancel`; likewise. */
export const passCancelRequest = z.object({ shown })

/** `POST /api/pass/erase`: there is nothing to choose. */
export const passEraseRequest = z.object({})

/** What became of it: `done` at once, or `noted`, to be done as soon as it may be. */
export interface ErasureResponse {
  erasure: 'done' | 'noted'
}
