import {
  addDays,
  daysBetween,
  isCalendarDate,
  isClockTime,
  tiranaDate,
  tiranaInstant,
  tiranaTime,
} from '../../../../domain/calendar.ts'
import type { Pass } from '../../../../domain/pass.ts'

/** What stands in the form: Tirana's dates and times. */
export interface Wished {
  luggageCount: number
  dropOffDate: string
  dropOffTime: string
  pickUpDate: string
  pickUpTime: string
}

/** What is asked of the Worker: what differs from the stay, and nothing else. */
export interface Wish {
  luggageCount?: number
  startDate?: string
  endDate?: string
}

export function wishedOf({ luggageCount, startDate, pickUpAt }: Pass): Wished {
  const [dropOff, pickUp] = [new Date(startDate), new Date(pickUpAt)]
  return {
    luggageCount,
    dropOffDate: tiranaDate(dropOff),
    dropOffTime: tiranaTime(dropOff),
    pickUpDate: tiranaDate(pickUp),
    pickUpTime: tiranaTime(pickUp),
  }
}

/** Bags that are here have been counted and dropped off: neither can be asked for otherwise. */
export function bagsAreHere({ bags }: Pick<Pass, 'bags'>): boolean {
  return bags.some(({ outTo }) => outTo === null)
}

/**
 * What the guest touched, now with `field`. A drop-off that moves past the pick-up takes it along: the stay is as
 * many days as agreed.
 */
export function touchedWith(
  pass: Pass,
  touched: Partial<Wished>,
  field: Partial<Wished>,
): Partial<Wished> {
  const agreed = wishedOf(pass)
  const now = { ...touched, ...field }
  const { dropOffDate, pickUpDate } = { ...agreed, ...now }
  if (!isCalendarDate(dropOffDate) || !field.dropOffDate || dropOffDate <= pickUpDate) return now
  const days = daysBetween(agreed.dropOffDate, agreed.pickUpDate)
  return { ...now, pickUpDate: addDays(dropOffDate, days) }
}

/** Of what the guest touched, what differs from the stay as it is by now and may still be asked for. */
export function wishOf(pass: Pass, touched: Partial<Wished>): Wish {
  const before = wishedOf(pass)
  const wished = { ...before, ...touched }
  const moves = (date: 'dropOffDate' | 'pickUpDate', time: 'dropOffTime' | 'pickUpTime') =>
    wished[date] !== before[date] || wished[time] !== before[time]
  const isHere = bagsAreHere(pass)
  return {
    ...(!isHere &&
      wished.luggageCount !== before.luggageCount && { luggageCount: wished.luggageCount }),
    ...(!isHere &&
      moves('dropOffDate', 'dropOffTime') && {
        startDate: instantOf(wished.dropOffDate, wished.dropOffTime),
      }),
    ...(moves('pickUpDate', 'pickUpTime') && {
      endDate: instantOf(wished.pickUpDate, wished.pickUpTime),
    }),
  }
}

export function isWish(wish: Wish): boolean {
  return Object.keys(wish).length > 0
}

/** A date that is still being typed goes to the Worker as it is, which says what is wrong with it. */
function instantOf(date: string, time: string): string {
  return isCalendarDate(date) && isClockTime(time) ? tiranaInstant(date, time).toISOString() : date
}
