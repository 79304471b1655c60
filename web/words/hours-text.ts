import { business } from '../../domain/business/business.ts'
import type { Locale } from '../../domain/business/locales.ts'
import { clockTime } from '../../domain/time/clock.ts'
import { clockText } from '../../domain/time/clock-text.ts'

const [opensAt, closesAt] = [clockTime(business.opensAt), clockTime(business.closesAt)]

/** 08:00–23:00, as a sign or a picture has it in every language. */
export const hoursText = `${opensAt}–${closesAt}`

/** From when to when the desk is open, as sentences of the language have it. */
export function openingHours(locale: Locale): { opens: string; closes: string } {
  return { opens: clockText(opensAt, locale), closes: clockText(closesAt, locale) }
}
