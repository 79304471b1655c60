import type { Catalog } from '../words/catalogs.ts'
import type { Page } from './page.ts'
import { paths } from './paths.ts'

/** Catalogs that any page may come to fetch: the assistant, the question of consent, the legal texts. */
export const catalogsEverywhere = ['chat', 'consent', 'legal', 'forms'] as const satisfies Catalog[]

export const notFoundPage: Page = {
  name: 'not-found',
  path: paths.notFound,
  catalogs: ['not-found'],
  policy: 'content',
  unlisted: true,
  englishOnly: true,
}

/** Every page of the site; `docs/pages.md` tells how to add one. */
export const pages: readonly Page[] = [
  {
    name: 'home',
    path: paths.home,
    catalogs: ['home'],
    static: {
      source: 'web/sections/sections.tsx',
      catalogs: ['sections'],
    },
    laterCatalogs: ['service-request', 'stay', 'stay-later', 'forms'],
    policy: 'content',
    describesBusiness: true,
  },
  {
    name: 'services',
    path: paths.services,
    alias: '/services',
    catalogs: ['services'],
    static: {
      source: 'web/sections/sections.tsx',
      catalogs: ['sections'],
    },
    laterCatalogs: ['service-request', 'stay', 'stay-later', 'forms'],
    policy: 'content',
    describesBusiness: true,
  },
  {
    name: 'location',
    path: paths.location,
    catalogs: ['location'],
    policy: 'content',
    describesBusiness: true,
  },
  {
    name: 'about',
    path: paths.about,
    catalogs: ['about'],
    policy: 'content',
    describesBusiness: true,
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
    catalogs: ['buses', 'terminal'],
    policy: 'bus-partner',
  },
  {
    name: 'bus-lines',
    path: paths.busLines,
    catalogs: ['buses', 'terminal'],
    policy: 'content',
  },
  {
    name: 'airport-shuttle',
    path: paths.airportShuttle,
    catalogs: ['shuttle'],
    laterCatalogs: ['service-request', 'forms'],
    policy: 'content',
  },
  {
    name: 'local-buses',
    path: paths.localBuses,
    catalogs: ['buses'],
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
    static: {
      source: 'web/features/contact-ways/static-parts.tsx',
      catalogs: ['contact-ways'],
    },
    policy: 'content',
    describesBusiness: true,
  },
  {
    name: 'book-online',
    path: paths.bookOnline,
    catalogs: ['booking', 'stay', 'forms'],
    laterCatalogs: ['confirmation', 'stay-later'],
    policy: 'pay',
    describesBusiness: true,
  },
  {
    name: 'reserve',
    path: paths.reserve,
    catalogs: ['reservation', 'stay', 'forms'],
    laterCatalogs: ['confirmation', 'stay-later'],
    policy: 'content',
    describesBusiness: true,
  },
  {
    name: 'booking-frame',
    path: paths.bookingFrame,
    catalogs: ['booking', 'stay', 'forms'],
    laterCatalogs: ['confirmation', 'stay-later'],
    policy: 'pay',
    unlisted: true,
    bare: true,
    framable: true,
  },
  {
    name: 'reservation-frame',
    path: paths.reservationFrame,
    catalogs: ['reservation', 'stay', 'forms'],
    laterCatalogs: ['confirmation', 'stay-later'],
    policy: 'content',
    unlisted: true,
    bare: true,
    framable: true,
  },
  {
    name: 'booking-confirmed-frame',
    path: paths.bookingConfirmedFrame,
    tellsNoReferrer: true,
    catalogs: ['booking-confirmed', 'booking', 'stay', 'forms'],
    laterCatalogs: ['confirmation'],
    policy: 'paid',
    unlisted: true,
    bare: true,
    framable: true,
  },
  {
    name: 'booking-confirmed',
    path: paths.bookingConfirmed,
    tellsNoReferrer: true,
    catalogs: ['booking-confirmed', 'booking', 'stay', 'forms'],
    laterCatalogs: ['confirmation'],
    policy: 'paid',
    ownDocument: true,
    unlisted: true,
  },
  {
    name: 'pass',
    path: paths.pass,
    tellsNoReferrer: true,
    catalogs: ['pass', 'confirmation', 'forms'],
    policy: 'content',
    ownDocument: true,
    unlisted: true,
  },
  {
    name: 'admin',
    path: paths.admin,
    hasParts: true,
    catalogs: ['staff', 'forms'],
    laterCatalogs: ['desk', 'phrases', 'stays', 'till', 'closures', 'attention'],
    policy: 'staff',
    unlisted: true,
    bare: true,
  },
  notFoundPage,
]

/** The page at an address without its language prefix; what no page has is the not-found page. */
export function pageAt(path: string): Page {
  const isAt = ({ path: own, alias, hasParts }: Page) =>
    own === path || alias === path || (hasParts && path.startsWith(`${own}/`))
  return pages.find(isAt) ?? notFoundPage
}
