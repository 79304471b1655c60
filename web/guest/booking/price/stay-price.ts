import { limits, prices } from '../../../../domain/business/business.ts'
import type { Cents } from '../../../../domain/business/money.ts'
import type { StorageType } from '../../../../domain/business/stay.ts'
import {
  cheaperPlan,
  hoursAreKnown,
  type PricedStay,
  quote,
} from '../../../../domain/pricing/pricing.ts'
import { inclusiveDays } from '../../../../domain/time/calendar.ts'
import { instantOf, itemsOf, type StayValues } from '../form/stay-values.ts'

export const pricedFields = [
  'dropOffDate',
  'dropOffTime',
  'pickUpDate',
  'pickUpTime',
  'luggageCount',
  'plan',
] as const

export type PricedValues = Pick<StayValues, Exclude<(typeof pricedFields)[number], 'plan'>>

/** `totalPrice` and `saves` are in cents. */
export type PlanOffer = NonNullable<ReturnType<typeof cheaperPlan>>

export interface StayPrice {
  stay: PricedStay
  storageType: StorageType
  items: number
  /** Tirana calendar days, including the first and the last. 1 if either is unknown. */
  days: number
  /** Hours, days, fortnights or months, depending on the plan. */
  units: number
  total: Cents
  offer: PlanOffer | null
  /**
   * Price on the daily plan, in cents.
   * `null` unless another plan applies.
   */
  daily: Cents | null
  /** The chosen plan if the daily plan applies instead of it, otherwise `null`. */
  setAside: StorageType | null
}

export type Rate = Pick<StayPrice, 'storageType' | 'items' | 'days' | 'units'>

const someDay = new Date(0)

/**
 * Returns the price of the form values.
 * Returns `null` if the number of items is invalid. The chosen plan only applies if it costs less
 * than the daily plan.
 */
export function stayPrice(values: PricedValues, chosen: StorageType = 'daily'): StayPrice | null {
  const items = itemsOf(values.luggageCount)
  if (!Number.isInteger(items) || items < limits.minItems || items > limits.maxItems) return null
  const start = instantOf(values.dropOffDate, values.dropOffTime)
  const end = instantOf(values.pickUpDate, values.pickUpTime)
  const both = start && end
  const stay: PricedStay = {
    serviceType: 'storage',
    storageType: 'daily',
    luggageCount: items,
    startDate: start ?? someDay,
    endDate: both ? end : undefined,
  }
  const days = both ? inclusiveDays(start, end) : 1
  const plan = { ...stay, storageType: chosen }
  const byDay = pricedQuote(stay)
  const byPlan = chosen === 'short' && !hoursAreKnown(plan) ? null : pricedQuote(plan)
  const counts = byDay && byPlan && byPlan.totalPrice < byDay.totalPrice
  const current = counts ? plan : stay
  const price = counts ? byPlan : byDay
  return {
    stay: current,
    storageType: current.storageType,
    items,
    days,
    units: price?.units ?? days,
    total: price?.totalPrice ?? 0,
    offer: cheaperPlan(current),
    daily: counts ? byDay.totalPrice : null,
    setAside: counts || chosen === 'daily' ? null : chosen,
  }
}

/** True if two bookings may cost less, or if the form may contain the first of two bookings. */
export function mayBeSplit({ items, days, daily }: StayPrice): boolean {
  return items > prices.itemsPerPlan || days > prices.mid.days || daily !== null
}

function pricedQuote(stay: PricedStay) {
  const answer = quote(stay)
  return answer.kind === 'priced' ? answer : null
}
