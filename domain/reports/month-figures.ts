import type { Cents } from '../business/money.ts'
import { type ServiceType, serviceTypes } from '../business/services.ts'
import type { StayStatus } from '../business/stay.ts'
import type { CalendarDate } from '../time/calendar.ts'
import { type CalendarMonth, daysOf, periodOf } from '../time/period.ts'

/** Statuses of stays that are counted, on their drop-off day. */
export const countedStatuses: readonly StayStatus[] = [
  'confirmed',
  'checked_in',
  'completed',
  'abandoned',
]

export interface Takings {
  bags: number
  /** Counted by current status, so the numbers of past days can change. */
  stays: number
  received: Cents
  refunded: Cents
  net: Cents
}

export interface DayTakings extends Takings {
  date: CalendarDate
}

export interface ServiceTakings extends Takings {
  serviceType: ServiceType
}

export interface MonthFigures {
  month: CalendarMonth
  days: DayTakings[]
  services: ServiceTakings[]
  total: Takings
}

/**
 * An amount in cents, or a number of bags or stays.
 * A voided payment or failed refund is counted as a negative amount on the day of the void or
 * failure, so the money of past days doesn't change.
 */
export interface MonthEntry {
  date: CalendarDate
  serviceType: ServiceType
  of: 'bags' | 'stays' | 'received' | 'refunded'
  amount: number
}

export function monthFigures(month: CalendarMonth, entries: readonly MonthEntry[]): MonthFigures {
  const ofDay = Map.groupBy(entries, ({ date }) => date)
  const ofService = Map.groupBy(entries, ({ serviceType }) => serviceType)
  return {
    month,
    days: daysOf(periodOf(month)).map((date) => ({ date, ...takingsOf(ofDay.get(date) ?? []) })),
    services: serviceTypes.flatMap((serviceType) => {
      const own = ofService.get(serviceType)
      return own ? [{ serviceType, ...takingsOf(own) }] : []
    }),
    total: takingsOf(entries),
  }
}

function takingsOf(entries: readonly MonthEntry[]): Takings {
  const takings: Takings = { bags: 0, stays: 0, received: 0, refunded: 0, net: 0 }
  for (const { of, amount } of entries) takings[of] += amount
  takings.net = takings.received - takings.refunded
  return takings
}
