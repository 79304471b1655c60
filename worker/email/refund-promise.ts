import type { I18n } from '@lingui/core'
import { isRefundable } from '../../domain/payments/cancellation-policy.ts'
import { tiranaDate } from '../../domain/time/calendar.ts'
import type { EmailContext, GuestStay } from './email-context.ts'

/**
 * Says whether a paid stay is refunded if the guest cancels now.
 * It promises a refund only if the rule makes one (see `isRefundable`).
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

/** Says that guests can move the stay on their pass until its drop-off time. Empty after that, or without a link. */
function ifDelayed(i18n: I18n, { passUrl, startDate }: GuestStay, now: Date): string[] {
  return passUrl && now < startDate ? [i18n._('letter.delayed')] : []
}

/** Says that the stay was moved late. Empty unless it was, and is paid. */
export function movedLate(i18n: I18n, { movedLateAt, kept }: GuestStay): string[] {
  return movedLateAt && kept > 0 ? [i18n._('letter.moved-late')] : []
}
