import type { Tariff } from '../business/business.ts'
import type { Cents } from '../business/money.ts'
import { inclusiveDays } from '../time/calendar.ts'
import { type PricedStay, pickUpOf, quote } from './pricing.ts'

const hour = 3_600_000

/** Returns the lowest price by plan, by day or by both combined, in cents (decision 0066). */
export function lesserPrice(stay: PricedStay, tariff: Tariff): Cents {
  const days = inclusiveDays(stay.startDate, pickUpOf(stay))
  const byDay = stay.luggageCount * tariff.dayPerItem
  const plan = quote(stay, tariff)
  if (plan.kind !== 'priced') return days * byDay
  const covered = coveredFirst(stay, tariff, days)
  return Math.min(days * byDay, plan.totalPrice, covered.cents + (days - covered.days) * byDay)
}

/** Returns how many days from the start the plan covers, and its price for them in cents. */
function coveredFirst(
  { storageType, luggageCount, startDate }: PricedStay,
  tariff: Tariff,
  days: number,
): { cents: Cents; days: number } {
  if (storageType === 'daily') return { cents: 0, days: 0 }
  if (storageType === 'short') {
    // The first hour spans two days if it starts at 23:00 or later.
    const first = inclusiveDays(startDate, new Date(startDate.getTime() + hour))
    const covered = Math.min(first, days - 1)
    return { cents: covered > 0 ? luggageCount * tariff.hourPerItem : 0, days: covered }
  }
  const plan = tariff[storageType]
  const units = Math.floor(days / plan.days)
  return { cents: units * plan.cents, days: units * plan.days }
}

/**
 * Returns a stay's price in cents after a change (decision 0066).
 * `price` is the price before the change. Items or days that it already covers, for example by a
 * plan, cost nothing more.
 */
export function changedPrice(
  price: Cents,
  before: PricedStay,
  after: PricedStay,
  tariff: Tariff,
): Cents {
  const counted = { ...before, luggageCount: after.luggageCount }
  const isEarlier = after.startDate < before.startDate
  const begun = isEarlier ? { ...counted, startDate: after.startDate } : counted
  const [first = 0, ...others] = [before, counted, begun, after].map((one) =>
    lesserPrice(one, tariff),
  )
  let last = first
  return others.reduce((current, lesser) => {
    const next = lesser < last ? lesser : Math.max(current, lesser)
    last = lesser
    return next
  }, price)
}
