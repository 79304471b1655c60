import type { I18n } from '@lingui/core'
import type { ComponentType } from 'react'
import { defaultLocale, type Locale, locales } from '../domain/locales.ts'
import type { Catalog } from './catalogs.ts'
import { type Path, paths } from './paths.ts'
import type { StillPart } from './still-part.tsx'

/** What a browser tab and a search result say of a page, in the language of `i18n`. */
export interface PageHead {
  title: string
  description: string
  /** Search words, parted by commas. */
  keywords?: string
}

export interface PageModule {
  default: ComponentType
  head: (i18n: I18n) => PageHead
  stillParts?: readonly StillPart[]
}

/**
 * What a page's Content-Security-Policy allows: the map's frame and our own forms, Stripe's scripts
 * and frames, the city's transit map, or the bus partner's site. A policy belongs to the document, so
 * only `content` pages share one.
 */
export type PolicyProfile = 'content' | 'pay' | 'transit' | 'bus-partner'

export interface Page {
  /** Its folder in `web/pages/`. */
  name: string
  path: Path
  /** Another address that shows the same page; `path` stays its canonical one. */
  alias?: `/${string}`
  /** The page's words, besides the chrome's. */
  catalogs: readonly Catalog[]
  policy: PolicyProfile
  /** Kept out of search engines and the sitemap. */
  unlisted?: true
  /** Served in English alone; other languages have something better at its address. */
  englishOnly?: true
  /** Tells search engines of the business: where it is, when it is open. */
  describesBusiness?: true
  /** Always loaded as a document, so that other pages need not know its words. */
  ownDocument?: true
  /** May be shown in a frame of our own pages. */
  framable?: true
  /** The parts that are only read: where they are written, and their words (see `still-part.tsx`). */
  still?: { source: string; catalogs: readonly Catalog[] }
  /** Catalogs that are fetched for what the visitor opens on the page. */
  laterCatalogs?: readonly Catalog[]
  /** Brings its own `main`, without the site's bar and footer; always loaded as a document. */
  bare?: true
}

/** The languages that a page is written in. */
export function localesOf({ englishOnly }: Page): readonly Locale[] {
  return englishOnly ? [defaultLocale] : locales
}

/** Pages that share a document replace one another in it; links to and from the others load theirs. */
export function sharesDocument({ policy, ownDocument, bare }: Page): boolean {
  return policy === 'content' && !ownDocument && !bare
}

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
    still: {
      source: 'web/features/reading/reading.tsx',
      catalogs: ['reading'],
    },
    laterCatalogs: ['service-request', 'stay', 'forms'],
    policy: 'content',
    describesBusiness: true,
  },
  {
    name: 'services',
    path: paths.services,
    alias: '/services',
    catalogs: ['services'],
    still: {
      source: 'web/features/reading/reading.tsx',
      catalogs: ['reading'],
    },
    laterCatalogs: ['service-request', 'stay', 'forms'],
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
    still: {
      source: 'web/features/contact-ways/contact-ways.tsx',
      catalogs: ['contact-ways'],
    },
    policy: 'content',
    describesBusiness: true,
  },
  {
    name: 'book-online',
    path: paths.bookOnline,
    catalogs: ['booking', 'stay', 'forms'],
    policy: 'pay',
    describesBusiness: true,
  },
  {
    name: 'reserve',
    path: paths.reserve,
    catalogs: ['reservation', 'stay', 'forms'],
    policy: 'content',
    describesBusiness: true,
  },
  {
    name: 'booking-frame',
    path: paths.bookingFrame,
    catalogs: ['booking', 'stay', 'forms'],
    policy: 'pay',
    unlisted: true,
    bare: true,
    framable: true,
  },
  {
    name: 'reservation-frame',
    path: paths.reservationFrame,
    catalogs: ['reservation', 'stay', 'forms'],
    policy: 'content',
    unlisted: true,
    bare: true,
    framable: true,
  },
  {
    name: 'booking-confirmed-frame',
    path: paths.bookingConfirmedFrame,
    catalogs: ['booking-confirmed', 'booking', 'stay', 'forms'],
    policy: 'content',
    unlisted: true,
    bare: true,
    framable: true,
  },
  {
    name: 'booking-confirmed',
    path: paths.bookingConfirmed,
    catalogs: ['booking-confirmed', 'booking', 'stay', 'forms'],
    policy: 'content',
    ownDocument: true,
    unlisted: true,
  },
  {
    name: 'admin',
    path: paths.admin,
    catalogs: ['staff', 'forms'],
    policy: 'content',
    unlisted: true,
    bare: true,
  },
  notFoundPage,
]

/** The page at an address without its language prefix; what no page has is the not-found page. */
export function pageAt(path: string): Page {
  return pages.find((page) => page.path === path || page.alias === path) ?? notFoundPage
}
