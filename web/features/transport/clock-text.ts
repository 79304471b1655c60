import type { Locale } from '../../../domain/locales.ts'

/** A Tirana clock time as readers of the language write it: 6:00 AM in English, 06:00 elsewhere. */
export function clockText(time: string, locale: Locale): string {
  if (locale !== 'en') return time
  const [hour = 0, minute = '00'] = [Number(time.slice(0, 2)), time.slice(3)]
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`
}
