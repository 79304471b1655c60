import type { I18n } from '@lingui/core'
import { business } from '../../domain/business/business.ts'
import type { Locale } from '../../domain/business/locales.ts'
import { isSameMailbox } from '../../domain/input/mailbox.ts'
import type { Overpayment } from '../../domain/stay/pay-out.ts'
import { calendarOf } from './calendar.ts'
import type { Email } from './email.ts'
import type { GuestStay } from './email-context.ts'
import { emailI18n } from './i18n.ts'
import { codeAtDesk, owedParagraphs } from './money-back.ts'
import {
  aboutStay,
  cancelLink,
  mapLink,
  moneyFacts,
  openQuestions,
  passLink,
  stayFacts,
} from './stay-facts.ts'

export interface ToldStay {
  stay: GuestStay
  overpayment: Overpayment
  awaitsPayment: boolean
}

export interface Summary {
  to: string
  locale: Locale
  stays: readonly ToldStay[]
  more: number
  messages: number
  changes: number
  now: Date
}

/**
 * Returns the email that replaces several for which the mailbox had no room.
 * Returns `null` if there are no stays and no messages.
 */
export function summaryEmail(summary: Summary): Email | null {
  const { stays, more, messages } = summary
  const [only] = stays
  if (!only) return messages > 0 ? several(summary) : null
  return stays.length === 1 && more === 0 && messages === 0
    ? single(only, summary)
    : several(summary)
}

function single(told: ToldStay, summary: Summary): Email {
  const { stay, overpayment } = told
  const i18n = emailI18n(stay.locale)
  return aboutStay(i18n, stay, {
    subject: i18n._('summary.subject', { stays: 1, reference: stay.reference }),
    ...codeAtDesk(i18n, stay, overpayment),
    paragraphs: [
      i18n._('summary.intro', { stays: 1 }),
      ...owedParagraphs(i18n, stay, overpayment),
      i18n._('summary.not-you'),
    ],
    facts: [
      [i18n._('summary.status'), stateOf(i18n, told)],
      ...stayFacts(i18n, stay),
      ...moneyFacts(i18n, stay),
    ],
    links: stay.endedAt
      ? passLink(i18n, stay)
      : [...cancelLink(i18n, stay), ...mapLink(i18n, stay.locale)],
    closing: closing(i18n, [told]),
    enclosures: isInCalendar(stay) ? calendarOf(i18n, stay, summary) : [],
  })
}

export function linksEmail(summary: Summary): Email {
  const i18n = emailI18n(summary.locale)
  return {
    ...listOf(i18n, summary),
    subject: i18n._('pass-links.subject'),
    paragraphs: [
      i18n._('pass-links.intro'),
      ...moreStays(i18n, summary),
      i18n._('pass-links.not-asked'),
    ],
  }
}

function several(summary: Summary): Email {
  const { locale, stays, more, messages } = summary
  const i18n = emailI18n(locale)
  const all = stays.length + more
  const reference = stays[0]?.stay.reference ?? ''
  return {
    ...listOf(i18n, summary),
    subject: i18n._('summary.subject', { stays: all, reference }),
    paragraphs: [
      ...(all > 0 ? [i18n._('summary.intro', { stays: all })] : []),
      ...(messages > 0
        ? [i18n._('summary.messages', { messages, hours: business.replyHours })]
        : []),
      ...moreStays(i18n, summary),
      i18n._('summary.not-you'),
    ],
  }
}

function listOf(i18n: I18n, { to, locale, stays }: Summary) {
  return {
    guest: to,
    locale,
    facts: stays.map((told): [string, string] => [told.stay.reference, linesOf(i18n, told)]),
    links: stays.flatMap(({ stay }) => linkOf(i18n, stay, to)),
    closing: closing(i18n, stays),
  }
}

function moreStays(i18n: I18n, { more }: Summary): string[] {
  return more > 0 ? [i18n._('summary.more', { more })] : []
}

function stateOf(i18n: I18n, { stay, awaitsPayment }: ToldStay): string {
  return i18n._('summary.state', { state: awaitsPayment ? 'unpaid' : stay.status })
}

function linesOf(i18n: I18n, told: ToldStay): string {
  const { stay, overpayment } = told
  const facts = [...stayFacts(i18n, stay), ...moneyFacts(i18n, stay)]
  return [
    stateOf(i18n, told),
    ...facts.map(([label, value]) => `${label}: ${value}`),
    ...owedParagraphs(i18n, stay, overpayment),
  ].join('\n')
}

/**
 * Returns a stay's link.
 * Empty without a link, or if the guest's address may belong to another mailbox than `to`.
 */
function linkOf(i18n: I18n, stay: GuestStay, to: string): NonNullable<Email['links']> {
  if (!isSameMailbox(stay.customerEmail, to)) return []
  return passLink(i18n, stay).map(([label, address]) => [`${stay.reference}: ${label}`, address])
}

function isInCalendar({ status }: GuestStay): boolean {
  return status === 'confirmed' || status === 'cancelled'
}

function closing(i18n: I18n, stays: readonly ToldStay[]): string[] {
  return [
    ...(stays.some(({ stay }) => stay.received > 0) ? [i18n._('letter.not-fiscal')] : []),
    openQuestions(i18n),
    business.name,
  ]
}
