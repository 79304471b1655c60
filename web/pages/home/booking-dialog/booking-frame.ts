import type { Locale } from '../../../../domain/business/locales.ts'
import { hrefOf, paths } from '../../../routing/paths.ts'

/** The two forms that the home page opens in a dialog (specification, section 2, Home). */
export type BookingKind = 'booking' | 'reservation'

/** What a dialog frames, and what it may do there. */
export interface BookingFrame {
  src: string
  /** Where the frame's messages come from. */
  origin: string
  /** None for the site's own form, which is no stranger. */
  sandbox?: string
}

const pathOf = { booking: paths.bookingFrame, reservation: paths.reservationFrame } as const

/**
 * What an external form needs to take a booking and a payment. A bank's page takes the whole window,
 * as Stripe does; a wallet opens one of its own.
 */
const sandbox = [
  'allow-scripts',
  'allow-forms',
  'allow-same-origin',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-top-navigation',
].join(' ')

/**
 * The operator's external booking application at its own two paths where there is one, the site's own
 * form in the reader's language otherwise.
 */
export function bookingFrame(
  kind: BookingKind,
  locale: Locale,
  ownOrigin: string,
  bookingOrigin: string | null,
): BookingFrame {
  if (!bookingOrigin) return { src: hrefOf(pathOf[kind], locale), origin: ownOrigin }
  const { origin } = new URL(bookingOrigin)
  return { src: origin + pathOf[kind], origin, sandbox }
}
