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

/** What stands in the form: Tirana's dates and times. */
export interface RequestedValues {
  luggageCount: number
  dropOffDate: string
  dropOffTime: string
  pickUpDate: string
  pickUpTime: string
}

/** Terms that are asked of the Worker: only those that differ from the stay. */
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

/** Bags that are here have been counted and dropped off: neither can be asked for otherwise. */
export function bagsAreHere({ bags }: Pick<Pass, 'bags'>): boolean {
  return bags.some(({ outTo }) => outTo === null)
}

/** Of what the guest touched, what may still be asked for. */
function askable(pass: Pass, touched: Partial<RequestedValues>): Partial<RequestedValues> {
  if (!bagsAreHere(pass)) return touched
  const { luggageCount, dropOffDate, dropOffTime, ...pickUp } = touched
  return pickUp
}

/**
 * Where a drop-off that moves takes a pick-up that nobody touched: as far on as agreed, where it would
 * come after it; always, where the stay named none.
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

/** What stands in the form: the stay as it is by now, with what the guest touched. */
export function formOf(pass: Pass, touched: Partial<RequestedValues>): RequestedValues {
  const asked = askable(pass, touched)
  return { ...requestedValuesOf(pass), ...carriedPickUp(pass, asked), ...asked }
}

/** What the Worker is asked for: what differs in the form from the stay as it is by now. */
export function requestedChangeOf(
  pass: Pass,
  touched: Partial<RequestedValues>,
): RequestedChangeValues {
  const wished = formOf(pass, touched)
  const before = requestedValuesOf(pass)
  // A stay that named no pick-up ends by itself.
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

/** Of what the guest touched, what a payment for `paid` was not for. */
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

/** A date that is still being typed goes to the Worker as it is, which says what is wrong with it. */
function instantOf(date: string, time: string): string {
  return isCalendarDate(date) && isClockTime(time) ? tiranaInstant(date, time).toISOString() : date
}
