import type { I18n } from '@lingui/core'
import { business } from '../../domain/business/business.ts'
import { walkFragment } from '../../domain/business/landmarks.ts'
import { type Locale, localizePath } from '../../domain/business/locales.ts'
import { totalText } from '../../domain/business/money.ts'
import { type ServiceType, services } from '../../domain/business/services.ts'
import { switches } from '../../domain/business/switches.ts'
import { whatsappLink } from '../../domain/business/whatsapp-link.ts'
import type { Stay } from '../../domain/stay/stay-record.ts'
import { clockTime } from '../../domain/time/clock.ts'
import { clockText } from '../../domain/time/clock-text.ts'
import { longInstantText } from '../../domain/time/date-text.ts'
import type { Email } from './email.ts'
import type { GuestStay } from './email-context.ts'

export type FactRows = Email['facts']

export function tagOf(
  i18n: I18n,
  { reference, status, serviceType }: GuestStay,
): NonNullable<Email['tag']> {
  const comes = status === 'confirmed' || status === 'checked_in'
  const hasCode = comes && serviceType === 'storage'
  return { label: i18n._('letter.reference'), reference, hasCode }
}

export function stayFacts(i18n: I18n, stay: GuestStay): FactRows {
  return stay.serviceType === 'storage' ? storageFacts(i18n, stay) : serviceFacts(i18n, stay)
}

function storageFacts(
  i18n: I18n,
  { luggageCount, startDate, endDate, locale }: GuestStay,
): FactRows {
  const facts: FactRows = [
    [i18n._('letter.items'), String(luggageCount)],
    [i18n._('letter.drop-off'), longInstantText(startDate, locale)],
  ]
  if (endDate) facts.push([i18n._('letter.pick-up'), longInstantText(endDate, locale)])
  return facts
}

function serviceFacts(
  i18n: I18n,
  { serviceType, luggageCount, startDate, locale }: GuestStay,
): FactRows {
  const facts: FactRows = [[i18n._('letter.service'), serviceName(i18n, serviceType)]]
  if (services[serviceType].counts === 'passengers') {
    facts.push([i18n._('letter.passengers'), String(luggageCount)])
  }
  return [...facts, [i18n._('letter.when'), longInstantText(startDate, locale)]]
}

export function moneyFacts(i18n: I18n, stay: GuestStay): FactRows {
  const { totalPrice, due, locale } = stay
  const price: FactRows = [[i18n._('letter.price'), totalText(totalPrice, locale)]]
  const open: FactRows = [[i18n._('letter.still-due'), totalText(due, locale)]]
  return [...(totalPrice > 0 ? price : []), ...paidFacts(i18n, stay), ...(due > 0 ? open : [])]
}

export function paidFacts(i18n: I18n, { received, refunded, locale }: GuestStay): FactRows {
  const facts: FactRows = []
  if (received > 0) facts.push([i18n._('letter.paid'), totalText(received, locale)])
  if (refunded > 0) facts.push([i18n._('letter.returned'), totalText(refunded, locale)])
  return facts
}

/** Matches a web address, an email address, or a number of four digits or more, however grouped. */
const address = /\/\/|@|[\p{L}\p{N}][.。][\p{L}\p{N}]{2}|(?:\p{Nd}[\p{P}\p{Zs}]*){4}/u

/**
 * Returns `true` if a name contains an address or phone number.
 * Ignores accents and invisible characters, and treats full-width letters like plain ones.
 */
function leadsElsewhere(name: string): boolean {
  return address.test(name.normalize('NFKD').replace(/[\p{Cf}\p{M}]/gu, ''))
}

export function greeting(i18n: I18n, name: string): Pick<Email, 'greeting'> {
  return leadsElsewhere(name) ? {} : { greeting: i18n._('letter.greeting', { name }) }
}

export function findUs(i18n: I18n, locale: Locale): string {
  const { street, postalCode, city } = business.address
  return i18n._('letter.find-us', {
    address: `${street}, ${postalCode} ${city}`,
    opens: clockText(clockTime(business.opensAt), locale),
    closes: clockText(clockTime(business.closesAt), locale),
  })
}

export function openQuestions(i18n: I18n): string {
  return i18n._('letter.questions', { phone: business.phone })
}

export function farewell(i18n: I18n): string[] {
  return [openQuestions(i18n), `${i18n._('letter.goodbye')}\n${business.name}`]
}

type Links = NonNullable<Email['links']>

export function mapLink(i18n: I18n, locale: Locale): Links {
  const page = business.origin + localizePath('/location', locale)
  return [
    [i18n._('letter.map'), business.mapUrl],
    [i18n._('letter.walk'), `${page}#${walkFragment}`],
  ]
}

function passAllows({ status, serviceType }: GuestStay): 'change' | 'cancel' | 'see' {
  if (status !== 'pending' && status !== 'confirmed') return 'see'
  return serviceType === 'storage' ? 'change' : 'cancel'
}

export function passLink(i18n: I18n, stay: GuestStay, can = passAllows(stay)): Links {
  return stay.passUrl ? [[i18n._('letter.pass', { can }), stay.passUrl]] : []
}

function chatLink(i18n: I18n, { reference }: GuestStay): Links {
  if (!switches.whatsapp) return []
  return [['WhatsApp', whatsappLink(business.phone, i18n._('letter.chat', { reference }))]]
}

/** Returns a link that opens the pass at the receipt, or no link if `LINK_SECRET` isn't set. */
export function receiptLink(i18n: I18n, { passUrl }: GuestStay): Links {
  return passUrl ? [[i18n._('letter.receipt'), passUrl.replace('#', '?receipt#')]] : []
}

export function cancelLink(i18n: I18n, stay: GuestStay): Links {
  const { reference, passUrl } = stay
  if (passUrl) return passLink(i18n, stay)
  const subject = i18n._('letter.cancel-subject', { reference })
  return [
    [
      i18n._('letter.cancel-link'),
      `mailto:${business.email}?subject=${encodeURIComponent(subject)}`,
    ],
  ]
}

export function aboutStay(
  i18n: I18n,
  stay: GuestStay,
  email: Pick<Email, 'subject' | 'paragraphs'> & Partial<Email>,
): Email {
  return {
    guest: stay.customerEmail,
    locale: stay.locale,
    tag: tagOf(i18n, stay),
    ...greeting(i18n, stay.customerName),
    facts: stayFacts(i18n, stay),
    closing: [openQuestions(i18n), business.name],
    ...email,
    links: [...(email.links ?? passLink(i18n, stay)), ...chatLink(i18n, stay)],
  }
}

export function howToCancel(i18n: I18n, { passUrl }: GuestStay): string[] {
  return passUrl ? [] : [i18n._('letter.cancel')]
}

export function storageTime(
  i18n: I18n,
  stay: Pick<Stay, 'storageType' | 'duration'>,
): Email['facts'] {
  const { storageType, duration } = stay
  if (!duration) return []
  const count =
    storageType === 'short'
      ? i18n._('letter.hours', { count: duration })
      : i18n._('letter.days', { count: duration })
  return [[i18n._('letter.storage-time'), count]]
}

export function serviceName(i18n: I18n, service: ServiceType): string {
  const names: Record<ServiceType, string> = {
    storage: i18n._('service.storage'),
    'airport-shuttle': i18n._('service.airport-shuttle'),
    taxi: i18n._('service.taxi'),
    accommodations: i18n._('service.accommodations'),
    buses: i18n._('service.buses'),
    'buses-tirana': i18n._('service.buses-tirana'),
    tours: i18n._('service.tours'),
    rental: i18n._('service.rental'),
    guide: i18n._('service.guide'),
    packages: i18n._('service.packages'),
  }
  return names[service]
}
