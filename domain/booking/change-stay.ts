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
 * Omitted terms stay the same, but a pick-up computed from `duration` moves with the drop-off.
 */
export interface RequestedChange {
  luggageCount?: number | undefined
  startDate?: Date | undefined
  endDate?: Date | undefined
  /** New total price, set by staff. Refused if the price list applies. */
  cents?: Cents | undefined
}

type Repricing = Charged & { agreed: Partial<AgreedStay> }

/**
 * Changes a stay's dates or number of items, and plans any refunds.
 * Without `requested.cents`, refused with `price_set_by_staff` if the price list doesn't apply.
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
 * Returns the charges by the price list or for `cents`.
 * Refuses `cents` if the list applies. Otherwise, staff could add items or days for free.
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
 * The list price of additions is a charge of its own. If the price rises by less, the `agreed`
 * charge is negative, which needs an owner.
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
