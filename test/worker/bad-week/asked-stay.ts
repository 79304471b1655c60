import { prices } from '../../../domain/business/business.ts'
import type { StorageType } from '../../../domain/business/stay.ts'
import { at } from '../support/requests.ts'
import type { Chance } from './chance.ts'

/** Days of a plan's stay. */
const daysOf: Record<StorageType, [least: number, most: number]> = {
  short: [1, 1],
  daily: [1, 3],
  mid: [4, 20],
  long: [15, 30],
}

/** The stay that a guest of a plan asks for, and its price. */
export function askedStay(chance: Chance, plan: StorageType, soonest = 1) {
  const isPlan = plan === 'mid' || plan === 'long'
  const luggageCount = chance.whole(1, isPlan ? prices.itemsPerPlan : 5)
  const days = chance.whole(...daysOf[plan])
  const first = chance.whole(soonest, 3)
  const hours = plan === 'short' ? chance.whole(1, 6) : 7
  const stay = {
    luggageCount,
    storageType: plan,
    startDate: at(first, '10:00'),
    endDate: at(first + days - 1, `${10 + hours}:00`),
  }
  return { stay, totalPrice: priceOf(plan, luggageCount, days, hours) }
}

function priceOf(plan: StorageType, items: number, days: number, hours: number): number {
  const byDay = items * days * prices.dayPerItem
  if (plan === 'short') return Math.min(items * hours * prices.hourPerItem, byDay)
  if (plan === 'daily') return byDay
  const { cents, days: perUnit } = prices[plan]
  return Math.ceil(days / perUnit) * cents
}
