import { limits } from '../../../../domain/business/business.ts'
import type { Locale } from '../../../../domain/business/locales.ts'
import type { Cents } from '../../../../domain/business/money.ts'
import type { StorageType } from '../../../../domain/business/stay.ts'
import { bookOnlineHours } from '../../../../domain/opening-hours/opening-hours.ts'
import type { Closure, OpeningTimes } from '../../../../domain/opening-hours/opening-times.ts'
import { lekOf } from '../../../../domain/payments/drawer.ts'
import { cheapestSplit } from '../../../../domain/pricing/cheapest-split.ts'
import {
  cheaperPlan,
  type PricedStay,
  quote,
  storedPrice,
} from '../../../../domain/pricing/pricing.ts'
import {
  addDays,
  addMonths,
  type CalendarDate,
  daysBetween,
  tiranaDate,
  tiranaInstant,
} from '../../../../domain/time/calendar.ts'
import { type FormTimes, hourOf, quotedPeriod } from './quoted-period.ts'
import { type ReadStay, readStay } from './read-stay.ts'

export interface StayQuote {
  items: number
  /** Calendar days, including the first and the last. */
  days: number
  first: CalendarDate
  last: CalendarDate
  /** Hours within one day. `null` if the message named none, or none that the forms offer. */
  hours: number | null
  /** `null` without `hours`. */
  times: FormTimes | null
  /** The cheapest plan for a single booking, or `daily` if there are too many items for one. */
  plan: StorageType
  total: Cents
  lek: number
  /** Price on the daily plan. `null` unless another plan costs less. */
  daily: Cents | null
  /** Price as two bookings. `null` unless they cost less than `total`. */
  split: Cents | null
  /**
   * What the message left open.
   * `start` is `null` if the message determines a drop-off day that is still possible.
   */
  assumed: { items: boolean; days: boolean; start: 'today' | 'tomorrow' | 'later' | null }
  /** False if there are too many items for one booking. */
  isBookable: boolean
}

/** Larger numbers are probably typos. */
const mostItems = 200

/**
 * Returns the quote for the stay that a message describes.
 * `null` if the message describes none, is unclear, or describes one that can't be quoted.
 */
export function quoteOf(
  text: string,
  locale: Locale,
  now: Date,
  openingTimes: OpeningTimes,
): StayQuote | null {
  const read = readStay(text, locale, tiranaDate(now))
  return read && quoteFor(read, now, openingTimes)
}

export function quoteFor(read: ReadStay, now: Date, openingTimes: OpeningTimes): StayQuote | null {
  const items = read.items ?? 1
  const period = quotedPeriod(read, now, openingTimes)
  const lastDay = addMonths(tiranaDate(now), limits.monthsAhead)
  if (!period || items < limits.minItems || items > mostItems) return null
  const { first, last, days, times } = period
  if (days > limits.maxDays || last > lastDay) return null
  const stay: PricedStay = {
    serviceType: 'storage',
    storageType: 'daily',
    luggageCount: items,
    startDate: tiranaInstant(first, times?.dropOff ?? bookOnlineHours.dropOff),
    endDate: tiranaInstant(last, times?.pickUp ?? bookOnlineHours.pickUp),
  }
  const daily = storedPrice(quote(stay))
  const isBookable = items <= limits.maxItems
  const cheaper = isBookable ? cheaperPlan(stay) : null
  const total = cheaper?.totalPrice ?? daily
  return {
    items,
    days,
    first,
    last,
    hours: times && hourOf(times.pickUp) - hourOf(times.dropOff),
    times,
    plan: cheaper?.storageType ?? 'daily',
    total,
    lek: lekOf(total),
    daily: cheaper ? daily : null,
    split: isBookable ? (cheapestSplit(stay)?.totalPrice ?? null) : null,
    assumed: {
      items: read.items === null,
      days: read.days === null && read.last === null && read.hours === null,
      start: period.isStartAssumed ? startOf(first, now) : null,
    },
    isBookable,
  }
}

function startOf(first: CalendarDate, now: Date): 'today' | 'tomorrow' | 'later' {
  const ahead = daysBetween(tiranaDate(now), first)
  return (['today', 'tomorrow'] as const)[ahead] ?? 'later'
}

/**
 * Returns the closures on the first or last day of a stay.
 * On the last day, only `closed` counts, because a full office still hands out bags.
 */
export function closuresOf(
  { first, last }: Pick<StayQuote, 'first' | 'last'>,
  { closures }: OpeningTimes,
): Closure[] {
  const isOn = ({ from, to }: Closure, date: CalendarDate) =>
    from < tiranaInstant(addDays(date, 1), '00:00') && to > tiranaInstant(date, '00:00')
  return closures.filter(
    (closure) => isOn(closure, first) || (closure.kind === 'closed' && isOn(closure, last)),
  )
}
