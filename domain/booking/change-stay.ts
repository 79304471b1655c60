import { tariffOf } from '../business/business.ts'
import type { Cents } from '../business/money.ts'
import { hasEnded } from '../business/stay.ts'
import { isRefused, type Refusal } from '../input/refusal.ts'
import { accountOf, isAwaited } from '../payments/account.ts'
import type { Charge } from '../payments/money-rows.ts'
import { type PricedStay, pickUpOf, quote } from '../pricing/pricing.ts'
import { changedPrice, lesserPrice } from '../pricing/stay-price.ts'
import { planRefunds } from '../stay/refund-actions.ts'
import { bagsInside, type StayRecord } from '../stay/stay-record.ts'
import {
  type ActionContext,
  type AgreedStay,
  type StayUpdate,
  unchanged,
} from '../stay/stay-update.ts'
import { agreedAt, type Charged, changeEmails, isAgreedPrice } from './set-price.ts'

/** What a guest or staff want of a stay instead; what they leave out, and its plan, stay as they are. */
export interface RequestedChange {
  luggageCount?: number | undefined
  startDate?: Date | undefined
  endDate?: Date | undefined
  /** The price that staff have agreed with the guest; refused if a rule names one. */
  cents?: Cents | undefined
}

type Repricing = Charged & { agreed: Partial<AgreedStay> }

/**
 * Changes dates or items at the price list that binds the stay, or at the price that staff name: the
 * difference is owed, or goes back. Where staff have named the price before, they name the next one too.
 * Not while a payment is open at Stripe: it would take the price of before. Nor once a bag has left:
 * the new price would count it for all the days. Bags in the house are the items that there are.
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
  return { ...base, action: 'changed', ...repricing, data, attention, ...back, emails }
}

/** What such a change agrees and charges, before anything goes back. */
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

/** Staff name a price only where no rule does. With one of theirs, more items or days could cost nothing. */
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
 * The price that staff name. What the list adds for more items or days is a charge of its own, so that a price
 * with less than that is a lower one: staff could raise a price by a cent, and add anything to the stay for it.
 */
function namedFor(record: StayRecord, wished: PricedStay, cents: Cents): Charged | Refusal {
  const agreed = agreedAt(record, cents)
  const added = addedByList(record, wished)
  if (isRefused(agreed) || added <= 0) return agreed
  const rest = cents - accountOf(record).totalPrice - added
  const charges: Charge[] = [
    { kind: 'changed', cents: added },
    { kind: 'agreed', cents: rest },
  ]
  return { ...agreed, charges: charges.filter((charge) => charge.cents !== 0) }
}

/** What such a stay costs more than until now by the price list; 0 if that names no price. */
function addedByList({ stay }: StayRecord, wished: PricedStay): Cents {
  const tariff = tariffOf(stay)
  if (quote(wished, tariff).kind === 'on_request') return 0
  const until = { ...stay, endDate: stay.pickUpAt, duration: undefined }
  return lesserPrice(wished, tariff) - lesserPrice(until, tariff)
}

/** What such a stay costs more or less than until now, by the price list that binds it. */
function listed(record: StayRecord, wished: PricedStay): Charged | Refusal {
  const { stay } = record
  const tariff = tariffOf(stay)
  const isOnRequest = quote(wished, tariff).kind === 'on_request'
  if (isOnRequest || isAgreedPrice(record)) return { refused: 'price_set_by_staff' }
  const { totalPrice: from, netPrice } = accountOf(record)
  const until = { ...stay, endDate: stay.pickUpAt, duration: undefined }
  const to = changedPrice(from, until, wished, tariff)
  if (netPrice + to - from < 0) return { refused: 'below_credit' }
  const charges: Charge[] = to === from ? [] : [{ kind: 'changed', cents: to - from }]
  return { data: { from, to }, charges }
}
