import type { Tariff } from '../business/business.ts'
import type { Cents } from '../business/money.ts'
import { inclusiveDays } from '../time/calendar.ts'
import { type PricedStay, pickUpOf, quote } from './pricing.ts'

const hour = 3_600_000

/**
 * Returns the lowest price by plan, by day or by a combination of both.
 * The plan may cover all days, only the first ones, or none. Days that it doesn't cover cost the
 * daily price, and so do all days if the plan has no price. As a result, a later pick-up never
 * lowers the price, and an extra day never adds more than the daily price per item.
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
 * Counts the days, from the first, that the plan covers in `lesserPrice`.
 * `cents` is the plan's price for them. The longer plans cover whole periods of 14 or 30 days. The
 * hourly plan covers the one or two days of the first hour, except the last day of the stay. The
 * daily plan covers none.
 */
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
 * Returns a stay's price after a change.
 * `price` is the price before the change. The change is applied in steps, as at the desk: the
 * number of items, an earlier drop-off, then the rest. A step that lowers `lesserPrice` sets the
 * price to it. Any other step raises the price to `lesserPrice`, unless the price is already as
 * high, because the guest may have paid for a plan that covers the addition.
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
