import { business } from '../../domain/business.ts'
import { clockTime } from '../../domain/clock.ts'
import { clockText } from '../../domain/clock-text.ts'
import type { Locale } from '../../domain/locales.ts'

const [opensAt, closesAt] = [clockTime(business.opensAt), clockTime(business.closesAt)]

/** 08:00–23:00, as a sign or a picture has it in every language. */
export const hoursText = `${opensAt}–${closesAt}`

/** From when to when the desk is open, as sentences of the language have it. */
export function openingHours(locale: Locale): { opens: string; closes: string } {
  return { opens: clockText(opensAt, locale), closes: clockText(closesAt, locale) }
}
