import { totalText } from '../../domain/money-text.ts'
import type { StayFile } from '../../domain/stay-file.ts'
import type { PastMailKind } from '../../domain/stay-history.ts'
import { mailI18n } from './i18n.ts'
import { readerOf } from './kinds.ts'
import { serviceName } from './service-names.ts'

/** The subjects that need the stay's reference alone, by their ids in the catalogs. */
const ids: Partial<Record<PastMailKind, string>> = {
  booking_confirmed: 'booking.subject',
  reservation_confirmed: 'reservation.subject',
  request_noted: 'request.subject',
  request_expired: 'request-expired.subject',
  drop_off_reminder: 'drop-off-reminder.subject',
  pick_up_reminder: 'pick-up-reminder.subject',
  stay_changed: 'changed.subject',
  stay_cancelled: 'cancelled.subject',
  stay_missed: 'missed.subject',
  luggage_abandoned: 'abandoned.subject',
  refunded: 'refunded.subject',
  refund_delayed: 'refund-delayed.subject',
  receipt: 'receipt.subject',
  payment_lapsed: 'lapsed.subject',
  payment_declined: 'declined.subject',
  payment_in_review: 'review.subject',
  closure_notice: 'closure.shut-subject',
}

/** What a mail to the guest of a stay was headed; null for one to the office. */
export function subjectOf(
  { stay }: Pick<StayFile, 'stay'>,
  { kind, cents }: { kind: PastMailKind; cents: number },
): string | null {
  const { locale, reference, serviceType } = stay
  const isConfirmation = kind === 'booking_confirmed' || kind === 'reservation_confirmed'
  const id = isConfirmation && serviceType !== 'storage' ? 'service.subject' : ids[kind]
  if (!id || readerOf[kind] !== 'guest') return null
  const i18n = mailI18n(locale)
  const amount = totalText(cents, locale)
  return i18n._(id, { reference, amount, service: serviceName(i18n, serviceType) })
}
