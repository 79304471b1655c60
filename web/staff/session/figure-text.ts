import type { Locale } from '../../../domain/business/locales.ts'
import { type Cents, numberText, totalText } from '../../../domain/business/money.ts'

import { tiranaDate, tiranaTime } from '../../../domain/time/calendar.ts'
import { instantText } from '../../../domain/time/date-text.ts'

const unknown = '–'

export function countText(count: number | undefined, locale: Locale): string {
  return count === undefined ? unknown : numberText(count, locale)
}

export function amountText(cents: Cents | undefined, locale: Locale): string {
  return cents === undefined ? unknown : totalText(cents, locale)
}

/** Returns the local time, with the date unless `now` is on the same Tirana date. */
export function momentText(instant: Date, now: Date, locale: Locale): string {
  return tiranaDate(instant) === tiranaDate(now)
    ? tiranaTime(instant)
    : instantText(instant, locale)
}
