import { business, limits, prices } from '../business/business.ts'
import type { Cents } from '../business/money.ts'
import type { StorageType } from '../business/stay.ts'
import { addDays, inclusiveDays, tiranaDate, tiranaInstant, tiranaTime } from '../time/calendar.ts'
import { clockTime } from '../time/clock.ts'
import { cheaperPlan, hoursAreKnown, type PricedStay, quote } from './pricing.ts'

export interface StayPart {
  storageType: StorageType
  luggageCount: number
  startDate: Date
  endDate: Date
  totalPrice: Cents
}

export interface StaySplit {
  parts: readonly [StayPart, StayPart]
  totalPrice: Cents
  saves: Cents
}

type Unpriced = Omit<StayPart, 'storageType' | 'totalPrice'>

/**
 * Finds the cheapest division of a stay into two bookings, by items or by days.
 * Returns `null` if none costs less than the stay and its cheaper plan. Also `null` for an hourly
 * stay, or one without a price or pick-up.
 */
export function cheapestSplit(stay: PricedStay): StaySplit | null {
  const current = quote(stay)
  if (current.kind !== 'priced' || stay.storageType === 'short' || !hoursAreKnown(stay)) return null
  const limit = cheaperPlan(stay)?.totalPrice ?? current.totalPrice
  const [best] = [...sharesOfItems(stay), ...sharesOfDays(stay)]
    .map(([first, second]) => {
      const parts = [cheapest(first), cheapest(second)] as const
      return { parts, totalPrice: parts[0].totalPrice + parts[1].totalPrice }
    })
    .sort((a, b) => a.totalPrice - b.totalPrice)
  if (!best || best.totalPrice >= limit) return null
  return { ...best, saves: current.totalPrice - best.totalPrice }
}

function sharesOfItems({ luggageCount, ...stay }: PricedStay): [Unpriced, Unpriced][] {
  const { startDate, endDate = startDate } = stay
  const shares = [prices.itemsPerPlan, 1].filter((share) => share < luggageCount)
  return shares.map((share) => [
    { luggageCount: share, startDate, endDate },
    { luggageCount: luggageCount - share, startDate, endDate },
  ])
}

function sharesOfDays({ luggageCount, ...stay }: PricedStay): [Unpriced, Unpriced][] {
  const { startDate, endDate = startDate } = stay
  const firstDay = tiranaDate(startDate)
  const days = inclusiveDays(startDate, endDate)
  // With a mistyped year, the stay can be decades long.
  if (days > limits.maxDays) return []
  const lengths = [prices.long, prices.mid].flatMap((plan) =>
    Array.from({ length: Math.floor((days - 1) / plan.days) }, (_, i) => (i + 1) * plan.days),
  )
  return lengths.map((length) => [
    {
      luggageCount,
      startDate,
      endDate: tiranaInstant(addDays(firstDay, length - 1), tiranaTime(endDate)),
    },
    {
      luggageCount,
      startDate: tiranaInstant(addDays(firstDay, length), clockTime(business.opensAt)),
      endDate,
    },
  ])
}

/** Excludes the hourly plan, which wouldn't cover the night between two bookings. */
const plans: readonly StorageType[] = ['daily', 'mid', 'long']

function cheapest(part: Unpriced): StayPart {
  return plans
    .flatMap((storageType): StayPart[] => {
      const answer = quote({ ...part, serviceType: 'storage', storageType })
      return answer.kind === 'priced'
        ? [{ ...part, storageType, totalPrice: answer.totalPrice }]
        : []
    })
    .reduce((best, next) => (next.totalPrice < best.totalPrice ? next : best))
}
