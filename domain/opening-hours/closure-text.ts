import type { Locale } from '../business/locales.ts'
import { addDays, tiranaDate, tiranaTime } from '../time/calendar.ts'
import { dateText, instantText } from '../time/date-text.ts'

/** From when to when, on Tirana's wall: a day, days, hours of one day, or one instant to another. */
export function closureText({ from, to }: { from: Date; to: Date }, locale: Locale): string {
  const [first, last] = [tiranaDate(from), tiranaDate(to)]
  const [begins, ends] = [tiranaTime(from), tiranaTime(to)]
  if (begins === midnight && ends === midnight) {
    const lastWhole = addDays(last, -1)
    const day = dateText(first, locale)
    return lastWhole === first ? day : `${day} – ${dateText(lastWhole, locale)}`
  }
  const start = instantText(from, locale)
  return first === last ? `${start}–${ends}` : `${start} – ${instantText(to, locale)}`
}

const midnight = '00:00'
