import type { Tariff } from '../business/business.ts'
import type { Cents } from '../business/money.ts'
import { inclusiveDays } from '../time/calendar.ts'
import { type PricedStay, pickUpOf, quote } from './pricing.ts'

const hour = 3_600_000

/**
 * Returns the lesser of plan and days, in cents: the lowest price of a stay whose plan covers all of its
 * days, some of the first, or none, while each other day costs the daily price. A later pick-up never lowers
 * it, and a day more never adds more than the daily price.
 */
export function lesserPrice(stay: PricedStay, tariff: Tariff): Cents {
  const days = inclusiveDays(stay.startDate, pickUpOf(stay))
  const byDay = stay.luggageCount * tariff.dayPerItem
  const plan = quote(stay, tariff)
  if (plan.kind !== 'priced') return days * byDay
  const covered = coveredFirst(stay, tariff, days)
  return Math.min(days * byDay, plan.totalPrice, covered.cents + (days - covered.days) * byDay)
}

/**
 * The first days of a stay that its plan can cover by itself, and their price: whole fortnights or months, or,
 * of a stay by the hour that goes on overnight, its first hour.
 */
function coveredFirst(
  { storageType, luggageCount, startDate }: PricedStay,
  tariff: Tariff,
  days: number,
): { cents: Cents; days: number } {
  if (storageType === 'daily') return { cents: 0, days: 0 }
  if (storageType === 'short') {
    // From 23:00 on, the first hour lies on two days. The last day of a stay is never covered by it.
    const first = inclusiveDays(startDate, new Date(startDate.getTime() + hour))
    const covered = Math.min(first, days - 1)
    return { cents: covered > 0 ? luggageCount * tariff.hourPerItem : 0, days: covered }
  }
  const plan = tariff[storageType]
  const units = Math.floor(days / plan.days)
  return { cents: units * plan.cents, days: units * plan.days }
}

/**
 * Returns what a stay costs (cents) that cost `price` as it was `before`, once it is as it is `after`. Items
 * come first, then an earlier drop-off, then the rest, as at the desk. Less time or fewer items bring it down
 * to the lesser of plan and days. More never bring it down: a plan that was paid in full covers them first.
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
