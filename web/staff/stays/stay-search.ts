import { splitLocale } from '../../../domain/business/locales.ts'
import { serviceTypes } from '../../../domain/business/services.ts'
import { stayStatuses } from '../../../domain/business/stay.ts'
import type { StayFilter } from '../../../domain/stay/stay-filter.ts'
import { isCalendarDate } from '../../../domain/time/calendar.ts'

/** Returns the stay's id in a path such as `/admin/stays/:id`, `undefined` if there is none. */
export function stayIn(pathname: string): string | undefined {
  const [, , , id] = splitLocale(pathname).path.split('/')
  return id || undefined
}

/** Parses a query string. Ignores invalid values. */
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

/** Returns a query string that starts with `?`, or an empty string if the filter is empty. */
export function queryOf({ q, day, status, service }: StayFilter): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries({ q: q?.trim(), day, status, service })) {
    if (value) query.set(name, value)
  }
  return query.size > 0 ? `?${query}` : ''
}
