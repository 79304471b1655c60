import { business } from '../../domain/business/business.ts'
import type { Locale } from '../../domain/business/locales.ts'
import { clockTime } from '../../domain/time/clock.ts'
import { clockText } from '../../domain/time/clock-text.ts'

const [opensAt, closesAt] = [clockTime(business.opensAt), clockTime(business.closesAt)]

/** Opening hours, such as 08:00–23:00, written the same way in every language. */
export const hoursText = `${opensAt}–${closesAt}`

export function openingHours(locale: Locale): { opens: string; closes: string } {
  return { opens: clockText(opensAt, locale), closes: clockText(closesAt, locale) }
}
