import type { I18n } from '@lingui/core'
import { business, policies } from '../../domain/business/business.ts'
import { totalText } from '../../domain/business/money.ts'
import { longInstantText } from '../../domain/time/date-text.ts'
import { calendarOf } from './calendar.ts'
import type { Email } from './email.ts'
import type { EmailContext, GuestStay } from './email-context.ts'
import { emailI18n } from './i18n.ts'
import { codeAtDesk, moneyBack, movedLate } from './money-back.ts'

import {
  aboutStay,
  cancelLink,
  farewell,
  findUs,
  mapLink,
  moneyFacts,
  stayFacts,
} from './stay-facts.ts'

export function stayChanged(stay: GuestStay, emailContext: EmailContext): Email {
  const { locale, reference } = stay
  const i18n = emailI18n(locale)
  return aboutStay(i18n, stay, {
    subject: i18n._('changed.subject', { reference }),
    ...codeAtDesk(i18n, stay, emailContext),
    paragraphs: [i18n._('changed.intro'), ...moneyBack(i18n, stay, emailContext)],
    facts: [...stayFacts(i18n, stay), ...moneyFacts(i18n, stay)],
    ...(stay.serviceType === 'storage' && {
      links: [...cancelLink(i18n, stay), ...mapLink(i18n, stay.locale)],
      closing: [
        ...(stay.status === 'confirmed' ? movedLate(i18n, stay) : []),
        findUs(i18n, locale),
        // `change` is set if an online payment for the change has arrived.
        ...(emailContext.data.change ? [i18n._('letter.not-fiscal')] : []),
        ...farewell(i18n),
      ],
      enclosures: calendarOf(i18n, stay, emailContext),
    }),
  })
}

export function stayCancelled(stay: GuestStay, emailContext: EmailContext): Email {
  const i18n = emailI18n(stay.locale)
  return aboutStay(i18n, stay, {
    subject: i18n._('cancelled.subject', { reference: stay.reference }),
    ...codeAtDesk(i18n, stay, emailContext),
    paragraphs: [i18n._('cancelled.intro'), ...whatBecomesOfMoney(i18n, stay, emailContext)],
    enclosures: calendarOf(i18n, stay, emailContext),
  })
}

export function noShowEmail(stay: GuestStay, emailContext: EmailContext): Email {
  const i18n = emailI18n(stay.locale)
  return aboutStay(i18n, stay, {
    subject: i18n._('missed.subject', { reference: stay.reference }),
    ...codeAtDesk(i18n, stay, emailContext),
    paragraphs: [
      i18n._('missed.intro'),
      ...whatBecomesOfMoney(i18n, stay, emailContext),
      i18n._('missed.still-coming'),
    ],
  })
}

function whatBecomesOfMoney(i18n: I18n, stay: GuestStay, emailContext: EmailContext): string[] {
  const back = moneyBack(i18n, stay, emailContext)
  if (back.length > 0) return back
  if (stay.kept > 0) {
    const amount = totalText(stay.kept, stay.locale)
    return stay.movedLateAt && stay.status === 'cancelled'
      ? [i18n._('ended.moved-late', { amount })]
      : [i18n._('ended.not-refunded', { amount })]
  }
  // `ended.nothing-owed` says that the guest hasn't paid anything.
  return stay.received > 0 ? [] : [i18n._('ended.nothing-owed')]
}

export function luggageAbandoned(stay: GuestStay): Email {
  const i18n = emailI18n(stay.locale)
  return aboutStay(i18n, stay, {
    subject: i18n._('abandoned.subject', { reference: stay.reference }),
    paragraphs: [i18n._('abandoned.intro', { months: policies.unclaimedMonths })],
  })
}

export function luggageCollected(stay: GuestStay, { data, collectedBy, at }: EmailContext): Email {
  const i18n = emailI18n(stay.locale)
  const facts: Email['facts'] = [
    [i18n._('collected.tags'), String(data.tags)],
    [i18n._('collected.at'), longInstantText(at, stay.locale)],
  ]
  if (collectedBy) facts.unshift([i18n._('collected.by'), collectedBy])
  return aboutStay(i18n, stay, {
    subject: i18n._('collected.subject', { reference: stay.reference }),
    paragraphs: [i18n._('collected.intro')],
    facts,
    closing: [i18n._('collected.not-you', { phone: business.phone })],
  })
}
