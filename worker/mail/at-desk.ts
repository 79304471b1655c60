import type { I18n } from '@lingui/core'
import { totalText } from '../../domain/money-text.ts'
import type { GuestStay } from './guest-stay.ts'
import type { Letter } from './letter.ts'
import type { Occasion } from './occasion.ts'
import { tagOf } from './stay-facts.ts'

/*
 * Money of the guest's that no card gets back waits at the desk: the letter says how much, and shows the code
 * to collect it by, however the stay stands.
 */

/** Cents; what Stripe is about to return does not wait. */
function waitingAtDesk({ balance }: GuestStay, { asked }: Occasion) {
  return Math.max(0, -balance - asked)
}

export function atDeskParagraphs(i18n: I18n, stay: GuestStay, occasion: Occasion): string[] {
  const cents = waitingAtDesk(stay, occasion)
  return cents > 0 ? [i18n._('ended.to-return', { amount: totalText(cents, stay.locale) })] : []
}

export function codeAtDesk(i18n: I18n, stay: GuestStay, occasion: Occasion): Pick<Letter, 'tag'> {
  const tag = tagOf(i18n, stay)
  return { tag: { ...tag, hasCode: tag.hasCode || waitingAtDesk(stay, occasion) > 0 } }
}
