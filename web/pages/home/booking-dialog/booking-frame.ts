import type { Locale } from '../../../../domain/business/locales.ts'
import { hrefOf, paths } from '../../../routing/paths.ts'

export type BookingKind = 'booking' | 'reservation'

export interface BookingFrame {
  src: string
  origin: string
  sandbox?: string
}

const pathOf = { booking: paths.bookingFrame, reservation: paths.reservationFrame } as const

/**
 * Sandbox permissions of an external booking form.
 * A bank's page needs the whole window, and wallets open a popup.
 */
const sandbox = [
  'allow-scripts',
  'allow-forms',
  'allow-same-origin',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-top-navigation',
].join(' ')

/** Returns the external booking form if `bookingOrigin` is set, otherwise our own form. */
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
