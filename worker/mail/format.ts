import { albanianDate } from '../../domain/albanian.ts'
import { business, prices } from '../../domain/business.ts'
import { tiranaDate, tiranaTime } from '../../domain/calendar.ts'
import type { Locale } from '../../domain/locales.ts'
import { type Cents, eurosFromCents } from '../../domain/money.ts'

/**
 * Where a language's numbers and dates are written by another's rules: the runtime knows no
 * Albanian.
 */
const formattingOf: Partial<Record<Locale, string>> = { en: 'en-GB', sq: 'it' }

/** A moment as Tirana's wall shows it: `Saturday, 21 November 2026, 10:00`. */
export function wallTime(instant: Date, locale: Locale): string {
  return `${wallDate(instant, locale)}, ${tiranaTime(instant)}`
}

function wallDate(instant: Date, locale: Locale): string {
  if (locale === 'sq') return albanianDate(tiranaDate(instant), 'long')
  return new Intl.DateTimeFormat(formattingOf[locale] ?? locale, {
    timeZone: business.timeZone,
    dateStyle: 'full',
  }).format(instant)
}

export function money(cents: Cents, locale: Locale): string {
  return new Intl.NumberFormat(formattingOf[locale] ?? locale, {
    style: 'currency',
    currency: prices.currency,
  }).format(eurosFromCents(cents))
}
