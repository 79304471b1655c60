import { business } from '../../domain/business/business.ts'
import type { StoredMessage } from './contacts.ts'
import type { Email } from './email.ts'
import type { GuestStay } from './email-context.ts'
import { emailI18n } from './i18n.ts'
import { aboutStay, cancelLink, greeting, openQuestions } from './stay-facts.ts'

/*
 * Emails that anyone can cause by entering an email address.
 * They contain no special requests or messages. Otherwise, anyone could write to strangers.
 */
export function requestNoted(stay: GuestStay): Email {
  const i18n = emailI18n(stay.locale)
  return aboutStay(i18n, stay, {
    subject: i18n._('request.subject', { reference: stay.reference }),
    paragraphs: [i18n._('request.intro', { hours: business.replyHours })],
    links: cancelLink(i18n, stay),
  })
}

export function requestExpired(stay: GuestStay): Email {
  const i18n = emailI18n(stay.locale)
  return aboutStay(i18n, stay, {
    subject: i18n._('request-expired.subject', { reference: stay.reference }),
    paragraphs: [i18n._('request-expired.intro')],
  })
}

/** Writes the email about a lost link. Returns `null` if `LINK_SECRET` isn't set. */
export function passLinkAgain(stay: GuestStay): Email | null {
  if (!stay.passUrl) return null
  const i18n = emailI18n(stay.locale)
  return aboutStay(i18n, stay, {
    subject: i18n._('pass-link.subject', { reference: stay.reference }),
    paragraphs: [i18n._('pass-link.intro'), i18n._('pass-link.not-asked')],
  })
}

export function contactNoted({ name, email, locale }: StoredMessage): Email {
  const i18n = emailI18n(locale)
  return {
    guest: email,
    locale,
    subject: i18n._('contact.subject'),
    ...greeting(i18n, name),
    paragraphs: [i18n._('contact.intro', { hours: business.replyHours })],
    facts: [],
    closing: [openQuestions(i18n), business.name],
  }
}
