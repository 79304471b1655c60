import type { I18n } from '@lingui/core'
import { business } from '../../domain/business/business.ts'
import { localizePath } from '../../domain/business/locales.ts'
import { calendarFile } from '../../domain/pass/calendar-file.ts'
import { stayEvents } from '../../domain/pass/stay-calendar.ts'
import { longInstantText } from '../../domain/time/date-text.ts'
import type { Enclosure } from './email.ts'
import type { EmailContext, GuestStay } from './email-context.ts'

/**
 * Returns one calendar file for both visits, or one per visit if cancelled (RFC 5546).
 * Empty for services other than storage.
 */
export function calendarOf(
  i18n: I18n,
  stay: GuestStay,
  { changes, now: madeAt }: Pick<EmailContext, 'changes' | 'now'>,
): Enclosure[] {
  if (stay.serviceType !== 'storage') return []
  const { reference, startDate, pickUpAt, locale, customerEmail: guest } = stay
  const cancelled = stay.status === 'cancelled'
  const events = stayEvents(
    { reference, startDate, pickUpAt, cancelled, changes },
    wordsOf(i18n, stay),
  )
  const common = { madeAt, language: locale }
  if (!cancelled) {
    const text = calendarFile({ ...common, method: 'PUBLISH', events })
    return [file(`${reference}.ics`, 'PUBLISH', text)]
  }
  return events.map((event, place) => {
    const text = calendarFile({ ...common, method: 'CANCEL', guest, events: [event] })
    return file(`${reference}-${place + 1}.ics`, 'CANCEL', text)
  })
}

function file(name: string, method: string, text: string): Enclosure {
  const type = `text/calendar; charset=utf-8; method=${method}`
  return { name, type, content: new TextEncoder().encode(text) }
}

function wordsOf(i18n: I18n, { reference, pickUpAt, locale }: GuestStay) {
  const { name, phone, origin, address } = business
  const note = i18n._('calendar.note', { reference, phone })
  const when = `${i18n._('letter.pick-up')}: ${longInstantText(pickUpAt, locale)}`
  return {
    dropOff: i18n._('calendar.drop-off', { name }),
    pickUp: i18n._('calendar.pick-up', { name }),
    dropOffNote: note,
    pickUpNote: note,
    reminder: when,
    location: `${name}, ${address.street}, ${address.postalCode} ${address.city}`,
    url: `${origin}${localizePath('/location', locale)}`,
  }
}
