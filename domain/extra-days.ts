import { type Tariff, tariffOf } from './business.ts'
import { daysBetween, tiranaDate } from './calendar.ts'
import type { Cents } from './money.ts'
import { quote } from './pricing.ts'
import type { Stay } from './stay-file.ts'

/** What the days of a stay cost is reckoned by. */
export type BilledStay = Pick<
  Stay,
  'serviceType' | 'storageType' | 'startDate' | 'pickUpAt' | 'tariff'
>

/**
 * What `bags` that leave late cost beyond the agreed price, in cents, at the price list that binds the
 * stay: the daily price for each calendar day after the agreed one, or what the stay's own plan takes
 * for the longer time, whichever is less. Only bags that are still here count; the others left in time.
 */
export function extraDays(stay: BilledStay, bags: number, leftAt: Date): Cents {
  const days = daysBetween(tiranaDate(stay.pickUpAt), tiranaDate(leftAt))
  return leftAt <= stay.pickUpAt ? 0 : longerBy(stay, bags, { ...stay, pickUpAt: leftAt }, days)
}

/** What `bags` that come before the agreed day cost, by the same rule; the pick-up stays as it is. */
export function earlyDays(stay: BilledStay, bags: number, cameAt: Date): Cents {
  const days = daysBetween(tiranaDate(cameAt), tiranaDate(stay.startDate))
  return days <= 0 ? 0 : longerBy(stay, bags, { ...stay, startDate: cameAt }, days)
}

function longerBy(stay: BilledStay, bags: number, longer: BilledStay, days: number): Cents {
  if (bags < 1) return 0
  const tariff = tariffOf(stay)
  const byDay = days * bags * tariff.dayPerItem
  const [agreed, actual] = [priceOf(stay, bags, tariff), priceOf(longer, bags, tariff)]
  // The longer plans have no price for more than two pieces.
  if (agreed === null || actual === null) return byDay
  const byPlan = Math.max(0, actual - agreed)
  // Within the agreed day, only hours cost more.
  return days === 0 ? byPlan : Math.min(byPlan, byDay)
}

function priceOf(stay: BilledStay, luggageCount: number, tariff: Tariff): Cents | null {
  const answer = quote({ ...stay, luggageCount, endDate: stay.pickUpAt }, tariff)
  return answer.kind === 'priced' ? answer.totalPrice : null
}
