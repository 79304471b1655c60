import type { Cents } from '../business/money.ts'
import { type ServiceType, serviceTypes } from '../business/services.ts'
import type { StayStatus } from '../business/stay.ts'
import type { CalendarDate } from '../time/calendar.ts'
import { type CalendarMonth, daysOf, periodOf } from '../time/period.ts'

/** A stay of these counts on the day that it began; the others were given up, or never agreed. */
export const countedStatuses: readonly StayStatus[] = [
  'confirmed',
  'checked_in',
  'completed',
  'abandoned',
]

/** What a day, a service or a month came to. */
export interface Takings {
  /** Taken in. */
  bags: number
  /** That began, as they are known by now: one that turns out to be a no-show is one less. */
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
  /** Every day of the month, in order, whether there is anything to tell of it or not. */
  days: DayTakings[]
  /** Those that there is anything to tell of, in the order of the services. */
  services: ServiceTakings[]
  total: Takings
}

/**
 * So much of something on a day. Money is booked on the day on which it moved: what is voided or fails
 * later counts below 0 on the day on which it does, so that a month that is over never changes.
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
