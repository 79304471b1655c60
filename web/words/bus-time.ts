import type { Locale } from '../../domain/business/locales.ts'
import type { ClockTime } from '../../domain/time/calendar.ts'
import { clockText } from '../../domain/time/clock-text.ts'

/**
 * Formats the time of a city bus.
 * English uses the 12-hour clock, such as 6:00 AM (specification, section 9).
 */
export function busTime(time: ClockTime, locale: Locale): string {
  if (locale !== 'en') return clockText(time, locale)
  const [hour = 0, minute = '00'] = [Number(time.slice(0, 2)), time.slice(3)]
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`
}
