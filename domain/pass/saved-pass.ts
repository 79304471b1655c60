import * as z from 'zod/mini'
import { type Tariff, tariffs } from '../business/business.ts'
import { type Locale, locales } from '../business/locales.ts'
import type { Cents } from '../business/money.ts'
import { type ServiceType, serviceTypes } from '../business/services.ts'
import { asksForMoney, hasEnded, stayStatuses, storageTypes } from '../business/stay.ts'

import { paymentMethods, refundStatuses } from '../payments/money-rows.ts'
import { paidStatuses } from '../payments/payment.ts'
import type { PickUpPass } from '../stay/collectors.ts'
import { bagReceivers } from '../stay/stay-record.ts'
import type { Pass } from './pass.ts'

/*
 * Passes saved on the guest's device for offline use.
 * They are validated, because they may come from another release or have been edited.
 */

/**
 * A saved pass. Erased guests' passes aren't saved.
 * Leaves out what only the server knows, such as whether pick-up passes are still usable.
 */
export type SavedStay = Omit<Pass, 'collectors' | 'collectable' | 'forgotten' | 'pendingChange'>

const instant = z.iso.datetime({ offset: true })
const cents = z.int()
const money = z.object({
  toCard: cents,
  atDesk: cents,
  held: z.optional(cents),
  due: cents,
  kept: z._default(cents, 0),
})

const plan = z.object({ cents, days: z.int().check(z.positive()), lek: z.int() })

const tariff = z.object({
  currency: z.literal('EUR'),
  hourPerItem: cents,
  dayPerItem: cents,
  dayPerItemLek: z.int(),
  mid: plan,
  long: plan,
  itemsPerPlan: z.int(),
}) satisfies z.ZodMiniType<Tariff>

const savedStay = z.object({
  reference: z.string(),
  kind: z.enum(['booking', 'reservation']),
  status: z.enum(stayStatuses),
  serviceType: z.enum(serviceTypes as [ServiceType, ...ServiceType[]]),
  storageType: z.enum(storageTypes),
  // Passes saved by an older release may lack optional and defaulted fields.
  tariff: z._default(tariff, tariffs[1]),
  luggageCount: z.int(),
  startDate: instant,
  endDate: z.nullable(instant),
  pickUpAt: instant,
  duration: z._default(z.nullable(z.int()), null),
  locale: z.enum(locales as [Locale, ...Locale[]]),
  totalPrice: cents,
  received: cents,
  balance: cents,
  atDesk: z.optional(cents),
  held: z._default(cents, 0),
  toSend: z.optional(cents),
  paymentStatus: z.enum(paidStatuses),
  payments: z._default(
    z.array(z.object({ method: z.enum(paymentMethods), cents, at: instant })),
    [],
  ),
  refunds: z.array(
    z.object({
      method: z.enum(paymentMethods),
      status: z.enum(refundStatuses),
      cents,
      at: instant,
      bankReference: z._default(z.nullable(z.string()), null),
      isReversal: z._default(z.boolean(), false),
    }),
  ),
  bags: z.array(
    z.object({
      tag: z.int(),
      outTo: z.nullable(z.enum(bagReceivers)),
      id: z._default(z.string(), ''),
      inAt: z._default(z.nullable(instant), null),
      outAt: z._default(z.nullable(instant), null),
      collectorId: z._default(z.nullable(z.string()), null),
      photo: z._default(z.boolean(), false),
    }),
  ),
  changeable: z.boolean(),
  movedLate: z._default(z.boolean(), false),
  cancelling: z.nullable(money),
  changes: z._default(z.int(), 0),
})

/**
 * Returns the balance in cents. Refunds that were requested count as made.
 * In passes saved without `atDesk`, `balance` doesn't count them yet. A debt counts as 0 unless the
 * guest is asked for it (see `asksForMoney`).
 */
function openBalanceOf({ atDesk, balance, refunds, status }: z.output<typeof savedStay>): Cents {
  const requested = refunds.filter(({ status }) => status === 'requested' && atDesk === undefined)
  const open = requested.reduce((sum, refund) => sum + refund.cents, balance)
  return asksForMoney(status) ? open : Math.min(0, open)
}

function withWholeMoney(saved: z.output<typeof savedStay>): SavedStay {
  const { atDesk = 0, held } = saved
  const balance = openBalanceOf(saved)
  return {
    ...saved,
    atDesk,
    balance,
    toSend: saved.toSend ?? Math.max(0, -balance - atDesk - held),
  }
}

const pass = z.pipe(savedStay, z.transform(withWholeMoney))

export const savedPass = z.object({ token: z.string(), at: instant, pass })

export type SavedPass = z.output<typeof savedPass>

const pickUpPass = z.object({
  name: z.nullable(z.string()),
  code: z.string(),
  status: z.enum(['open', 'used', 'revoked', 'gone']),
  usedAt: z.nullable(instant),
  tags: z.nullable(z.array(z.int())),
  items: z.nullable(z.int()),
  here: z.int(),
  pickUpAt: instant,
}) satisfies z.ZodMiniType<PickUpPass>

export const savedPickUp = z.object({
  token: z.string(),
  at: instant,
  pass: pickUpPass,
}) satisfies z.ZodMiniType<SavedPickUp>

export interface SavedPickUp {
  token: string
  at: string
  pass: PickUpPass
}

/** Days after the pick-up for which passes remain saved, because refunds take time. */
const savedDays = 30
const day = 86_400_000

function isLongPast({ pickUpAt }: Pick<Pass, 'pickUpAt'>, now: Date): boolean {
  return now.getTime() - Date.parse(pickUpAt) >= savedDays * day
}

export function isWorthSaving({ pass }: SavedPass, now: Date): boolean {
  return pass.status === 'checked_in' || !isLongPast(pass, now)
}

/** False for unusable and long-past passes, because a saved pass contains the collector's name. */
export function isPickUpWorthSaving(pass: PickUpPass, now: Date): boolean {
  return pass.status === 'open' && !isLongPast(pass, now)
}

export function passesInOrder(saved: readonly SavedPass[], now: Date): SavedPass[] {
  const isOver = ({ pass: { status, pickUpAt } }: SavedPass) =>
    hasEnded(status) || (status !== 'checked_in' && Date.parse(pickUpAt) < now.getTime())
  const from = ({ pass }: SavedPass) => Date.parse(pass.startDate)
  return saved.toSorted((one, other) => {
    const [a, b] = [isOver(one), isOver(other)]
    if (a !== b) return a ? 1 : -1
    return a ? from(other) - from(one) : from(one) - from(other)
  })
}
