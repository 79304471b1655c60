import { tariffOf } from '../../domain/business/business.ts'
import { euroText } from '../../domain/business/money.ts'
import { isUncollected } from '../../domain/desk/uncollected.ts'
import { isAwaitedOn } from '../../domain/stay/reminders.ts'
import type { Email } from './email.ts'
import type { EmailContext, GuestStay } from './email-context.ts'
import { emailI18n } from './i18n.ts'

import {
  aboutStay,
  cancelLink,
  findUs,
  mapLink,
  moneyFacts,
  openQuestions,
  passLink,
  stayFacts,
} from './stay-facts.ts'

/**
 * Writes the reminder of a drop-off.
 * Returns `null` unless the stay is confirmed and the drop-off is on `data.date` (Tirana date).
 */
export function dropOffReminder(stay: GuestStay, { data }: EmailContext): Email | null {
  if (!isAwaitedOn(stay, String(data.date))) return null
  const { locale, reference } = stay
  const i18n = emailI18n(locale)
  return aboutStay(i18n, stay, {
    subject: i18n._('drop-off-reminder.subject', { reference }),
    paragraphs: [i18n._('drop-off-reminder.intro')],
    facts: [...stayFacts(i18n, stay), ...moneyFacts(i18n, stay)],
    links: [...cancelLink(i18n, stay), ...mapLink(i18n, stay.locale)],
    closing: [i18n._('letter.at-the-counter'), findUs(i18n, locale), openQuestions(i18n)],
  })
}

/** Writes the reminder about uncollected bags. Returns `null` if they are no longer uncollected. */
export function pickUpReminder(stay: GuestStay, { now }: EmailContext): Email | null {
  if (!isUncollected(stay, now)) return null
  const { locale, reference } = stay
  const i18n = emailI18n(locale)
  const price = euroText(tariffOf(stay).dayPerItem, locale)
  return aboutStay(i18n, stay, {
    subject: i18n._('pick-up-reminder.subject', { reference }),
    paragraphs: [i18n._('pick-up-reminder.intro'), i18n._('pick-up-reminder.price', { price })],
    links: [...passLink(i18n, stay), ...mapLink(i18n, stay.locale)],
    closing: [findUs(i18n, locale), openQuestions(i18n)],
  })
}
