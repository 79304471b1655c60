import { business } from '../../domain/business/business.ts'
import { type Locale, localizePath } from '../../domain/business/locales.ts'

/** Every page's English address. */
export const paths = {
  home: '/',
  bookOnline: '/book-online',
  reserve: '/reserve-pay-location',
  bookingConfirmed: '/booking-confirmed',
  /** The two forms alone, for the home page's dialogs, and what follows on a payment there. */
  bookingFrame: '/booking',
  reservationFrame: '/reservation',
  bookingConfirmedFrame: '/booking/confirmed',
  services: '/services-hub',
  location: '/location',
  contact: '/contact',
  about: '/about',
  accommodations: '/accommodations',
  busTickets: `/${business.busPartner.slug}`,
  busLines: '/bus-lines-albania-kosovo',
  airportShuttle: '/airport-shuttle',
  localBuses: '/bus-lines-tirana',
  legal: '/legal',
  /** A guest's own stay, by the token in the address's fragment. */
  pass: '/pass',
  admin: '/admin',
  notFound: '/404',
} as const

export type Path = (typeof paths)[keyof typeof paths]

/** The address of a page in a language, with an optional fragment (`location`, without the `#`). */
export function hrefOf(path: Path, locale: Locale, fragment?: string): string {
  const address = localizePath(path, locale)
  return fragment ? `${address}#${fragment}` : address
}
