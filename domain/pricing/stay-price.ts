import type { Tariff } from '../business/business.ts'
import type { Cents } from '../business/money.ts'
import { inclusiveDays } from '../time/calendar.ts'
import { type PricedStay, pickUpOf, quote } from './pricing.ts'

const hour = 3_600_000

/**
 * Returns the lesser of plan and daily price (cents).
 * The plan may cover all days, some of the first, or none. Each other day costs the daily price. A later pick-up
 * never lowers the result, and an extra day never adds more than the daily price.
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
 * Returns the days a plan covers, and their price.
 * These are the first days in whole fortnights or months, or the first hour of an hourly stay that continues
 * overnight.
 */
function coveredFirst(
  { storageType, luggageCount, startDate }: PricedStay,
  tariff: Tariff,
  days: number,
): { cents: Cents; days: number } {
  if (storageType === 'daily') return { cents: 0, days: 0 }
  if (storageType === 'short') {
    // From 23:00 on, the first hour spans two days.
    // It never covers a stay's last day.
    const first = inclusiveDays(startDate, new Date(startDate.getTime() + hour))
    const covered = Math.min(first, days - 1)
    return { cents: covered > 0 ? luggageCount * tariff.hourPerItem : 0, days: covered }
  }
  const plan = tariff[storageType]
  const units = Math.floor(days / plan.days)
  return { cents: units * plan.cents, days: units * plan.days }
}

/**
 * Returns the price (cents) of a changed stay.
 * It cost `price` before. Changes apply in the desk's order: items, an earlier drop-off, then the rest. Less time
 * or fewer items lower the price to the lesser of plan and daily price. More never lower it, because a plan that
 * was paid in full covers them first.
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
