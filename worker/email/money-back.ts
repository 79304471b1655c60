import type { I18n } from '@lingui/core'
import { type Cents, totalText } from '../../domain/business/money.ts'

import type { Overpayment } from '../../domain/stay/pay-out.ts'
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

/**
 * Returns paragraphs that help to find refunds at the bank.
 * They explain reversals and list bank references. If another refund still lacks its reference, they say that it
 * will be on the pass, unless the guest has no link.
 */
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
