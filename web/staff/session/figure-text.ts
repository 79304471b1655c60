import type { Locale } from '../../../domain/business/locales.ts'
import { type Cents, numberText, totalText } from '../../../domain/business/money.ts'

import { tiranaDate, tiranaTime } from '../../../domain/time/calendar.ts'
import { instantText } from '../../../domain/time/date-text.ts'

/** Stands for a figure that is not there yet, or could not be had. */
const unknown = '–'

export function countText(count: number | undefined, locale: Locale): string {
  return count === undefined ? unknown : numberText(count, locale)
}

/** Euro with two decimals. */
export function amountText(cents: Cents | undefined, locale: Locale): string {
  return cents === undefined ? unknown : totalText(cents, locale)
}

/** Tirana's clock, with the date where the day was another than that of `now`. */
export function momentText(instant: Date, now: Date, locale: Locale): string {
  return tiranaDate(instant) === tiranaDate(now)
    ? tiranaTime(instant)
    : instantText(instant, locale)
}
