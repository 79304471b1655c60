import type { I18n } from '@lingui/core'
import type { Cents } from '../../domain/money.ts'
import { totalText } from '../../domain/money-text.ts'
import type { GuestStay } from './guest-stay.ts'
import type { Letter } from './letter.ts'
import type { Occasion } from './occasion.ts'
import { tagOf } from './stay-facts.ts'

/*
 * What becomes of money of the guest's that is not on its way to a card. Of what waits at the desk the letter
 * shows the code to collect it by, however the stay stands.
 */

export function owedParagraphs(
  i18n: I18n,
  { locale }: GuestStay,
  { overpaid, atDesk, held }: Occasion,
): string[] {
  const unsent = overpaid - atDesk - held
  const textOf = (cents: Cents) => ({ amount: totalText(cents, locale) })
  return [
    ...(atDesk > 0 ? [i18n._('ended.to-return', textOf(atDesk))] : []),
    ...(held > 0 ? [i18n._('ended.held', textOf(held))] : []),
    ...(unsent > 0 ? [i18n._('ended.not-sent', textOf(unsent))] : []),
  ]
}

export function codeAtDesk(i18n: I18n, stay: GuestStay, { atDesk }: Occasion): Pick<Letter, 'tag'> {
  const tag = tagOf(i18n, stay)
  return { tag: { ...tag, hasCode: tag.hasCode || atDesk > 0 } }
}
