import * as z from 'zod/mini'
import { luggageCount } from './booking.ts'
import { optionalInstant } from './instant.ts'
import type { Locale } from './locales.ts'
import type { Cents } from './money.ts'
import type { PaymentStatus } from './payment.ts'
import type { ServiceType } from './services.ts'
import type { StayKind, StayStatus } from './stay.ts'
import type { BagReceiver, Payment, RefundState } from './stay-file.ts'
import type { StorageType } from './storage-types.ts'

/*
 * What the guest's own link shows and allows. Instants are ISO, in UTC; amounts are cents.
 */

/** What a change would move, as it is shown before it is done: each is 0 where nothing moves that way. */
export interface MoneyMoved {
  /** Goes back to the card that paid, through Stripe. */
  toCard: Cents
  /** Waits at the desk, as it was paid there. */
  atDesk: Cents
  /** Is left to pay at the desk. */
  due: Cents
}

/** What became of money on its way back. */
export interface PassRefund {
  method: Payment['method']
  state: RefundState
  cents: Cents
  at: string
}

/** One item that the desk has taken in. */
export interface PassBag {
  tag: number
  /** Null while it is here. */
  outTo: BagReceiver | null
}

/** A stay as whoever has its link sees it: no name, no address, no phone number. */
export interface Pass {
  reference: string
  kind: StayKind
  status: StayStatus
  serviceType: ServiceType
  storageType: StorageType
  luggageCount: number
  startDate: string
  endDate: string | null
  pickUpAt: string
  locale: Locale
  totalPrice: Cents
  received: Cents
  balance: Cents
  paymentStatus: PaymentStatus
  refunds: PassRefund[]
  bags: PassBag[]
  /** Nothing of the guest is stored any more, as they asked, or as a year has passed. */
  forgotten: boolean
  /** Whether dates and items may still be changed here. */
  changeable: boolean
  /** What cancelling now would give back; null where it can no longer be cancelled here. */
  cancelling: MoneyMoved | null
}

const shown = z.object({
  toCard: z.int().check(z.nonnegative()),
  atDesk: z.int().check(z.nonnegative()),
  due: z.int().check(z.nonnegative()),
})

const wish = {
  luggageCount: z.optional(luggageCount),
  startDate: optionalInstant,
  endDate: optionalInstant,
}

/** `POST /api/pass/preview`: what such a change would move; what is left out stays as it is. */
export const passPreviewRequest = z.object(wish)

/** `POST /api/pass/change`; refused where it would move another amount than was shown. */
export const passChangeRequest = z.object({ ...wish, shown })

/** `POST /api/pass/cancel`; likewise. */
export const passCancelRequest = z.object({ shown })

/** `POST /api/pass/erase`: there is nothing to choose. */
export const passEraseRequest = z.object({})

/** What became of it: `done` at once, or `noted`, to be done as soon as it may be. */
export interface ErasureAnswer {
  erasure: 'done' | 'noted'
}
