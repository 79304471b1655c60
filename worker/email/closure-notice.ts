import type { I18n } from '@lingui/core'
import { business } from '../../domain/business/business.ts'
import { switches } from '../../domain/business/switches.ts'
import { closureText } from '../../domain/opening-hours/closed-days.ts'
import type { Closure, Visit } from '../../domain/opening-hours/opening-times.ts'
import { affectedVisits, outcomeOf } from '../../domain/opening-hours/staff-closures.ts'
import { longInstantText } from '../../domain/time/date-text.ts'
import type { Email } from './email.ts'
import type { GuestStay } from './email-context.ts'
import { emailI18n } from './i18n.ts'
import { aboutStay, passLink } from './stay-facts.ts'

/**
 * Writes the email to a guest whose visit a closure prevents.
 * Returns `null` if the closure was lifted or no longer affects the stay.
 */
export function closureNotice(
  stay: GuestStay,
  closure: Closure & { liftedAt: Date | null },
): Email | null {
  if (outcomeOf(closure, stay) !== 'open') return null
  const { locale, luggageCount } = stay
  const i18n = emailI18n(locale)
  const { subject, intro } = whatIsClosed(i18n, stay, closure)
  return aboutStay(i18n, stay, {
    subject,
    paragraphs: [intro, choice(i18n, stay)],
    facts: [
      [
        closure.kind === 'closed' ? i18n._('closure.shut-label') : i18n._('closure.full-label'),
        closureText(closure, locale),
      ],
      [i18n._('letter.items'), String(luggageCount)],
      ...times(i18n, stay, affectedVisits(closure, stay)),
    ],
    // The label doesn't offer changes, because the pass may refuse a change that staff can make.
    links: passLink(i18n, stay, 'see'),
    closing: [answer(i18n), business.name],
  })
}

function answer(i18n: I18n): string {
  const chat = switches.whatsapp ? 'whatsapp' : 'none'
  return i18n._('closure.answer', { phone: business.phone, chat })
}

function whatIsClosed(
  i18n: I18n,
  stay: GuestStay,
  closure: Closure,
): { subject: string; intro: string } {
  const { reference } = stay
  if (closure.kind === 'full') {
    return {
      subject: i18n._('closure.full-subject', { reference }),
      intro: i18n._('closure.full-intro'),
    }
  }
  const visits = affectedVisits(closure, stay)
  const visit = visits.length === 1 ? visits[0] : 'both'
  return {
    subject: i18n._('closure.shut-subject', { reference }),
    intro: i18n._('closure.shut-intro', { visit }),
  }
}

function choice(i18n: I18n, { status, received, refunded }: GuestStay): string {
  if (status === 'checked_in') return i18n._('closure.bags-here')
  return received > refunded ? i18n._('closure.move-or-refund') : i18n._('closure.move-or-cancel')
}

function times(
  i18n: I18n,
  { startDate, endDate, pickUpAt, locale }: GuestStay,
  visits: readonly Visit[],
): Email['facts'] {
  const pickUp = endDate ?? (visits.includes('pick_up') ? pickUpAt : null)
  const facts: Email['facts'] = [[i18n._('letter.drop-off'), longInstantText(startDate, locale)]]
  if (pickUp) facts.push([i18n._('letter.pick-up'), longInstantText(pickUp, locale)])
  return facts
}
