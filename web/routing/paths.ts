import { business } from '../../domain/business/business.ts'
import { type Locale, localizePath } from '../../domain/business/locales.ts'

export const paths = {
  home: '/',
  bookOnline: '/book-online',
  reserve: '/reserve-pay-location',
  bookingConfirmed: '/booking-confirmed',
  /** The `…Frame` pages are shown inside the home page's booking dialogs. */
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
