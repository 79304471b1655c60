import { movedPickUp } from '../../../../domain/booking/stay-times.ts'
import type { Pass } from '../../../../domain/pass/pass.ts'
import {
  addDays,
  daysBetween,
  isCalendarDate,
  isClockTime,
  tiranaDate,
  tiranaInstant,
  tiranaTime,
} from '../../../../domain/time/calendar.ts'

/** Dates and times are in Tirana time. */
export interface RequestedValues {
  luggageCount: number
  dropOffDate: string
  dropOffTime: string
  pickUpDate: string
  pickUpTime: string
}

/** Contains only what changes. Dates are ISO strings in UTC, or as typed if incomplete. */
export type RequestedChangeValues = {
  [Term in 'luggageCount' | 'startDate' | 'endDate']?: NonNullable<Pass[Term]>
}

export function requestedValuesOf({ luggageCount, startDate, pickUpAt }: Pass): RequestedValues {
  const [dropOff, pickUp] = [new Date(startDate), new Date(pickUpAt)]
  return {
    luggageCount,
    dropOffDate: tiranaDate(dropOff),
    dropOffTime: tiranaTime(dropOff),
    pickUpDate: tiranaDate(pickUp),
    pickUpTime: tiranaTime(pickUp),
  }
}

/** True if a bag is at the office. The items and the drop-off then can't change. */
export function bagsAreHere({ bags }: Pick<Pass, 'bags'>): boolean {
  return bags.some(({ outTo }) => outTo === null)
}

function askable(pass: Pass, touched: Partial<RequestedValues>): Partial<RequestedValues> {
  if (!bagsAreHere(pass)) return touched
  const { luggageCount, dropOffDate, dropOffTime, ...pickUp } = touched
  return pickUp
}

/**
 * Returns the pick-up that results from the edited drop-off.
 * Empty if an agreed pick-up stays the same, or if the drop-off is incomplete.
 */
function carriedPickUp(pass: Pass, touched: Partial<RequestedValues>): Partial<RequestedValues> {
  const agreed = requestedValuesOf(pass)
  const { dropOffDate, dropOffTime } = { ...agreed, ...touched }
  if (!isCalendarDate(dropOffDate) || !isClockTime(dropOffTime)) return {}
  if (pass.endDate === null) {
    const stay = { ...pass, startDate: new Date(pass.startDate), pickUpAt: new Date(pass.pickUpAt) }
    const pickUp = movedPickUp({ ...stay, endDate: null }, tiranaInstant(dropOffDate, dropOffTime))
    return { pickUpDate: tiranaDate(pickUp), pickUpTime: tiranaTime(pickUp) }
  }
  if (dropOffDate <= agreed.pickUpDate) return {}
  return { pickUpDate: addDays(dropOffDate, daysBetween(agreed.dropOffDate, agreed.pickUpDate)) }
}

export function formOf(pass: Pass, touched: Partial<RequestedValues>): RequestedValues {
  const asked = askable(pass, touched)
  return { ...requestedValuesOf(pass), ...carriedPickUp(pass, asked), ...asked }
}

export function requestedChangeOf(
  pass: Pass,
  touched: Partial<RequestedValues>,
): RequestedChangeValues {
  const wished = formOf(pass, touched)
  const before = requestedValuesOf(pass)
  // A pick-up that wasn't agreed is derived from the drop-off.
  // It is only requested if the guest chooses another one.
  const ends = pass.endDate === null ? carriedPickUp(pass, askable(pass, touched)) : {}
  const without = { ...before, ...ends }
  const moves = (date: 'dropOffDate' | 'pickUpDate', time: 'dropOffTime' | 'pickUpTime') =>
    wished[date] !== without[date] || wished[time] !== without[time]
  return {
    ...(wished.luggageCount !== before.luggageCount && { luggageCount: wished.luggageCount }),
    ...(moves('dropOffDate', 'dropOffTime') && {
      startDate: instantOf(wished.dropOffDate, wished.dropOffTime),
    }),
    ...(moves('pickUpDate', 'pickUpTime') && {
      endDate: instantOf(wished.pickUpDate, wished.pickUpTime),
    }),
  }
}

/** Returns the edited fields whose values differ from those paid for. */
export function beyond(
  touched: Partial<RequestedValues>,
  paid: Partial<RequestedValues>,
): Partial<RequestedValues> {
  const isPaid = (field: string) =>
    touched[field as keyof RequestedValues] === paid[field as keyof RequestedValues]
  return Object.fromEntries(Object.entries(touched).filter(([field]) => !isPaid(field)))
}

export function isRequestedChange(requested: RequestedChangeValues): boolean {
  return Object.keys(requested).length > 0
}

/** Returns an ISO string in UTC. Returns the date as typed if the date or time is incomplete. */
function instantOf(date: string, time: string): string {
  return isCalendarDate(date) && isClockTime(time) ? tiranaInstant(date, time).toISOString() : date
}
