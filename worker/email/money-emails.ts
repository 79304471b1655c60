import { business } from '../../domain/business/business.ts'
import { totalText } from '../../domain/business/money.ts'
import { asksForMoney } from '../../domain/business/stay.ts'
import type { Email } from './email.ts'
import type { EmailContext, GuestStay } from './email-context.ts'
import { emailI18n } from './i18n.ts'
import { codeAtDesk, moneyBack, sumOf } from './money-back.ts'

import {
  aboutStay,
  moneyFacts,
  openQuestions,
  passLink,
  receiptLink,
  stayFacts,
} from './stay-facts.ts'

/**
 * Writes the email about an update's refunds.
 * Returns `null` if all of them have failed or were canceled.
 */
export function refunded(stay: GuestStay, emailContext: EmailContext): Email | null {
  const { data, refunds } = emailContext
  if (refunds.length === 0) return null
  const i18n = emailI18n(stay.locale)
  const amount = totalText(sumOf(refunds), stay.locale)
  return aboutStay(i18n, stay, {
    subject: i18n._('refunded.subject', { amount, reference: stay.reference }),
    ...codeAtDesk(i18n, stay, emailContext),
    paragraphs: [
      ...(data.change === 'already_applied' ? [i18n._('refunded.made-before')] : []),
      ...moneyBack(i18n, stay, emailContext),
    ],
    facts: [...stayFacts(i18n, stay), ...moneyFacts(i18n, stay)],
  })
}

/**
 * Writes the email about a failed refund.
 * Returns `null` if the guest is no longer owed anything.
 */
export function refundDelayed(stay: GuestStay, { data, overpaid }: EmailContext): Email | null {
  if (overpaid === 0) return null
  const i18n = emailI18n(stay.locale)
  // Part of the failed refund may have been refunded in another way since.
  const cents = Math.min(Number(data.failed ?? overpaid), overpaid)
  return aboutStay(i18n, stay, {
    subject: i18n._('refund-delayed.subject', { reference: stay.reference }),
    paragraphs: [i18n._('refund-delayed.intro', { amount: totalText(cents, stay.locale) })],
  })
}

export function overpayment(stay: GuestStay, emailContext: EmailContext): Email {
  const i18n = emailI18n(stay.locale)
  const amount = totalText(Number(emailContext.data.received), stay.locale)
  return aboutStay(i18n, stay, {
    subject: i18n._('overpayment.subject', { reference: stay.reference }),
    ...codeAtDesk(i18n, stay, emailContext),
    paragraphs: [
      asksForMoney(stay.status)
        ? i18n._('overpayment.intro', { amount })
        : i18n._('overpayment.ended', { amount }),
      ...moneyBack(i18n, stay, emailContext),
    ],
    facts: [...stayFacts(i18n, stay), ...moneyFacts(i18n, stay)],
    closing: [i18n._('letter.not-fiscal'), openQuestions(i18n), business.name],
  })
}

/**
 * Writes the email that confirms a payment. It isn't a fiscal receipt.
 * Returns `null` if the stay has received no money, for example after an undo.
 */
export function receipt(stay: GuestStay, emailContext: EmailContext): Email | null {
  if (stay.received === 0) return null
  const i18n = emailI18n(stay.locale)
  const intro =
    stay.serviceType === 'storage' ? i18n._('receipt.intro') : i18n._('receipt.service-intro')
  return aboutStay(i18n, stay, {
    subject: i18n._('receipt.subject', { reference: stay.reference }),
    ...codeAtDesk(i18n, stay, emailContext),
    paragraphs: [intro, ...moneyBack(i18n, stay, emailContext)],
    facts: [...stayFacts(i18n, stay), ...moneyFacts(i18n, stay)],
    links: [...passLink(i18n, stay), ...receiptLink(i18n, stay)],
    closing: [i18n._('letter.not-fiscal')],
  })
}
