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

/** What the price of a form depends on. */
export const pricedFields = [
  'dropOffDate',
  'dropOffTime',
  'pickUpDate',
  'pickUpTime',
  'luggageCount',
  'plan',
] as const

export type PricedValues = Pick<StayValues, Exclude<(typeof pricedFields)[number], 'plan'>>

/** A plan that costs less; both amounts in cents. */
export type PlanOffer = NonNullable<ReturnType<typeof cheaperPlan>>

/** What the price panel says of a form. */
export interface StayPrice {
  /** What the total is the price of. */
  stay: PricedStay
  storageType: StorageType
  items: number
  /** Tirana calendar days, both ends counted. */
  days: number
  /** Hours, days, fortnights or months that the price counts, as the plan has it. */
  units: number
  /** Cents. */
  total: Cents
  offer: PlanOffer | null
  /** The daily price, in cents, where another plan was chosen. */
  daily: Cents | null
  /** The plan that was chosen and does not count any more. */
  setAside: StorageType | null
}

/** What the total is worked out from. */
export type Rate = Pick<StayPrice, 'storageType' | 'items' | 'days' | 'units'>

const someDay = new Date(0)

/**
 * The price of what a form holds; nothing while the number of items is none. Another plan counts
 * only as long as it costs less than the daily price, so a choice never turns against the guest, and
 * the hourly one only as long as the hours are known, so that none of it turns against the desk.
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

/** More items or days than a plan covers, or a plan, as the first of two bookings has one. */
export function mayBeSplit({ items, days, daily }: StayPrice): boolean {
  return items > prices.itemsPerPlan || days > prices.mid.days || daily !== null
}

function pricedQuote(stay: PricedStay) {
  const answer = quote(stay)
  return answer.kind === 'priced' ? answer : null
}
