import { business } from '../../domain/business.ts'
import type { GuestStay } from './guest-stay.ts'
import { mailI18n } from './i18n.ts'
import type { Letter } from './letter.ts'
import { aboutStay, moneyFacts, stayFacts } from './stay-facts.ts'

/**
 * To the guest who was told that a change is made as soon as its payment comes, and whose bank then said
 * no: their bags may be here by now, so the letter says how the stay stands, and promises nothing.
 */
export function changeDeclined(stay: GuestStay): Letter {
  const i18n = mailI18n(stay.locale)
  return aboutStay(i18n, stay, {
    subject: i18n._('change-declined.subject', { reference: stay.reference }),
    paragraphs: [i18n._('change-declined.intro')],
    facts: [...stayFacts(i18n, stay), ...moneyFacts(i18n, stay)],
    closing: [i18n._('change-declined.ask', { phone: business.phone }), business.name],
  })
}
