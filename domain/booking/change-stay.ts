import { tariffOf } from '../business/business.ts'
import type { Cents } from '../business/money.ts'
import { hasEnded } from '../business/stay.ts'
import { isRefused, type Refusal } from '../input/refusal.ts'
import { accountOf, isAwaited, keptOf } from '../payments/account.ts'
import type { Charge } from '../payments/money-rows.ts'
import { type PricedStay, pickUpOf, quote } from '../pricing/pricing.ts'
import { changedPrice, lesserPrice } from '../pricing/stay-price.ts'
import { planRefunds } from '../stay/refund-actions.ts'
import { bagsInside, type Stay, type StayRecord } from '../stay/stay-record.ts'
import {
  type ActionContext,
  type AgreedStay,
  type StayUpdate,
  unchanged,
} from '../stay/stay-update.ts'
import { tiranaDate } from '../time/calendar.ts'
import { addedLater } from './added-later.ts'
import { agreedAt, type Charged, changeEmails, isAgreedPrice } from './set-price.ts'

/**
 * A change requested by staff or the guest.
 * An omitted date or number of items doesn't change, except that a pick-up that was computed from
 * the duration moves with the drop-off. Without `cents`, the price list determines the new price.
 * The plan can't change.
 */
export interface RequestedChange {
  luggageCount?: number | undefined
  startDate?: Date | undefined
  endDate?: Date | undefined
  /** New price agreed with the guest. Refused if the price list applies. */
  cents?: Cents | undefined
}

type Repricing = Charged & { agreed: Partial<AgreedStay> }

/**
 * Changes a stay's dates or number of items.
 * The difference is charged or refunded by the price list that the stay was quoted from. If that
 * list has no price, or staff have set the price before, `requested.cents` is required. A paid stay
 * that is moved to another day on or after its drop-off day counts as moved late (`movedLateAt`).
 * Reasons for refusal include:
 * - The stay's own payment is open at Stripe, so the guest would pay the old price.
 * - A bag has left, and the new price would charge that bag for all days.
 * - Bags are here, and the new number of items differs from the number of these bags.
 */
export function changeStay(
  record: StayRecord,
  requested: RequestedChange,
  reason: string,
  context: ActionContext,
): StayUpdate | Refusal {
  const repricing = repriced(record, requested)
  if (isRefused(repricing)) return repricing
  const back = planRefunds(record, repricing.charges, reason, context)
  const data = { ...repricing.data, reason }
  const attention = { unpriced: false }
  const base = unchanged(record, context.actor)
  const emails = changeEmails(record)
  const agreed = { ...repricing.agreed, ...movedLate(record, repricing.agreed, context.at) }
  return { ...base, action: 'changed', ...repricing, agreed, data, attention, ...back, emails }
}

function movedLate(
  record: StayRecord,
  { startDate = record.stay.startDate }: Partial<AgreedStay>,
  at: Date,
): Partial<Pick<Stay, 'movedLateAt'>> {
  const { stay } = record
  const dropOff = tiranaDate(stay.startDate)
  const isMoved = tiranaDate(startDate) !== dropOff
  const isLate = isMoved && tiranaDate(at) >= dropOff && keptOf(stay) > 0
  return isLate && !stay.movedLateAt ? { movedLateAt: at } : {}
}

export function repriced(record: StayRecord, requested: RequestedChange): Repricing | Refusal {
  const { stay, bags } = record
  const hasLeft = bags.some(({ status }) => status === 'collected')
  if (hasEnded(stay.status) || hasLeft) return { refused: 'not_allowed' }
  const { luggageCount = stay.luggageCount, startDate = stay.startDate } = requested
  const named = { luggageCount, startDate, endDate: requested.endDate ?? stay.endDate }
  const agreed = { ...stay, ...named }
  const here = bagsInside(record).length
  if (here > 0 && agreed.luggageCount !== here) return { refused: 'not_allowed' }
  if (record.payments.some(isAwaited)) return { refused: 'payment_open' }
  const endDate = agreed.endDate ?? undefined
  const times = { ...agreed, endDate, duration: endDate ? undefined : (stay.duration ?? undefined) }
  const pickUpAt = pickUpOf(times)
  if (pickUpAt < startDate) return { refused: 'times_invalid' }
  const charged = chargedAs(record, times, requested.cents)
  if (isRefused(charged)) return charged
  const { duration } = quote(times, tariffOf(stay))
  return { ...charged, agreed: { ...named, pickUpAt, duration } }
}

/**
 * Returns the charges by the price list or, if staff have to set the price, for `cents`.
 * Refuses `cents` if the price list applies, because staff could otherwise add items or days for
 * free.
 */
function chargedAs(
  record: StayRecord,
  wished: PricedStay,
  cents: Cents | undefined,
): Charged | Refusal {
  const byList = listed(record, wished)
  if (cents === undefined) return byList
  const isByStaff = isRefused(byList) && byList.refused === 'price_set_by_staff'
  return isByStaff ? namedFor(record, wished, cents) : { refused: 'not_allowed' }
}

/**
 * Returns the charges for a price set by staff.
 * If items or days are added, the first charge is their list price, and the second is the rest. A
 * negative rest counts as a price reduction, which needs an owner. Otherwise, staff could add any
 * number of items or days for one cent. If nothing is added, the list has no price or there is no
 * rest, everything is one `agreed` charge, because a `changed` charge alone would look like a
 * change at the list price.
 */
function namedFor(record: StayRecord, wished: PricedStay, cents: Cents): Charged | Refusal {
  const agreed = agreedAt(record, cents)
  const added = addedByList(record, wished)
  if (isRefused(agreed) || added <= 0) return agreed
  const rest = cents - accountOf(record).totalPrice - added
  if (rest === 0) return agreed
  const charges: Charge[] = [
    { kind: 'changed', cents: added },
    { kind: 'agreed', cents: rest },
  ]
  return { ...agreed, charges }
}

function addedByList({ stay }: StayRecord, wished: PricedStay): Cents {
  const tariff = tariffOf(stay)
  if (quote(wished, tariff).kind === 'on_request') return 0
  const until = { ...stay, endDate: stay.pickUpAt, duration: undefined }
  return lesserPrice(wished, tariff) - lesserPrice(until, tariff)
}

function listed(record: StayRecord, wished: PricedStay): Charged | Refusal {
  const { stay } = record
  const tariff = tariffOf(stay)
  const isOnRequest = quote(wished, tariff).kind === 'on_request'
  if (isOnRequest || isAgreedPrice(record)) return { refused: 'price_set_by_staff' }
  const { totalPrice: from, netPrice } = accountOf(record)
  const until = { ...stay, endDate: stay.pickUpAt, duration: undefined }
  const missing = addedLater(record)
  const to = changedPrice(from + missing, until, wished, tariff) - missing
  if (netPrice + to - from < 0) return { refused: 'below_credit' }
  const charges: Charge[] = to === from ? [] : [{ kind: 'changed', cents: to - from }]
  return { data: { from, to }, charges }
}
