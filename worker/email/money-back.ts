import type { I18n } from '@lingui/core'
import { type Cents, totalText } from '../../domain/business/money.ts'
import { isRefundable } from '../../domain/payments/cancellation-policy.ts'
import type { Overpayment } from '../../domain/stay/pay-out.ts'
import { tiranaDate } from '../../domain/time/calendar.ts'
import type { Email } from './email.ts'
import type { EmailContext, GuestStay, SentRefund } from './email-context.ts'

import { tagOf } from './stay-facts.ts'

export function moneyBack(i18n: I18n, stay: GuestStay, emailContext: EmailContext): string[] {
  return [
    ...refundedParagraphs(i18n, stay, emailContext),
    ...owedParagraphs(i18n, stay, emailContext),
  ]
}

export function codeAtDesk(
  i18n: I18n,
  stay: GuestStay,
  { atDesk }: Pick<Overpayment, 'atDesk'>,
): Pick<Email, 'tag'> {
  const tag = tagOf(i18n, stay)
  return { tag: { ...tag, hasCode: tag.hasCode || atDesk > 0 } }
}

function refundedParagraphs(i18n: I18n, stay: GuestStay, { refunds }: EmailContext): string[] {
  const ways = Map.groupBy(refunds, ({ method }) => method)
  return [
    ...[...ways].map(([method, parts]) =>
      i18n._('refunded.way', { method, amount: totalText(sumOf(parts), stay.locale) }),
    ),
    ...traceParagraphs(i18n, stay, ways.get('stripe') ?? []),
  ]
}

/** Returns paragraphs that help guests to find online refunds at their bank. */
function traceParagraphs(i18n: I18n, { passUrl }: GuestStay, online: readonly SentRefund[]) {
  const references = online.flatMap(({ bankReference }) => bankReference ?? [])
  const isAwaited = online.some(({ bankReference, isReversal }) => !bankReference && !isReversal)
  const named = { count: references.length, references: references.join(', ') }
  return [
    ...(online.some(({ isReversal }) => isReversal) ? [i18n._('refunded.reversal')] : []),
    ...(references.length > 0 ? [i18n._('refunded.reference', named)] : []),
    ...(isAwaited && passUrl ? [i18n._('refunded.reference-later')] : []),
  ]
}

export function owedParagraphs(
  i18n: I18n,
  { locale }: GuestStay,
  { atDesk, held, toSend }: Overpayment,
): string[] {
  const textOf = (cents: Cents) => ({ amount: totalText(cents, locale) })
  return [
    ...(atDesk > 0 ? [i18n._('ended.to-return', textOf(atDesk))] : []),
    ...(held > 0 ? [i18n._('ended.held', textOf(held))] : []),
    ...(toSend > 0 ? [i18n._('ended.not-sent', textOf(toSend))] : []),
  ]
}

export function sumOf(parts: readonly SentRefund[]): Cents {
  return parts.reduce((total, { cents }) => total + cents, 0)
}

/**
 * Says whether a paid stay is refunded if the guest cancels now.
 * Empty if the stay was moved late and `kept` is 0.
 */
export function refundPromise(
  i18n: I18n,
  stay: GuestStay,
  { now }: Pick<EmailContext, 'now'>,
): string[] {
  if (isRefundable(stay, now)) return [i18n._('letter.refund')]
  if (stay.movedLateAt) return movedLate(i18n, stay)
  const isToday = tiranaDate(now) === tiranaDate(stay.startDate)
  return isToday
    ? [i18n._('letter.no-refund-today'), ...ifDelayed(i18n, stay, now)]
    : [i18n._('letter.no-refund')]
}

/**
 * Says that guests can move the stay on their pass until its drop-off time.
 * Empty after that, or without a link.
 */
function ifDelayed(i18n: I18n, { passUrl, startDate }: GuestStay, now: Date): string[] {
  return passUrl && now < startDate ? [i18n._('letter.delayed')] : []
}

export function movedLate(i18n: I18n, { movedLateAt, kept }: GuestStay): string[] {
  return movedLateAt && kept > 0 ? [i18n._('letter.moved-late')] : []
}
