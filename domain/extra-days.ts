import { type Tariff, tariffOf } from './business.ts'
import { daysBetween, tiranaDate } from './calendar.ts'
import type { Cents } from './money.ts'
import { quote } from './pricing.ts'
import type { Stay } from './stay-file.ts'

type AgreedStay = Pick<Stay, 'serviceType' | 'storageType' | 'startDate' | 'pickUpAt' | 'tariff'>

/**
 * What `bags` that leave late cost beyond the agreed price, in cents, at the price list that binds the
 * stay: the daily price for each calendar day after the agreed one, or what the stay's own plan takes
 * for the longer time, whichever is less. Only bags that are still here count; the others left in time.
 */
export function extraDays(stay: AgreedStay, bags: number, leftAt: Date): Cents {
  if (bags < 1 || leftAt <= stay.pickUpAt) return 0
  const tariff = tariffOf(stay)
  const lateDays = daysBetween(tiranaDate(stay.pickUpAt), tiranaDate(leftAt))
  const byDay = lateDays * bags * tariff.dayPerItem
  const agreed = priceUntil(stay, bags, stay.pickUpAt, tariff)
  const actual = priceUntil(stay, bags, leftAt, tariff)
  // The longer plans have no price for more than two pieces.
  if (agreed === null || actual === null) return byDay
  const byPlan = Math.max(0, actual - agreed)
  // Within the agreed day, only hours cost more.
  return lateDays === 0 ? byPlan : Math.min(byPlan, byDay)
}

function priceUntil(
  stay: AgreedStay,
  luggageCount: number,
  endDate: Date,
  tariff: Tariff,
): Cents | null {
  const answer = quote({ ...stay, luggageCount, endDate }, tariff)
  return answer.kind === 'priced' ? answer.totalPrice : null
}
