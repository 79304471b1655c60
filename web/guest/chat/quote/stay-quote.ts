import { business, limits } from '../../../../domain/business/business.ts'
import type { Locale } from '../../../../domain/business/locales.ts'
import type { Cents } from '../../../../domain/business/money.ts'
import type { StorageType } from '../../../../domain/business/stay.ts'
import {
  bookOnlineHours,
  defaultStay,
  reserveHours,
  timeOptionsAhead,
} from '../../../../domain/opening-hours/opening-hours.ts'
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
  type ClockTime,
  daysBetween,
  tiranaDate,
  tiranaInstant,
} from '../../../../domain/time/calendar.ts'
import { clockTime } from '../../../../domain/time/clock.ts'
import { type ReadStay, readStay } from './read-stay.ts'

/** A stay that a message asks for, with its price. */
export interface StayQuote {
  items: number
  /** Calendar days, including the first and the last. */
  days: number
  first: CalendarDate
  last: CalendarDate
  /** Hours within one day, `null` if the message named none or the desk isn't open that long. */
  hours: number | null
  /** Full hours that the forms offer, `null` without `hours`. */
  times: { dropOff: ClockTime; pickUp: ClockTime } | null
  /** The plan that costs least. */
  plan: StorageType
  total: Cents
  lek: number
  /** Price by the day, `null` unless another plan costs less. */
  daily: Cents | null
  /** Price as two bookings, `null` unless that costs less. */
  split: Cents | null
  /** What the message didn't say. `start` is `null` if it named a day. */
  assumed: { items: boolean; days: boolean; start: 'today' | 'tomorrow' | 'later' | null }
  /** False if the items are too many for one booking. */
  isBookable: boolean
}

/** Larger numbers are rather typos. */
const mostItems = 200

/**
 * Returns the price of the stay that a message describes.
 * `null` if the message names no amount, an uncertain one, or a stay that can't be booked within a year.
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
  const dated = datesOf(read, now, openingTimes)
  const lastDay = addMonths(tiranaDate(now), limits.monthsAhead)
  if (!dated || items < limits.minItems || items > mostItems) return null
  const { first, last, days, times } = dated
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
      start: dated.isStartAssumed ? startOf(first, now) : null,
    },
    isBookable,
  }
}

function startOf(first: CalendarDate, now: Date): 'today' | 'tomorrow' | 'later' {
  const ahead = daysBetween(tiranaDate(now), first)
  return (['today', 'tomorrow'] as const)[ahead] ?? 'later'
}

interface Dated extends Pick<StayQuote, 'first' | 'last' | 'days' | 'times'> {
  isStartAssumed: boolean
}

/** `null` if the last day has passed before the stay can start. */
function datesOf(read: ReadStay, now: Date, openingTimes: OpeningTimes): Dated | null {
  const today = tiranaDate(now)
  const isOver =
    read.first === today &&
    timeOptionsAhead('drop_off', today, reserveHours, now, openingTimes).length === 0
  const isStartAssumed = read.first === null || isOver
  const start = isOver
    ? addDays(today, 1)
    : (read.first ?? defaultStay(bookOnlineHours, now, openingTimes).dropOffDate)
  if (read.hours !== null) {
    const dates = isStartAssumed ? [start, addDays(start, 1)] : [start]
    for (const date of dates) {
      const times = timesOn(date, read, now, openingTimes)
      if (times) return { first: date, last: date, days: 1, times, isStartAssumed }
    }
  }
  const last = read.days === null ? read.last : addDays(start, read.days - 1)
  const days = last ? daysBetween(start, last) + 1 : daysOfHours(start, read.hours)
  if (days < 1) return null
  return { first: start, last: addDays(start, days - 1), days, times: null, isStartAssumed }
}

const hourOf = (time: ClockTime) => Number(time.slice(0, 2))

/** Returns times on a day for the hours in `read`, `null` if the forms offer none. */
function timesOn(
  date: CalendarDate,
  { hours, from, until }: ReadStay,
  now: Date,
  openingTimes: OpeningTimes,
): StayQuote['times'] {
  const dropOffs = timeOptionsAhead('drop_off', date, bookOnlineHours, now, openingTimes)
  const pickUps = timeOptionsAhead('pick_up', date, bookOnlineHours, now, openingTimes)
  if (from !== null && until !== null) {
    // The forms offer full hours.
    const dropOff = clockTime(hourOf(from))
    const pickUp = clockTime(hourOf(until) + (until.endsWith(':00') ? 0 : 1))
    return dropOffs.includes(dropOff) && pickUps.includes(pickUp) ? { dropOff, pickUp } : null
  }
  const usual = dropOffs.filter((time) => time >= bookOnlineHours.dropOff)
  for (const dropOff of [...usual, ...dropOffs.toReversed()]) {
    const pickUp = clockTime(hourOf(dropOff) + (hours ?? 0))
    if (pickUps.includes(pickUp)) return { dropOff, pickUp }
  }
  return null
}

/**
 * Counts the calendar days of a number of hours from the usual drop-off on.
 * Hours within the opening hours are one day.
 */
function daysOfHours(start: CalendarDate, hours: number | null): number {
  if (hours === null || hours <= business.closesAt - business.opensAt) return 1
  const dropOff = tiranaInstant(start, bookOnlineHours.dropOff)
  const pickUp = new Date(dropOff.getTime() + hours * 3_600_000)
  return daysBetween(start, tiranaDate(pickUp)) + 1
}

/** Returns the closures on the first or last day of a stay that are in its way. */
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
