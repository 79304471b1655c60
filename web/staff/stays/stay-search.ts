import { splitLocale } from '../../../domain/business/locales.ts'
import { serviceTypes } from '../../../domain/business/services.ts'
import { stayStatuses } from '../../../domain/business/stay.ts'
import type { StayFilter } from '../../../domain/stay/stay-filter.ts'
import { isCalendarDate } from '../../../domain/time/calendar.ts'

/** Returns the stay id in a path; `undefined` if none. Ids need no decoding. */
export function stayIn(pathname: string): string | undefined {
  const [, , , id] = splitLocale(pathname).path.split('/')
  return id || undefined
}

/** Reads the filter from an address. Ignores invalid values. */
export function filterIn(search: string): StayFilter {
  const query = new URLSearchParams(search)
  const [q, day] = [query.get('q')?.trim(), query.get('day')]
  const status = stayStatuses.find((one) => one === query.get('status'))
  const service = serviceTypes.find((one) => one === query.get('service'))
  return {
    ...(q && { q }),
    ...(day && isCalendarDate(day) && { day }),
    ...(status && { status }),
    ...(service && { service }),
  }
}

/** Returns the query for the page and the API; empty without a filter. */
export function queryOf({ q, day, status, service }: StayFilter): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries({ q: q?.trim(), day, status, service })) {
    if (value) query.set(name, value)
  }
  return query.size > 0 ? `?${query}` : ''
}
