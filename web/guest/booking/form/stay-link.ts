import { limits } from '../../../../domain/business/business.ts'
import { storageTypes } from '../../../../domain/business/stay.ts'
import {
  type OfferedHours,
  timeOptions,
  timeOptionsAhead,
} from '../../../../domain/opening-hours/opening-hours.ts'
import type { OpeningTimes } from '../../../../domain/opening-hours/opening-times.ts'
import { addMonths, isCalendarDate, tiranaDate } from '../../../../domain/time/calendar.ts'
import { adjustTimes } from './adjust-times.ts'
import type { StayValues } from './stay-values.ts'

const parameters = {
  luggageCount: 'items',
  dropOffDate: 'dropOffDate',
  dropOffTime: 'dropOffTime',
  pickUpDate: 'pickUpDate',
  pickUpTime: 'pickUpTime',
  plan: 'plan',
} as const satisfies Partial<Record<keyof StayValues, string>>

export type LinkedStay = Partial<Pick<StayValues, keyof typeof parameters>>

const fields = Object.keys(parameters) as (keyof typeof parameters)[]

/** Returns the query string, including `?`, that fills these values into a form. */
export function stayLink(stay: LinkedStay): string {
  const query = new URLSearchParams()
  for (const field of fields) {
    const value = stay[field]
    if (value) query.set(parameters[field], value)
  }
  return `?${query}`
}

/**
 * Returns the valid values in a query string, and other times if its times can't be booked.
 * Without two dates that can still be booked, only returns the number of items.
 */
export function stayInLink(
  query: string,
  hours: OfferedHours,
  now: Date,
  openingTimes: OpeningTimes,
): LinkedStay {
  const named = new URLSearchParams(query)
  const textOf = (field: keyof typeof parameters) => named.get(parameters[field]) ?? ''
  const luggageCount = textOf('luggageCount')
  const items = isItemCount(luggageCount) ? { luggageCount } : {}
  const [dropOffDate, pickUpDate] = [textOf('dropOffDate'), textOf('pickUpDate')]
  const lastDay = addMonths(tiranaDate(now), limits.monthsAhead)
  const isInOrder = dropOffDate <= pickUpDate && pickUpDate <= lastDay
  if (!isCalendarDate(dropOffDate) || !isCalendarDate(pickUpDate) || !isInOrder) return items
  if (timeOptionsAhead('drop_off', dropOffDate, hours, now, openingTimes).length === 0) return items
  const offered = timeOptions(hours)
  const isOffered = [textOf('dropOffTime'), textOf('pickUpTime')].every((time) =>
    offered.includes(time),
  )
  const stay = {
    dropOffDate,
    dropOffTime: isOffered ? textOf('dropOffTime') : hours.dropOff,
    pickUpDate,
    pickUpTime: isOffered ? textOf('pickUpTime') : hours.pickUp,
  }
  const plan = storageTypes.find((type) => type === textOf('plan'))
  return {
    ...items,
    ...stay,
    ...adjustTimes(stay, hours, now, openingTimes),
    ...(plan && { plan }),
  }
}

function isItemCount(text: string): boolean {
  const isNumber = /^[1-9]\d?$/.test(text)
  return isNumber && Number(text) >= limits.minItems && Number(text) <= limits.maxItems
}

/**
 * Returns the values in the page's URL, like `stayInLink`.
 * Removes them from the URL. Otherwise, a reload would undo later choices.
 */
export function takeStayFromLink(
  hours: OfferedHours,
  now: Date,
  openingTimes: OpeningTimes,
): LinkedStay {
  const address = new URL(location.href)
  const stay = stayInLink(address.search, hours, now, openingTimes)
  const named = fields.filter((field) => address.searchParams.has(parameters[field]))
  if (named.length === 0) return {}
  for (const field of named) address.searchParams.delete(parameters[field])
  history.replaceState(history.state, '', address)
  return stay
}
