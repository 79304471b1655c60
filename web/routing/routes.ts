import type { Catalog } from '../words/catalogs.ts'
import type { Page } from './page.ts'
import { paths } from './paths.ts'

export const catalogsEverywhere = ['chat', 'consent', 'legal', 'forms'] as const satisfies Catalog[]

export const notFoundPage: Page = {
  name: 'not-found',
  path: paths.notFound,
  catalogs: ['not-found'],
  policy: 'content',
  englishOnly: true,
}

/** See `docs/pages.md` for how to add a page. */
export const pages: readonly Page[] = [
  {
    name: 'home',
    path: paths.home,
    catalogs: ['home'],
    staticCatalogs: ['sections'],
    policy: 'content',
  },
  {
    name: 'services',
    path: paths.services,
    alias: '/services',
    catalogs: ['services'],
    staticCatalogs: ['sections'],
    policy: 'content',
  },
  {
    name: 'location',
    path: paths.location,
    catalogs: ['location'],
    policy: 'content',
  },
  {
    name: 'about',
    path: paths.about,
    catalogs: ['about'],
    policy: 'content',
  },
  {
    name: 'accommodations',
    path: paths.accommodations,
    catalogs: ['accommodations'],
    policy: 'content',
  },
  {
    name: 'bus-tickets',
    path: paths.busTickets,
    catalogs: ['buses'],
    policy: 'bus-partner',
  },
  {
    name: 'bus-lines',
    path: paths.busLines,
    catalogs: ['buses'],
    policy: 'content',
  },
  {
    name: 'airport-shuttle',
    path: paths.airportShuttle,
    catalogs: ['shuttle'],
    policy: 'content',
  },
  {
    name: 'local-buses',
    path: paths.localBuses,
    catalogs: ['local-buses'],
    policy: 'transit',
  },
  {
    name: 'legal',
    path: paths.legal,
    catalogs: ['legal'],
    policy: 'content',
  },
  {
    name: 'contact',
    path: paths.contact,
    catalogs: ['contact', 'forms'],
    staticCatalogs: ['contact-ways'],
    policy: 'content',
  },
  {
    name: 'book-online',
    path: paths.bookOnline,
    catalogs: ['booking', 'stay', 'forms'],
    policy: 'pay',
  },
  {
    name: 'reserve',
    path: paths.reserve,
    catalogs: ['reservation', 'stay', 'forms'],
    policy: 'content',
  },
  {
    name: 'booking-frame',
    path: paths.bookingFrame,
    catalogs: ['booking', 'stay', 'forms'],
    policy: 'pay',
    bare: true,
    framable: true,
  },
  {
    name: 'reservation-frame',
    path: paths.reservationFrame,
    catalogs: ['reservation', 'stay', 'forms'],
    policy: 'content',
    bare: true,
    framable: true,
  },
  {
    name: 'booking-confirmed-frame',
    path: paths.bookingConfirmedFrame,
    catalogs: ['booking-confirmed', 'booking', 'stay', 'forms'],
    policy: 'paid',
    bare: true,
    framable: true,
  },
  {
    name: 'booking-confirmed',
    path: paths.bookingConfirmed,
    catalogs: ['booking-confirmed', 'booking', 'stay', 'forms'],
    policy: 'paid',
  },
  {
    name: 'pass',
    path: paths.pass,
    catalogs: ['pass', 'confirmation', 'forms'],
    policy: 'pay',
  },
  {
    name: 'admin',
    path: paths.admin,
    hasParts: true,
    catalogs: ['staff', 'forms'],
    policy: 'staff',
    bare: true,
  },
  notFoundPage,
]

export function pageAt(path: string): Page {
  const isAt = ({ path: own, alias, hasParts }: Page) =>
    own === path || alias === path || (hasParts && path.startsWith(`${own}/`))
  return pages.find(isAt) ?? notFoundPage
}
