import { hasEnded } from '../../domain/business/stay.ts'
import type { Email } from './email.ts'
import type { GuestStay } from './email-context.ts'
import { emailI18n } from './i18n.ts'
import { aboutStay, findUs, moneyFacts, openQuestions, stayFacts } from './stay-facts.ts'

/**
 * Writes the email about a stay to a guest whose address was entered by staff.
 * Excludes special requests, because the address may contain a typo. Returns `null` once the stay
 * has ended.
 */
export function stayNoted(stay: GuestStay): Email | null {
  const { status, reference, locale, serviceType } = stay
  if (hasEnded(status)) return null
  const i18n = emailI18n(locale)
  const isHere = status === 'checked_in'
  return aboutStay(i18n, stay, {
    subject: isHere
      ? i18n._('noted.here-subject', { reference })
      : i18n._('noted.subject', { reference }),
    paragraphs: [isHere ? i18n._('noted.here-intro') : i18n._('noted.intro')],
    facts: [...stayFacts(i18n, stay), ...moneyFacts(i18n, stay)],
    closing: [
      ...(serviceType === 'storage' ? [findUs(i18n, locale)] : []),
      i18n._('noted.not-yours'),
      openQuestions(i18n),
    ],
  })
}
