import { business } from '../../domain/business/business.ts'
import { type Locale, localizePath } from '../../domain/business/locales.ts'

export const paths = {
  home: '/',
  bookOnline: '/book-online',
  reserve: '/reserve-pay-location',
  bookingConfirmed: '/booking-confirmed',
  /** Framable version of `bookOnline`, for the home page's dialog. */
  bookingFrame: '/booking',
  /** Framable version of `reserve`, for the home page's dialog. */
  reservationFrame: '/reservation',
  /** Framable version of `bookingConfirmed`, for the home page's dialog. */
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
  /** A link to a pass has its token in the fragment. */
  pass: '/pass',
  admin: '/admin',
  notFound: '/404',
} as const

export type Path = (typeof paths)[keyof typeof paths]

/** Pass `fragment` without `#`. */
export function hrefOf(path: Path, locale: Locale, fragment?: string): string {
  const address = localizePath(path, locale)
  return fragment ? `${address}#${fragment}` : address
}
