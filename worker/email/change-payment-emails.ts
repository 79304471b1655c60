import type { I18n } from '@lingui/core'
import { business } from '../../domain/business/business.ts'
import { totalText } from '../../domain/business/money.ts'
import type { Email } from './email.ts'
import type { EmailContext, GuestStay } from './email-context.ts'
import { emailI18n } from './i18n.ts'
import { codeAtDesk, moneyBack } from './money-back.ts'

import { aboutStay, moneyFacts, openQuestions, stayFacts } from './stay-facts.ts'

/** Writes the email about a declined payment for a change. It shows the stay without the change. */
export function changeDeclined(stay: GuestStay): Email {
  const i18n = emailI18n(stay.locale)
  return aboutStay(i18n, stay, {
    subject: i18n._('change-declined.subject', { reference: stay.reference }),
    paragraphs: [i18n._('change-declined.intro')],
    facts: [...stayFacts(i18n, stay), ...moneyFacts(i18n, stay)],
    closing: [i18n._('change-declined.ask', { phone: business.phone }), business.name],
  })
}

export function changeNotApplied(stay: GuestStay, emailContext: EmailContext): Email {
  const i18n = emailI18n(stay.locale)
  const kept = keptOf(i18n, stay, emailContext)
  return aboutStay(i18n, stay, {
    subject: i18n._('change-missed.subject', { reference: stay.reference }),
    ...codeAtDesk(i18n, stay, emailContext),
    paragraphs: [
      whyNotApplied(i18n, emailContext),
      ...kept,
      ...moneyBack(i18n, stay, emailContext),
    ],
    facts: [...stayFacts(i18n, stay), ...moneyFacts(i18n, stay)],
    closing: [
      ...(kept.length > 0 ? [i18n._('letter.not-fiscal')] : []),
      openQuestions(i18n),
      business.name,
    ],
  })
}

function whyNotApplied(i18n: I18n, { data }: EmailContext): string {
  return data.change === 'closed' ? i18n._('change-missed.closed') : i18n._('change-missed.intro')
}

function keptOf(i18n: I18n, { locale }: GuestStay, { data }: EmailContext): string[] {
  const cents = Number(data.kept ?? 0)
  return cents > 0 ? [i18n._('change-missed.counted', { amount: totalText(cents, locale) })] : []
}
