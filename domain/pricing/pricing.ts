import { prices, type Tariff } from '../business/business.ts'
import type { Cents } from '../business/money.ts'
import type { ServiceType } from '../business/services.ts'
import type { StorageType } from '../business/stay.ts'
import { addDays, inclusiveDays, tiranaDate, tiranaInstant, tiranaTime } from '../time/calendar.ts'

/** `duration` is in hours for the short plan, otherwise in days. */
export interface StayTimes {
  startDate: Date
  endDate?: Date | undefined
  duration?: number | undefined
  storageType?: StorageType | undefined
}

export interface PricedStay extends StayTimes {
  serviceType: ServiceType
  storageType: StorageType
  luggageCount: number
}

/**
 * `on_request`: staff have to set the price.
 * `units` counts hours, days, fortnights or months, depending on the plan.
 */
export type Quote =
  | { kind: 'priced'; totalPrice: Cents; units: number; duration: number }
  | { kind: 'on_request'; duration: number }

const hour = 3_600_000

function daysOf({ startDate, endDate, duration }: PricedStay): number {
  return endDate ? inclusiveDays(startDate, endDate) : Math.max(1, duration ?? 1)
}

/** Returns a stay's hours, rounded up, at least 1. `endDate` takes precedence over `duration`. */
export function hoursOf({ startDate, endDate, duration }: StayTimes): number {
  const hours = endDate ? (endDate.getTime() - startDate.getTime()) / hour : (duration ?? 1)
  return Math.max(1, Math.ceil(hours))
}

export function hoursAreKnown({ startDate, endDate }: StayTimes): boolean {
  return endDate !== undefined && endDate > startDate
}

export function pickUpOf(stay: StayTimes): Date {
  const { startDate, endDate, duration = 1, storageType } = stay
  if (endDate) return endDate
  if (storageType === 'short') return new Date(startDate.getTime() + hoursOf(stay) * hour)
  // A stay of one day ends when it starts. Computed from the clock time, the end could be before
  // the start, because the clock time has no seconds and occurs twice when clocks are set back.
  if (duration === 1) return startDate
  return tiranaInstant(addDays(tiranaDate(startDate), duration - 1), tiranaTime(startDate))
}

function planQuote(stay: PricedStay, tariff: Tariff, plan: 'mid' | 'long'): Quote {
  const duration = daysOf(stay)
  const { cents, days } = tariff[plan]
  if (stay.luggageCount > tariff.itemsPerPlan) return { kind: 'on_request', duration }
  const units = Math.ceil(duration / days)
  return { kind: 'priced', totalPrice: units * cents, units, duration }
}

function dailyQuote(stay: PricedStay, tariff: Tariff, days: number): Quote {
  const totalPrice = stay.luggageCount * days * tariff.dayPerItem
  return { kind: 'priced', totalPrice, units: days, duration: days }
}

function shortQuote(stay: PricedStay, tariff: Tariff): Quote {
  const hours = hoursOf(stay)
  const days = inclusiveDays(stay.startDate, pickUpOf(stay))
  const byHour = stay.luggageCount * hours * tariff.hourPerItem
  const byDay = stay.luggageCount * days * tariff.dayPerItem
  return { kind: 'priced', totalPrice: Math.min(byHour, byDay), units: hours, duration: hours }
}

/** Returns a stay's price (specification, section 9). */
export function quote(stay: PricedStay, tariff: Tariff = prices): Quote {
  if (stay.serviceType !== 'storage') return { kind: 'on_request', duration: daysOf(stay) }
  switch (stay.storageType) {
    case 'short':
      return shortQuote(stay, tariff)
    case 'daily':
      return dailyQuote(stay, tariff, daysOf(stay))
    case 'mid':
      return planQuote(stay, tariff, 'mid')
    case 'long':
      return planQuote(stay, tariff, 'long')
  }
}

/** Returns the price in cents, 0 if staff have to set it. */
export function storedPrice(answer: Quote): Cents {
  return answer.kind === 'priced' ? answer.totalPrice : 0
}

/**
 * Finds the cheapest plan, other than daily, that costs less than the stay.
 * Returns `null` if there is none or the stay has no price.
 */
export function cheaperPlan(
  stay: PricedStay,
): { storageType: StorageType; totalPrice: Cents; saves: Cents } | null {
  const current = quote(stay)
  if (current.kind !== 'priced') return null
  const plans: StorageType[] = hoursAreKnown(stay) ? ['short', 'mid', 'long'] : ['mid', 'long']
  const offers = plans
    .map((storageType) => ({ storageType, answer: quote({ ...stay, storageType }) }))
    .flatMap(({ storageType, answer }) =>
      answer.kind === 'priced' && answer.totalPrice < current.totalPrice
        ? [
            {
              storageType,
              totalPrice: answer.totalPrice,
              saves: current.totalPrice - answer.totalPrice,
            },
          ]
        : [],
    )
    .sort((a, b) => a.totalPrice - b.totalPrice)
  return offers[0] ?? null
}

const someDay = new Date(0)

/**
 * Returns the prices of daily storage in cents.
 * `same` is for a pick-up on the last of `days`, `next` for one on the day after. The drop-off day
 * is the first day.
 */
export function priceByDay(luggageCount: number, days = 1): { same: Cents; next: Cents } {
  const until = (duration: number) =>
    storedPrice(
      quote({
        serviceType: 'storage',
        storageType: 'daily',
        luggageCount,
        startDate: someDay,
        duration,
      }),
    )
  return { same: until(days), next: until(days + 1) }
}
